import XCTest

@testable import Notables

final class TreeTests: XCTestCase {
  func testNodes_areFoundAtAnyDepth_notInsideAnother() {
    let root = Node("", [Node("a"), Node("", [Node("b"), Node("", [Node("c")])])])
    root.children.append(Node("d", [Node("inside")]))
    func names(in node: Node) -> [String] {
      Tree.nodes(in: node, children: \.children) { !$0.name.isEmpty }.map(\.name)
    }
    XCTAssertEqual(names(in: root), ["a", "b", "c", "d"])
    XCTAssertEqual(names(in: Node("root", [Node("child")])), ["root"])
  }

  func testPath_leadsUpToTheRoot_whichIsLeftOut() {
    let leaf = Node("leaf")
    let middle = Node("middle", [leaf])
    let root = Node("root", [middle])
    let parents = [leaf.name: middle, middle.name: root]
    func path(_ from: Node, _ to: Node) -> [String] {
      Tree.path(from: from, upTo: to) { parents[$0.name] }.map(\.name)
    }
    XCTAssertEqual(path(leaf, root), ["leaf", "middle"])
    XCTAssertEqual(path(root, root), [])
    XCTAssertEqual(path(leaf, Node("elsewhere")), ["leaf", "middle", "root"])
  }
}

private final class Node {
  let name: String
  var children: [Node]

  init(_ name: String, _ children: [Node] = []) {
    self.name = name
    self.children = children
  }
}
