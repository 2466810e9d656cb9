import { numberText } from '../../../engine/core/text/countText.ts';
import { element, type PageNode } from '../../shared/webview/pageNode.ts';

/** Numbers behind a picture as a table; it scrolls by itself where it is long. */
export function dataTable(caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): PageNode {
  return element(
    'div',
    { class: 'data', tabindex: 0, role: 'region', 'aria-label': caption },
    element(
      'table',
      {},
      element('caption', { class: 'aloud' }, caption),
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          columns.map((column) => element('th', { scope: 'col' }, column)),
        ),
      ),
      element(
        'tbody',
        {},
        rows.map((cells) =>
          element(
            'tr',
            {},
            cells.map((cell) => element('td', {}, cell)),
          ),
        ),
      ),
    ),
  );
}

/** The numbers from one to another; one number where they are the same. */
export function rangeText(first: number, last: number): string {
  return first === last ? numberText(first) : `${numberText(first)}–${numberText(last)}`;
}
