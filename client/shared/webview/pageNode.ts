/**
 * A part of a page as plain data: it is built and tested without a browser, and put into one by `patchNode`. Texts are
 * texts, never markup.
 */
export interface PageNode {
  /** Name of the element; those of pictures have `svg` before a colon. */
  name: string;
  attributes: Record<string, string>;
  children: PageChild[];
}

export type PageChild = PageNode | string;

type Attributes = Record<string, string | number | boolean | undefined>;

/** An element of a page. An attribute that is `true` is there without a value; one that is `false` or undefined is not. */
export function element(name: string, attributes: Attributes, ...children: (PageChild | PageChild[])[]): PageNode {
  const entries = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === false ? [] : [[key, value === true ? '' : String(value)] as const],
  );
  return { name, attributes: Object.fromEntries(entries), children: children.flat() };
}

/** An element of a picture. */
export function shape(name: string, attributes: Attributes, ...children: (PageChild | PageChild[])[]): PageNode {
  return element(`svg:${name}`, attributes, ...children);
}

/** All the text of a part of a page, for what reads it aloud and for tests. */
export function nodeText(node: PageChild): string {
  return typeof node === 'string' ? node : node.children.map(nodeText).join('');
}
