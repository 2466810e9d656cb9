import { numberText } from '@pagewright/engine/text/countText';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ColumnBar, ColumnStatistics } from '../file/tableMessages.ts';
import { barsText, percentText, statisticsFacts } from './statusText.ts';

/** The statistics of a column: its facts, and a table whose rows have bars, which reads as well as it looks. */
export function statisticsTemplate(statistics: ColumnStatistics): TemplateResult {
  const { bars, filled } = statistics;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const row = ({ label, count }: ColumnBar) => html`<tr>
    <th scope="row" title=${label}>${label}</th>
    <td class="bar" aria-hidden="true"><svg><rect width="${(count / most) * 100}%" height="100%"></rect></svg></td>
    <td>${numberText(count)}</td>
    <td>${percentText(count, filled)}</td>
  </tr>`;
  const table = html`<table>
    <thead class="aloud"><tr><th scope="col">Values</th><td></td><th scope="col">Rows</th><th scope="col">Part</th></tr></thead>
    <tbody>${bars.map(row)}</tbody>
  </table>`;
  const heading = barsText(statistics);
  const distribution = html`<div class="distribution">
    <h3>${heading}</h3>
    ${bars.length === 0 ? nothing : table}
  </div>`;
  return html`<div class="statistics">
    <dl>${statisticsFacts(statistics).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    ${heading === undefined ? nothing : distribution}
  </div>`;
}
