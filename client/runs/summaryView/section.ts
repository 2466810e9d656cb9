import { html, nothing, type TemplateResult } from 'lit-html';
import type { ViewState } from './viewState.ts';

/** A part of the page under a heading. */
export function section(id: string, title: string, content: unknown): TemplateResult {
  return html`<section id=${id} aria-labelledby="heading-${id}">
    <h2 id="heading-${id}">${title}</h2>
    ${content}
  </section>`;
}

/** A part that opens on demand; what is in it is made only then, as it may be long. */
export function disclosure(
  name: string,
  title: string,
  { open, toggle }: ViewState,
  content: () => TemplateResult,
): TemplateResult {
  const isOpen = open.has(name);
  const onClick = (event: { preventDefault(): void }) => {
    // What is open is kept by the page, so that the next state of the run does not close it.
    event.preventDefault();
    toggle(name);
  };
  return html`<details ?open=${isOpen}>
    <summary @click=${onClick}>${title}</summary>
    ${isOpen ? content() : nothing}
  </details>`;
}
