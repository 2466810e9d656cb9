import type { ColumnType, TableColumn, TableSort } from '../file/tableMessages.ts';
import { createElement, createIcon } from './createElement.ts';

const typeIcons: Record<ColumnType, string> = {
  empty: 'circle-slash',
  integer: 'symbol-numeric',
  number: 'symbol-numeric',
  boolean: 'symbol-boolean',
  date: 'calendar',
  datetime: 'calendar',
  json: 'json',
  text: 'symbol-string',
};

export interface HeaderCell {
  column: TableColumn;
  index: number;
  sort: TableSort | undefined;
}

/** The head of a column: key, type, name, direction of the order. */
export function createHeaderCell({ column, index, sort }: HeaderCell): HTMLElement {
  const { name, type, isKey } = column;
  const direction = sort?.column === index ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const about = [isKey ? 'primary key' : '', type ?? ''].filter((part) => part !== '').join(', ');
  const cell = createElement(
    'div',
    {
      role: 'columnheader',
      class: 'cell head',
      'aria-colindex': String(index + 2),
      'aria-sort': direction,
      'data-row': '-1',
      'data-column': String(index),
      'data-vscode-context': '{"pagewrightTable":"head","preventDefaultContextMenuItems":true}',
      tabindex: '-1',
      title: [name, about, 'Enter sorts, Alt+Left and Alt+Right change the width.'].filter(Boolean).join('\n'),
    },
    ...(isKey ? [createIcon('key')] : []),
    ...(type === undefined ? [] : [createIcon(typeIcons[type])]),
    createElement('span', { class: 'name' }, name === '' ? `(column ${index + 1})` : name),
  );
  if (about !== '') cell.append(createElement('span', { class: 'aloud' }, `, ${about}`));
  if (direction !== 'none') cell.append(createIcon(direction === 'ascending' ? 'arrow-up' : 'arrow-down'));
  cell.append(createElement('span', { class: 'edge', 'data-edge': String(index), 'aria-hidden': 'true' }));
  return cell;
}
