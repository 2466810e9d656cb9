import { countText, numberText } from '@pagewright/engine/text/countText';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { LastNightPage, Standing } from '../lastNight/lastNightMessages.ts';
import { icon } from './icon.ts';
import { standingMarks } from './standingMarks.ts';
import type { ViewState } from './viewState.ts';

type Counts = ReadonlyMap<Standing, number>;

/** How the last jobs are in one line, when they were judged, how far that is, and what can be done next. */
export function headTemplate(page: LastNightPage, counts: Counts, state: ViewState): TemplateResult {
  const { title, asked, problem, state: phase, progress } = page;
  const worst = worstOf(counts);
  const isOver = phase === 'done' && worst !== undefined;
  const mark = isOver ? standingMarks[worst] : undefined;
  const total = sum(counts);
  const facts = [...(isOver ? [countText(total, 'configuration')] : []), ...(asked === undefined ? [] : [asked])];
  return html`<header class="verdict ${mark?.kind ?? (phase === 'checking' ? 'running' : 'unknown')}">
    <h1>
      ${mark === undefined ? nothing : icon(mark.icon)}
      <span aria-live=${phase === 'checking' ? 'off' : 'polite'}>${headline(page, counts)}</span>
    </h1>
    <p class="title">${title}</p>
    ${facts.length === 0 ? nothing : html`<p class="facts">${facts.join(' · ')}</p>`}
    ${problem === undefined ? nothing : html`<p class="problem">${problem}</p>`}
    ${phase === 'checking' ? progressTemplate(progress) : nothing}
    <div class="actions">${actionsTemplate(phase, state)}</div>
  </header>`;
}

/** The worst of all; a job that runs is not known to be complete. */
function worstOf(counts: Counts): Standing | undefined {
  const [first] = counts.keys();
  return first === 'complete' && counts.has('running') ? 'running' : first;
}

function headline({ state, progress }: LastNightPage, counts: Counts): string {
  const judged = progress && `${numberText(progress.done)} of ${numberText(progress.total)}`;
  switch (state) {
    case 'idle':
      return 'Not judged since the window was opened';
    case 'checking':
      return judged === undefined ? 'Asking the project' : `Judged: ${judged}`;
    case 'cancelled':
      return judged === undefined ? 'Cancelled' : `Cancelled, after ${judged}`;
    case 'failed':
      return judged === undefined ? 'The project could not be asked' : `Stopped, after ${judged}`;
    case 'done':
      return countsText(counts);
    default:
      return state satisfies never;
  }
}

function countsText(counts: Counts): string {
  if (counts.size === 0) return 'No configuration of generic extractor is in the project';
  if (counts.size === 1 && counts.has('never')) return 'No configuration has had a job';
  const needLook = [...counts].filter(([standing]) => standingMarks[standing].isBad);
  const told = needLook.length > 0 ? needLook : [...counts];
  const part = ([standing, count]: [Standing, number]) => `${numberText(count)} ${standingMarks[standing].word}`;
  // A line breaks between them only.
  return told.map((each) => part(each).replaceAll(' ', '\u00a0')).join(', ');
}

function progressTemplate(progress: LastNightPage['progress']): TemplateResult {
  const { done, total } = progress ?? {};
  return html`<progress
    aria-label="Judged configurations"
    max=${total ?? 1}
    value=${done ?? nothing}
  ></progress>`;
}

function actionsTemplate(phase: LastNightPage['state'], { check, cancel, copy }: ViewState): unknown {
  if (phase === 'checking')
    return html`<vscode-button icon="debug-stop" secondary @click=${cancel}>Cancel</vscode-button>`;
  const again = phase === 'idle' ? 'Check' : 'Check Again';
  return html`<vscode-button icon="refresh" @click=${check}>${again}</vscode-button>
    ${phase === 'done' ? html`<vscode-button icon="copy" secondary @click=${copy}>Copy as Markdown</vscode-button>` : nothing}`;
}

function sum(counts: Counts): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
