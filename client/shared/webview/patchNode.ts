import type { PageChild, PageNode } from './pageNode.ts';

const svg = 'http://www.w3.org/2000/svg';

/**
 * Makes the children of an element what they should be and leaves alone what is so already: the focus, the selection and
 * what a person has opened stay while the page changes.
 */
export function patchChildren(parent: Element, children: readonly PageChild[]): void {
  for (const [index, child] of children.entries()) {
    const there = parent.childNodes[index];
    if (there !== undefined && isSameKind(there, child)) patchNode(there, child);
    else if (there === undefined) parent.append(createNode(child));
    else parent.replaceChild(createNode(child), there);
  }
  while (parent.childNodes.length > children.length) parent.lastChild?.remove();
}

function patchNode(there: Node, wanted: PageChild): void {
  if (typeof wanted === 'string') {
    if (there.nodeValue !== wanted) there.nodeValue = wanted;
  } else if (there instanceof Element) {
    patchAttributes(there, wanted);
    patchChildren(there, wanted.children);
  }
}

function patchAttributes(there: Element, { attributes }: PageNode): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (there.getAttribute(name) !== value) there.setAttribute(name, value);
  }
  for (const name of there.getAttributeNames()) {
    // Components set attributes of their own on themselves.
    const isOurs = !there.localName.includes('-') || name.startsWith('data-');
    if (isOurs && !(name in attributes)) there.removeAttribute(name);
  }
}

function createNode(child: PageChild): Node {
  if (typeof child === 'string') return document.createTextNode(child);
  const { name, attributes, children } = child;
  const made = name.startsWith('svg:') ? document.createElementNS(svg, name.slice(4)) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.map(createNode));
  return made;
}

function isSameKind(there: Node, child: PageChild): boolean {
  if (typeof child === 'string') return there.nodeType === Node.TEXT_NODE;
  return (
    there instanceof Element &&
    there.localName === child.name.replace(/^svg:/, '') &&
    keyOf(there) === child.attributes['data-key']
  );
}

/** Parts with a key are the same thing only where that is the same. */
function keyOf(there: Element): string | undefined {
  return there.getAttribute('data-key') ?? undefined;
}
