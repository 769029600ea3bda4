/// The screen of a phone whose app is in the background: one icon.
struct HomeScreen: Equatable {
  /// The app's icon, which brings it back.
  let icon: CellRect

  init(in geometry: PhoneGeometry) {
    let screen = geometry.screen
    icon = CellRect(
      left: screen.left + screen.width / 2 - 6,
      top: screen.top + screen.height / 2 - 2,
      width: 13,
      height: 4
    )
  }
}
