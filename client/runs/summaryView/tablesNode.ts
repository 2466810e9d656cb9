import type { Table } from '../../../engine/summary.ts';
import { element, type PageNode } from '../../shared/webview/pageNode.ts';
import type { SummaryTables } from '../summary/summaryMessages.ts';

/** The tables of a run; the name of one opens it. */
export function tablesNode({ columns, rows }: Table, { open, note }: SummaryTables): PageNode[] {
  const head = columns.map(({ title }) => element('th', { scope: 'col' }, title));
  const body = rows.map(([name = '', ...cells]) => {
    const nodes = cells.map((cell, index) =>
      element('td', { class: columns[index + 1]?.isNumber ? 'number' : undefined }, cell),
    );
    return element('tr', { 'data-key': name }, element('td', {}, nameNode(name, open.includes(name))), nodes);
  });
  return [
    ...(note === undefined ? [] : [element('p', { class: 'note' }, note)]),
    element('table', { class: 'tables' }, element('thead', {}, element('tr', {}, head)), element('tbody', {}, body)),
  ];
}

function nameNode(name: string, canOpen: boolean): PageNode {
  const code = element('code', {}, name);
  if (!canOpen) return code;
  return element('button', { class: 'link', type: 'button', 'data-table': name, title: 'Open the table' }, code);
}
