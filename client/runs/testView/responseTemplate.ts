import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { JsonMark, JsonRow, ResponseContent } from '../testPane/testMessages.ts';
import type { Send } from './buttonsTemplate.ts';
import { isCopy } from './isCopy.ts';
import { headersTemplate, textTemplate } from './requestTemplate.ts';
import { focusedItem, focusItem, type ListKey } from './rovingFocus.ts';

const markTexts: Record<JsonMark, string> = { records: 'records', next: 'next page' };

/** A response: status, body and headers. The body comes first: it is what people look for. */
export function responseTemplate({ status, headers, rows, text, notes }: ResponseContent, send: Send): TemplateResult {
  return html`<p><strong>${status}</strong></p>
    ${notes.map((note) => html`<p class="note">${note}</p>`)}
    ${rows.length === 0 ? nothing : treeTemplate(rows, send)}
    ${text === undefined ? nothing : textTemplate(text, 'Body of the response')}
    <h2>Headers</h2>
    ${headersTemplate(headers)}`;
}

/** A tree whose visible rows the extension sends. */
function treeTemplate(rows: readonly JsonRow[], send: Send): TemplateResult {
  const fold = (row: JsonRow | undefined, isOpen: boolean) => {
    if (row?.isMore) send({ type: 'fold', id: row.id, change: 'more' });
    else if (row?.isOpen === !isOpen) send({ type: 'fold', id: row.id, change: isOpen ? 'open' : 'close' });
  };
  const press = (event: ListKey) => {
    const at = focusedItem(event);
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
    const row = rows[at];
    if (isCopy(event) && row !== undefined) return send({ type: 'copy', what: 'value', id: row.id });
    const move = moves[event.key];
    if (move !== undefined) focusItem(event, move);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') fold(rows[at], event.key === 'ArrowRight');
    else if (event.key === 'Enter' || event.key === ' ') fold(rows[at], rows[at]?.isOpen !== true);
    else return;
    event.preventDefault();
  };
  const row = (each: JsonRow, index: number) => rowTemplate(each, index, () => fold(each, each.isOpen !== true));
  return html`<div class="tree" role="tree" aria-label="Body of the response" @keydown=${press}>
    ${repeat(rows, ({ id, isMore }) => `${id}${isMore ? '…' : ''}`, row)}
  </div>`;
}

function rowTemplate(
  { depth, label, text, isOpen, isMore, mark }: JsonRow,
  index: number,
  toggle: () => void,
): TemplateResult {
  const icon =
    isOpen === undefined
      ? nothing
      : html`<vscode-icon name=${isOpen ? 'chevron-down' : 'chevron-right'}></vscode-icon>`;
  return html`<div
    class="row ${mark ?? ''}"
    role="treeitem"
    aria-level=${depth + 1}
    aria-expanded=${isOpen ?? nothing}
    tabindex=${index === 0 ? 0 : -1}
    data-depth=${Math.min(depth, 12)}
    @click=${toggle}
  >
    <span class="twist">${icon}</span>
    ${label === undefined ? nothing : html`<span class="key">${label}</span>`}
    <span class=${isOpen === undefined && !isMore ? 'value' : 'facts'}>${text}</span>
    ${mark === undefined ? nothing : html`<span class="mark">${markTexts[mark]}</span>`}
  </div>`;
}
