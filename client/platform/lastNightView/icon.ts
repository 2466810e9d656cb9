import { html, type TemplateResult } from 'lit-html';

/** An icon of the style sheet, which thousands of rows can have. */
export function icon(name: string): TemplateResult {
  return html`<span class="codicon codicon-${name}" aria-hidden="true"></span>`;
}
