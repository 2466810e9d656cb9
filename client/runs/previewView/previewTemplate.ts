import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { PreviewAction, PreviewPage } from '../preview/previewMessages.ts';
import { tableTemplate } from './tableTemplate.ts';

type Act = (action: PreviewAction) => void;

/** The whole preview: its source, any problem, and the tables. */
export function previewTemplate(page: PreviewPage, act: Act): TemplateResult {
  const { config, source, problem, limits, tables, isBusy } = page;
  const hasNothing = tables.length === 0 && !isBusy && problem === undefined;
  return html`<h1>Tables of ${config}</h1>
    <p class="note" role="status">${source}${isBusy ? ' Working…' : nothing}</p>
    ${hasNothing ? actions(act) : nothing}
    ${problem === undefined ? nothing : problemTemplate(problem, tables.length > 0)}
    ${limits.map((limit) => html`<p class="note">${limit}</p>`)}
    ${repeat(tables, ({ name }) => name, tableTemplate)}`;
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

function actions(act: Act): TemplateResult {
  return html`<p class="actions">
    <vscode-button icon="run" @click=${() => act('firstPage')}>Run First Page</vscode-button>
    <vscode-button icon="beaker" secondary @click=${() => act('testRun')}>Test Run</vscode-button>
  </p>`;
}
