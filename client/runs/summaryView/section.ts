import { element, type PageNode } from '../../shared/webview/pageNode.ts';
import type { ViewState } from './viewState.ts';

/** A part of the page under a heading; nothing where there is nothing in it. */
export function section(name: string, heading: string, content: PageNode[]): PageNode[] {
  if (content.length === 0) return [];
  const id = `heading-${name}`;
  return [element('section', { 'data-key': name, 'aria-labelledby': id }, element('h2', { id }, heading), content)];
}

/** A part that opens on demand; what is in it is made only then, as it may be long. */
export function disclosure(name: string, title: string, { open }: ViewState, content: () => PageNode): PageNode {
  const isOpen = open.has(name);
  return element(
    'details',
    { 'data-key': name, open: isOpen },
    element('summary', { 'data-part': name }, title),
    isOpen ? [content()] : [],
  );
}
