import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { TableScope, TestContent } from '../testPane/testMessages.ts';
import { buttonsTemplate, type Send } from './buttonsTemplate.ts';
import { tableTemplate } from './tableTemplate.ts';

const scopes: [TableScope, label: string][] = [
  ['page', 'This page'],
  ['all', 'All known pages'],
];

/** The tables of pages, with their source and any problem. */
export function tablesTemplate(
  { scope, actions, preview: { source, problem, limits, tables, isBusy } }: Extract<TestContent, { type: 'tables' }>,
  send: Send,
): TemplateResult {
  const hasNothing = tables.length === 0 && !isBusy && problem === undefined;
  return html`${scopeTemplate(scope, send)}
    <p class="note" role="status">${source}${isBusy ? ' Working…' : nothing}</p>
    ${hasNothing ? buttonsTemplate(actions, send) : nothing}
    ${problem === undefined ? nothing : problemTemplate(problem, tables.length > 0)}
    ${limits.map((limit) => html`<p class="note">${limit}</p>`)}
    ${repeat(tables, ({ name }) => name, tableTemplate)}`;
}

function scopeTemplate(chosen: TableScope, send: Send): TemplateResult {
  const choice = ([scope, label]: (typeof scopes)[number]) =>
    html`<label
      ><input type="radio" name="scope" .checked=${scope === chosen} @change=${() => send({ type: 'scope', scope })} />
      ${label}</label
    >`;
  return html`<div class="bar" role="radiogroup" aria-label="Tables of">${scopes.map(choice)}</div>`;
}

function problemTemplate(problem: string, hasTables: boolean): TemplateResult {
  const before = hasTables ? ' The tables below are from the last version that gave any.' : '';
  return html`<p class="problem">
    <vscode-icon name="warning" aria-hidden="true"></vscode-icon>
    <span>${sentence(problem)}${before}</span>
  </p>`;
}

/** Ends a text with a period, because another sentence follows. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
