import { countText } from '@pagewright/engine/text/countText';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { LastNightJob, LastNightRow, RowAction } from '../lastNight/lastNightMessages.ts';
import { icon } from './icon.ts';
import { standingMarks } from './standingMarks.ts';
import type { ViewState } from './viewState.ts';

const tools: Record<Exclude<RowAction, 'open'>, [label: string, icon: string]> = {
  job: ['Show Job', 'output'],
  browser: ['Show in the Project', 'link-external'],
  pull: ['Pull', 'cloud-download'],
};

/** A configuration: its verdict and why, its last job, what that wrote, and what can be done. */
export function rowTemplate(row: LastNightRow, { act }: ViewState): TemplateResult {
  const { key, standing, why, job } = row;
  const { icon: name, word, kind } = standingMarks[standing];
  return html`<tr role="row">
    <td role="cell" class="standing ${kind}">${icon(name)} <span>${word}</span></td>
    <th role="rowheader" class="subject" scope="row">
      ${nameTemplate(row, act)} ${row.component === undefined ? nothing : html`<span class="note">${row.component}</span>`}
      ${row.isDisabled ? html`<span class="note">disabled</span>` : nothing}
      ${why === '' ? nothing : html`<p class="why">${why}</p>`}
    </th>
    <td role="cell" class="ran">${job === undefined ? nothing : jobTemplate(job)}</td>
    <td role="cell" class="wrote">${job === undefined ? nothing : wroteTemplate(job)}</td>
    <td role="cell" class="tools">${actionsOf(row).map((action) => toolTemplate(action, row, () => act(action, key)))}</td>
  </tr>`;
}

function nameTemplate({ name, key, here }: LastNightRow, act: ViewState['act']): unknown {
  if (here !== 'yes') return html`<span class="name">${name}</span>`;
  return html`<button class="link name" type="button" title="Open the configuration" @click=${() => act('open', key)}
    >${name}</button
  >`;
}

function jobTemplate({ status, when, took, version, isOtherVersion }: LastNightJob): TemplateResult {
  return html`<p>${when}</p>
    <p class="note">${took === undefined ? status : `${status}, ${took}`}</p>
    <p class="${isOtherVersion ? 'other' : 'note'}">${version}</p>`;
}

function wroteTemplate({ records, tables, moreTables }: LastNightJob): TemplateResult {
  const table = ({ name, rows }: { name: string; rows: string }) =>
    html`<p><code>${name}</code> <span class="note">${rows}</span></p>`;
  return html`${records === undefined ? nothing : html`<p>${records} read</p>`} ${tables.map(table)}
    ${moreTables === 0 ? nothing : html`<p class="note">and ${countText(moreTables, 'more table')}</p>`}`;
}

function actionsOf({ standing, here }: LastNightRow): Exclude<RowAction, 'open'>[] {
  return [
    ...(standing === 'never' ? [] : (['job'] as const)),
    'browser',
    ...(here === 'no' ? (['pull'] as const) : []),
  ];
}

function toolTemplate(action: Exclude<RowAction, 'open'>, { name }: LastNightRow, onClick: () => void): TemplateResult {
  const [label, picture] = tools[action];
  return html`<button class="icon" type="button" title=${label} aria-label="${label}: ${name}" @click=${onClick}
    >${icon(picture)}</button
  >`;
}
