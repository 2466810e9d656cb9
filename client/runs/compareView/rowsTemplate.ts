import { countText, numberText } from '@pagewright/engine/text/countText';
import { html, nothing, type TemplateResult } from 'lit-html';
import type {
  DifferentCell,
  RowComparison,
  RowDifference,
  RowReason,
  TableRows,
} from '../../tables/compare/rowMessages.ts';
import { cellText } from '../../tables/tableView/cellText.ts';
import { change, mark } from './mark.ts';

const reasons: Record<RowReason, string> = {
  'not-kept':
    'a copy of the table was not kept for both runs. Up to 32 MB of tables are kept of each run, on a machine.',
  'too-many-rows': 'the table has more than 500,000 rows.',
  'no-common-column': 'the tables have no column in common.',
  unreadable: 'a copy of the table could not be read.',
};

/** The rows of a table that differ, with their changed cells; or why they are not compared. */
export function rowsTemplate(table: string, rows: TableRows | 'waiting'): TemplateResult {
  if (rows === 'waiting') return html`<p class="note">The rows are being compared.</p>`;
  if ('reason' in rows) return html`<p class="note">The rows are not compared: ${reasons[rows.reason]}</p>`;
  return html`<p>${countsText(rows)}</p>
    ${rows.rows.length === 0 ? nothing : tableOf(table, rows)}
    ${notesOf(rows).map((note) => html`<p class="note">${note}</p>`)}`;
}

function countsText({ added, gone, changed, same, key }: RowComparison): string {
  const different = [
    [added, 'added'],
    [gone, 'gone'],
    [changed, 'changed'],
  ] as const;
  const parts = different.flatMap(([amount, word]) => (amount > 0 ? `${countText(amount, 'row')} ${word}` : []));
  const by = key.length === 0 ? 'compared as a whole, because there is no primary key' : `by ${key.join(', ')}`;
  return `${[...parts, `${numberText(same)} the same`].join(', ')} (${by}).`;
}

/** Sentences about rows and columns that are not shown. */
function notesOf({ rows, hiddenColumns, ...counts }: RowComparison): string[] {
  const cut = (['changed', 'added', 'gone'] as const).flatMap((kind) => {
    const shown = rows.filter((row) => row.kind === kind).length;
    return shown === counts[kind]
      ? []
      : `the first ${numberText(shown)} of ${countText(counts[kind], 'row')} that are ${kind}`;
  });
  const columns =
    hiddenColumns === 0 || rows.length === 0 ? [] : [`Not shown: ${countText(hiddenColumns, 'further column')}.`];
  return [...(cut.length === 0 ? [] : [`Shown: ${cut.join(', ')}.`]), ...columns];
}

function tableOf(table: string, { columns, key, rows }: RowComparison): TemplateResult {
  const row = ({ kind, cells }: RowDifference) => html`<tr class=${kind}>
    <td>${mark(kind)}</td>
    ${cells.map(cellTemplate)}
  </tr>`;
  const heading = (column: string) =>
    html`<th scope="col">${column}${key.includes(column) ? html` <vscode-icon name="key" label="primary key"></vscode-icon>` : nothing}</th>`;
  return html`<div class="data rows" tabindex="0" role="region" aria-label="Rows of ${table} that differ">
    <table>
      <thead>
        <tr><th scope="col"><span class="aloud">Difference</span></th>${columns.map(heading)}</tr>
      </thead>
      <tbody>${rows.map(row)}</tbody>
    </table>
  </div>`;
}

function cellTemplate({ value, before }: DifferentCell): TemplateResult {
  const text = cellText(value);
  if (before === undefined) return html`<td>${text}</td> `;
  const old = cellText(before);
  // Long values that begin alike are cut before they differ.
  const end = old === text ? ' (further on)' : '';
  return html`<td class="differs">${change({ before: shown(old), after: `${shown(text)}${end}` })}</td>`;
}

function shown(text: string): string {
  return text === '' ? '(empty)' : text;
}
