import { countText } from '../../engine/core/text/countText.ts';
import { fixed } from '../variables/variable.ts';
import type { Scope } from './scope.ts';

/** The tables so far: the rows of the page at hand come when it is behind. */
export const tablesScope: Scope = {
  name: 'Tables',
  rows: ({ tables, redactor }) =>
    tables.map(({ bucket, name, columns, rows }) => ({
      name: redactor.redact(bucket === undefined ? name : `${bucket}.${name}`),
      value: `${countText(rows, 'row')}, ${countText(columns.length, 'column')}`,
      inside: fixed(() =>
        columns.map((column, index) => ({ name: `column ${index + 1}`, value: redactor.redact(column) })),
      ),
    })),
};
