import { countText, numberText } from '../../../engine/core/text/countText.ts';
import { element, type PageNode } from '../../shared/webview/pageNode.ts';
import type { PreviewTable } from '../preview/previewMessages.ts';

/** A table with its columns and first rows; it scrolls by itself, so that a wide one does not push the others away. */
export function tableNode({ name, rows, columns, isIncremental, firstRows }: PreviewTable): PageNode {
  const id = `table-${name}`;
  const load = isIncremental ? ' · incremental' : '';
  const facts = `${countText(rows, 'row')} · ${countText(columns.length, 'column')}${load}`;
  return element(
    'section',
    { 'data-key': name, 'aria-labelledby': id },
    element('h2', { id }, element('code', {}, name), ' ', element('span', { class: 'facts' }, facts)),
    element(
      'div',
      { class: 'scroll', tabindex: 0, role: 'region', 'aria-labelledby': id },
      element(
        'table',
        {},
        element('thead', {}, element('tr', {}, columns.map(headNode))),
        element(
          'tbody',
          {},
          firstRows.map((row) => element('tr', {}, row.map(cellNode))),
        ),
      ),
    ),
    ...moreNode(rows - firstRows.length),
  );
}

function headNode({ name, isKey }: PreviewTable['columns'][number]): PageNode {
  const key = element('vscode-icon', { name: 'key', label: 'Primary key', title: 'Primary key' });
  return element('th', { scope: 'col' }, ...(isKey ? [key] : []), name);
}

/** An empty value looks like none at all without a word. */
function cellNode(value: string): PageNode {
  return value === '' ? element('td', { class: 'empty' }, 'empty') : element('td', {}, value);
}

function moreNode(rows: number): PageNode[] {
  if (rows <= 0) return [];
  return [element('p', { class: 'note' }, `… and ${numberText(rows)} more from these pages.`)];
}
