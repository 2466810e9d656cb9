import './document.ts';
import type { Element } from 'happy-dom';
import { render } from 'lit-html';
import { window } from './document.ts';

export type RenderedElement = Element;

/** Draws a template of a webview into an element; drawing again changes its content, as in the webview. */
export function renderTemplate(template: unknown, root: RenderedElement = createRoot()): RenderedElement {
  render(template, root);
  return root;
}

/** The text of an element as it is read: spaces between tags are one or none. */
export function readText(element: RenderedElement | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export function click(element: RenderedElement | null | undefined): void {
  element?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));
}

export function focus(element: RenderedElement | null | undefined): void {
  if (element instanceof window.HTMLElement) element.focus();
}

function createRoot(): RenderedElement {
  const root = window.document.createElement('main');
  window.document.body.append(root);
  return root;
}
