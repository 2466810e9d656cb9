import { html, nothing, type TemplateResult } from 'lit-html';
import type { JobChoice, PagePosition, TestPage, TestTurn } from '../testPane/testMessages.ts';
import { buttonsTemplate, type Send } from './buttonsTemplate.ts';

/** The subject of the test: the job, its run, the page, and the buttons to get more. */
export function headTemplate(page: TestPage, send: Send): TemplateResult {
  const { config, jobs, isPinned, actions, source, position, notes, kept } = page;
  return html`<header>
    <h1>Test of ${config}</h1>
    <div class="bar">
      ${jobs.length === 0 ? nothing : jobTemplate(jobs, kept.job, send)} ${pinTemplate(isPinned, send)}
    </div>
    ${buttonsTemplate(actions, send)}
    ${position === undefined ? nothing : pagerTemplate(position, send)}
    ${source === undefined ? nothing : html`<p class="note">${source}</p>`}
    ${notes.map((note) => html`<p class="note">${note}</p>`)}
  </header>`;
}

function jobTemplate(jobs: readonly JobChoice[], chosen: string | undefined, send: Send): TemplateResult {
  const option = ({ name, label, depth, facts }: JobChoice) =>
    html`<option value=${name} .selected=${name === chosen}>
      ${'\u00a0\u00a0'.repeat(depth)}${label}${facts === '' ? nothing : ` · ${facts}`}
    </option>`;
  const choose = ({ target }: { target: { value: string } }) => send({ type: 'job', name: target.value });
  return html`<label>Job <select @change=${choose}>${jobs.map(option)}</select></label>`;
}

/** The pin: a pinned pane does not follow the cursor in the text. */
function pinTemplate(isPinned: boolean, send: Send): TemplateResult {
  const title = isPinned ? 'Follow the cursor in the text again' : 'Keep this job, wherever the cursor in the text is';
  return html`<button
    class="icon"
    type="button"
    title=${title}
    aria-label="Pin"
    aria-pressed=${isPinned}
    @click=${() => send({ type: 'pin', isPinned: !isPinned })}
  >
    <vscode-icon name=${isPinned ? 'pinned' : 'pin'}></vscode-icon>
  </button>`;
}

function pagerTemplate({ text, line, outcome, isFailure, isFirst, isLast }: PagePosition, send: Send): TemplateResult {
  // A disabled button would lose the focus at the end of the pages.
  const turn = (to: TestTurn, label: string, icon: string, isEnd: boolean) =>
    html`<button
      class="icon"
      type="button"
      title=${label}
      aria-label=${label}
      aria-disabled=${isEnd}
      @click=${() => !isEnd && send({ type: 'turn', to })}
    >
      <vscode-icon name=${icon}></vscode-icon>
    </button>`;
  return html`<nav class="bar" aria-label="Pages">
      ${turn('first', 'First page', 'triangle-left', isFirst)}
      ${turn('previous', 'Previous page', 'chevron-left', isFirst)}
      <span class="place" role="status">${text}</span>
      ${turn('next', 'Next page', 'chevron-right', isLast)} ${turn('last', 'Last page', 'triangle-right', isLast)}
      <button class="link" type="button" @click=${() => send({ type: 'act', action: 'text' })}>Open as text</button>
    </nav>
    <p class="line"><code>${line}</code> <span class=${isFailure ? 'failure' : 'facts'}>→ ${outcome}</span></p>`;
}
