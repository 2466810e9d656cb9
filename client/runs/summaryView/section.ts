import { html, nothing, type TemplateResult } from 'lit-html';
import type { ViewState } from './viewState.ts';

/** A section of the page with a heading. */
export function section(id: string, title: string, content: unknown): TemplateResult {
  return html`<section id=${id} aria-labelledby="heading-${id}">
    <h2 id="heading-${id}">${title}</h2>
    ${content}
  </section>`;
}

/** A part that opens on demand; its content, which may be long, is rendered only then. */
export function disclosure(
  name: string,
  title: string,
  { open, toggle }: ViewState,
  content: () => TemplateResult,
): TemplateResult {
  const isOpen = open.has(name);
  const onClick = (event: { preventDefault(): void }) => {
    // The page keeps what is open, so that the next update of the run does not close it.
    event.preventDefault();
    toggle(name);
  };
  return html`<details ?open=${isOpen}>
    <summary @click=${onClick}>${title}</summary>
    ${isOpen ? content() : nothing}
  </details>`;
}
