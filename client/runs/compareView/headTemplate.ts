import { html, type TemplateResult } from 'lit-html';
import { type ComparedSide, type ComparedValue, type ComparePage, sides } from '../compare/compareMessages.ts';
import { outcomeIcons } from '../summaryView/outcomeIcons.ts';
import type { ViewState } from './viewState.ts';

/** The differences in one sentence, both runs with their verdicts, their counts, and what can be done next. */
export function headTemplate(page: ComparePage, state: ViewState): TemplateResult {
  const { headline, title, remarks, before, after, figures } = page;
  return html`<header>
    <h1><span aria-live="polite">${headline}</span></h1>
    <p class="title">${title}</p>
    ${remarks.map((remark) => html`<p class="note">${remark}</p>`)}
    <div class="runs">${sideTemplate('Before', before, state)} ${sideTemplate('After', after, state)}</div>
    ${figuresTemplate(figures)} ${actionsTemplate(state)}
  </header>`;
}

function sideTemplate(when: string, side: ComparedSide, { openSummary }: ViewState): TemplateResult {
  const { run, title, outcome, headline, started } = side;
  return html`<section class="verdict ${outcome}" aria-label="${when}: ${title}">
    <h2>${when}</h2>
    <p class="outcome"><vscode-icon name=${outcomeIcons[outcome]}></vscode-icon> ${headline}</p>
    <p class="title">
      <button class="link" type="button" title="Open the summary" @click=${() => openSummary(run)}>${title}</button>,
      started ${started}
    </p>
  </section>`;
}

function figuresTemplate(figures: readonly ComparedValue[]): TemplateResult {
  const row = ({ name, before, after }: ComparedValue) => {
    const isChanged = before !== undefined && after !== undefined && before !== after;
    return html`<tr>
      <th scope="row">${name}</th>
      <td class="number">${before ?? '–'}</td>
      <td class="number ${isChanged ? 'differs' : ''}">${after ?? '–'}</td>
    </tr>`;
  };
  return html`<table class="counts">
    <caption class="aloud">Both runs in numbers</caption>
    <thead><tr><td></td><th scope="col" class="number">Before</th><th scope="col" class="number">After</th></tr></thead>
    <tbody>${figures.map(row)}</tbody>
  </table>`;
}

function actionsTemplate({ showsEqual, toggleEqual, openSides }: ViewState): TemplateResult {
  return html`<div class="actions">
    <label class="filter">
      <input type="checkbox" .checked=${!showsEqual} @change=${toggleEqual} /> Only differences
    </label>
    <span class="group" role="group" aria-label="Side by side">
      <span aria-hidden="true">Side by side:</span>
      ${sides.map(({ text, label }) => html`<vscode-button secondary @click=${() => openSides(text)}>${label}</vscode-button>`)}
    </span>
  </div>`;
}
