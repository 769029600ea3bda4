#if canImport(Glibc)
import CMalloc
#else
import Darwin
#endif

/// The bytes that the allocator has given out and not got back.
func allocatedBytes() -> Int {
  #if canImport(Glibc)
  let info = mallinfo2()
  return Int(info.uordblks + info.hblkhd)
  #else
  return Int(mstats().bytes_used)
  #endif
}
