/// Ways through a tree of objects, such as views.
enum Tree {
  /// The nodes from a root down that fulfil the condition, in order; nothing below a node that does
  /// is looked at.
  static func nodes<Node>(
    in root: Node,
    children: (Node) -> [Node],
    where condition: (Node) -> Bool
  ) -> [Node] {
    if condition(root) { return [root] }
    return children(root).flatMap { nodes(in: $0, children: children, where: condition) }
  }

  /// The nodes from one up to a root, the root left out.
  static func path<Node: AnyObject>(
    from node: Node,
    upTo root: Node,
    parent: (Node) -> Node?
  ) -> [Node] {
    var path: [Node] = []
    var next: Node? = node
    while let node = next, node !== root {
      path.append(node)
      next = parent(node)
    }
    return path
  }
}
