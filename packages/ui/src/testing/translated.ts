// Makes changes of a page fail as they do when the browser translates it: each text is then in a <font> element, so that its parent can
// neither remove it nor insert something before it. A file for `setupFiles`.

const isMarked = (node: Node, mark: string) => Object.keys(node).some((key) => key.startsWith(mark));

/** Whether a node is a text created by React that would be translated. Excludes text that a test renders without an element. */
function isTranslated(node: Node | null, parent: Node): node is Text {
  const isText = node instanceof Text && /\S/.test(node.data) && isMarked(node, '__reactFiber$');
  return isText && !isMarked(parent, '__reactContainer$');
}

function fail({ data }: Text, parent: Node): never {
  const place = parent instanceof Element ? parent.outerHTML.slice(0, 300) : parent.nodeName;
  throw new Error(`Translated pages break here: “${data}” needs an element of its own in ${place}`);
}

const { removeChild, insertBefore } = Node.prototype;
Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
  if (isTranslated(child, this)) fail(child, this);
  return removeChild.call(this, child) as Child;
};
Node.prototype.insertBefore = function insert<Child extends Node>(this: Node, child: Child, next: Node | null): Child {
  if (isTranslated(next, this)) fail(next, this);
  return insertBefore.call(this, child, next) as Child;
};
