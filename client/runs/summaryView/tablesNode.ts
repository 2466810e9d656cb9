import { numberText } from '../../../engine/core/text/countText.ts';
import { element, type PageNode } from '../../shared/webview/pageNode.ts';
import type { SummaryPage, SummaryTable } from '../summary/summaryMessages.ts';

/** So many names of columns are told before the rest is only counted; the table itself shows all. */
const mostColumns = 12;

/** The tables of a run; the name of one opens it. */
export function tablesNode({ tables, tablesNote }: SummaryPage): PageNode[] {
  return [
    ...(tablesNote === undefined ? [] : [element('p', { class: 'note' }, tablesNote)]),
    element(
      'table',
      { class: 'tables' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ['Table', 'Rows', 'Columns'].map((name) => element('th', { scope: 'col' }, name)),
        ),
      ),
      element('tbody', {}, tables.map(row)),
    ),
  ];
}

function row({ name, rows, columns, canOpen }: SummaryTable): PageNode {
  const code = element('code', {}, name);
  return element(
    'tr',
    { 'data-key': name },
    element(
      'td',
      {},
      canOpen
        ? element('button', { class: 'link', type: 'button', 'data-table': name, title: 'Open the table' }, code)
        : code,
    ),
    element('td', { class: 'number' }, numberText(rows)),
    element('td', {}, columnsText(columns)),
  );
}

function columnsText(columns: readonly string[]): string {
  const rest = columns.length - mostColumns;
  const names = columns.slice(0, mostColumns).join(', ');
  return `${numberText(columns.length)}: ${names}${rest > 0 ? ` and ${numberText(rest)} more` : ''}`;
}
