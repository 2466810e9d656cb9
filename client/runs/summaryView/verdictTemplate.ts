import { phraseOf } from '@pagewright/engine/summary';
import { html, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { SummaryAction, SummaryPage } from '../summary/summaryMessages.ts';
import { words } from './blockTemplate.ts';
import { outcomeIcons } from './outcomeIcons.ts';
import type { ViewState } from './viewState.ts';

const buttons: Record<SummaryAction, [label: string, icon: string]> = {
  cancel: ['Cancel', 'debug-stop'],
  again: ['Run Again', 'play'],
  compare: ['Compare Runs…', 'diff'],
  events: ['Show Events', 'list-unordered'],
  text: ['Open as Text', 'markdown'],
  response: ['Show Response', 'output'],
};

/** The verdict as an icon and in words, the run in numbers, and the next actions. */
export function verdictTemplate(page: SummaryPage, { act }: ViewState): TemplateResult {
  const { outcome, headline, title, facts, failedRequest } = page;
  const response: SummaryAction[] = failedRequest === undefined ? [] : ['response'];
  const actions: SummaryAction[] =
    outcome === 'running' ? ['cancel', 'events'] : ['again', ...response, 'compare', 'events', 'text'];
  const button = (action: SummaryAction, index: number) => {
    const [label, icon] = buttons[action];
    return html`<vscode-button icon=${icon} ?secondary=${index > 0} @click=${() => act(action)}>${label}</vscode-button>`;
  };
  return html`<header class="verdict ${outcome}">
    <h1>
      <vscode-icon name=${outcomeIcons[outcome]} size="24"></vscode-icon>
      <span aria-live="polite">${words(phraseOf(headline))}</span>
    </h1>
    <p class="title">Run of ${title}</p>
    <dl class="figures">
      ${Object.entries(facts).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
    </dl>
    <div class="actions">${repeat(actions, (action) => action, button)}</div>
  </header>`;
}
