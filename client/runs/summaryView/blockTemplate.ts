import type { Block, Line, Phrase } from '@pagewright/engine/summary';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ViewState } from './viewState.ts';

const icons: Record<NonNullable<Line['speaks']>, [icon: string, word: string]> = {
  missing: ['warning', 'Data is missing:'],
  doubt: ['question', 'Look at this:'],
  sound: ['check', 'Sound:'],
};

/** Shows lines as lists under their heading; evidence has icons. If the paging is the cause, a button offers others. */
export function blockTemplate(
  { job, heading, lines, isOfPaging }: Block,
  { findPagination }: Pick<ViewState, 'findPagination'>,
): TemplateResult {
  const plain = lines.filter(({ speaks }) => speaks === undefined);
  const evidence = lines.filter(({ speaks }) => speaks !== undefined);
  return html`${heading === undefined ? nothing : html`<h3>${words(heading)}</h3>`}
    ${plain.length === 0 ? nothing : html`<ul>${plain.map((line) => html`<li>${sentence(line)}</li>`)}</ul>`}
    ${evidence.length === 0 ? nothing : html`<ul class="evidence">${evidence.map(evidenceItem)}</ul>`}
    ${isOfPaging && job !== undefined ? findButton(() => findPagination(job)) : nothing}`;
}

function findButton(find: () => void): TemplateResult {
  return html`<vscode-button class="find" icon="search" secondary @click=${find}>Find Pagination…</vscode-button>`;
}

/** An item of evidence. The icon shows its meaning; screen readers get a word for it. */
function evidenceItem({ speaks = 'doubt', ...line }: Line): TemplateResult {
  const [icon, word] = icons[speaks];
  return html`<li class=${speaks}>
    <vscode-icon name=${icon}></vscode-icon>
    <span><span class="aloud">${word} </span>${sentence(line)}</span>
  </li>`;
}

function sentence({ text, detail }: Line): TemplateResult {
  return html`${words(text)}${detail === undefined ? nothing : html` <span class="facts">${words(detail)}</span>`}`;
}

/** A phrase, with names and codes as code. */
export function words(phrase: Phrase): unknown[] {
  return phrase.map((part) => (typeof part === 'string' ? part : html`<code>${part.code}</code>`));
}
