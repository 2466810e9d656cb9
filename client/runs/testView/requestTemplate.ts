import { html, nothing, type TemplateResult } from 'lit-html';
import type { RequestChange, RequestContent } from '../testPane/testMessages.ts';

/** A request: why it was sent, its differences from the one before it, and its contents. */
export function requestTemplate({ why, changes, line, headers, body }: RequestContent): TemplateResult {
  return html`<h2>Why this request</h2>
    <p>${why}</p>
    <h2>Changed since the request before</h2>
    ${typeof changes === 'string' ? html`<p>${changes}</p>` : changesTemplate(changes)}
    <h2>Request</h2>
    <p class="line"><code>${line}</code></p>
    ${headersTemplate(headers.map(([name, value]) => [name, value, false]))}
    ${body === undefined ? nothing : html`<h2>Body</h2>${textTemplate(body, 'Body of the request')}`}`;
}

function changesTemplate(changes: readonly RequestChange[]): TemplateResult {
  if (changes.length === 0) return html`<p>Nothing: the same request was sent again.</p>`;
  return html`<ul class="changes">
    ${changes.map(({ name, was, is }) => html`<li><code>${name}</code> ${valueTemplate(was)} → ${valueTemplate(is)}</li>`)}
  </ul>`;
}

function valueTemplate(value: string | undefined): TemplateResult {
  return value === undefined ? html`<span class="empty">not sent</span>` : html`<code>${value}</code>`;
}

/** Headers as a list of names and values; one with the address of the next page is marked. */
export function headersTemplate(headers: readonly [name: string, value: string, isNext: boolean][]): TemplateResult {
  if (headers.length === 0) return html`<p class="note">No headers.</p>`;
  const row = ([name, value, isNext]: readonly [string, string, boolean]) =>
    html`<div class=${isNext ? 'next' : nothing}>
      <dt>${name}</dt>
      <dd>${value}${isNext ? html` <span class="mark">next page</span>` : nothing}</dd>
    </div>`;
  return html`<dl class="headers">${headers.map(row)}</dl>`;
}

/** A text as it is, in a region that scrolls. */
export function textTemplate(text: string, label: string): TemplateResult {
  return html`<pre tabindex="0" role="region" aria-label=${label}>${text}</pre>`;
}
