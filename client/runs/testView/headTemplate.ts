import { html, nothing, type TemplateResult } from 'lit-html';
import type { JobChoice, PagePosition, TestPage, TestTurn } from '../testPane/testMessages.ts';
import { linksTemplate, type Send, toolbarTemplate } from './buttonsTemplate.ts';
import { resultTemplate } from './resultTemplate.ts';
import { tabsTemplate } from './tabsTemplate.ts';

/** The subject of the test: the job, the result of its last run, and the actions to get more. */
export function headTemplate(page: TestPage, send: Send): TemplateResult {
  const { config, result, jobs, isPinned, actions, source, notes, forecast, shapesFile, kept } = page;
  return html`<header>
    <h1 class="hidden">Test of ${config}</h1>
    ${resultTemplate(result, send)}
    <div class="bar subject">
      ${jobs.length === 0 ? nothing : jobTemplate(jobs, kept.job, send)} ${pinTemplate(isPinned, send)}
      ${toolbarTemplate(actions, send)}
    </div>
    ${source === undefined ? nothing : html`<p class="note">${source}</p>`}
    ${notes.map((note) => html`<p class="note">${note}</p>`)}
    ${forecast === undefined ? nothing : html`<p class="note">${forecast}</p>`}
    ${shapesFile === undefined ? nothing : shapesTemplate(shapesFile, send)}
  </header>`;
}

/** The pager and the tabs, which stay in sight while the content scrolls. */
export function pageTemplate({ position, kept }: TestPage, send: Send): TemplateResult {
  return html`<div class="fixed">
      ${position === undefined ? nothing : pagerTemplate(position, send)} ${tabsTemplate(kept.tab, send)}
    </div>
    ${position === undefined ? nothing : lineTemplate(position)}`;
}

function shapesTemplate(file: string, send: Send): TemplateResult {
  const title = 'For others and for the command line: the keys and types of the responses, but no values';
  return html`<p class="note shapes" title=${title}>
    Write <code>${file}</code> beside the configuration? ${linksTemplate(['writeShapes', 'noShapes'], send)}
  </p>`;
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

function pagerTemplate({ text, isFirst, isLast }: PagePosition, send: Send): TemplateResult {
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
      <span class="pager">
        ${turn('first', 'First page', 'triangle-left', isFirst)}
        ${turn('previous', 'Previous page', 'chevron-left', isFirst)}
        <span class="place" role="status">${text}</span>
        ${turn('next', 'Next page', 'chevron-right', isLast)} ${turn('last', 'Last page', 'triangle-right', isLast)}
      </span>
      ${linksTemplate(['text'], send)}
    </nav>`;
}

/** The request of the page, and how it ended. */
function lineTemplate({ line, outcome, isFailure }: PagePosition): TemplateResult {
  return html`<p class="line"><code>${line}</code> <span class=${isFailure ? 'failure' : 'facts'}>→ ${outcome}</span></p>`;
}
