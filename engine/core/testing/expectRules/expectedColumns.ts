import { childPointer } from '../../childPointer.ts';
import type { TableExpect } from '../../contracts/generated/types.ts';
import { aboutKey } from './expectRule.ts';

/** A column that an expectation names, and where. */
export interface ExpectedColumn {
  name: string;
  /** Below the value of the table. */
  pointer: string;
  /** Whether it is a key of an object. */
  isAboutKey?: true;
}

const lists = ['key', 'notNull', 'filled'] as const;
const objects = ['types', 'matches'] as const;

/** The columns that the expectations of a table name, without those of `columns`. */
export function namedColumns(own: TableExpect): ExpectedColumn[] {
  return [
    ...lists.flatMap((list) => (own[list] ?? []).map((name, index) => ({ name, pointer: `/${list}/${index}` }))),
    ...objects.flatMap((object) =>
      Object.keys(own[object] ?? {}).map((name) => ({ name, pointer: childPointer(`/${object}`, name), ...aboutKey })),
    ),
  ];
}

/** The columns of `columns`. */
export function listedColumns({ columns = [] }: TableExpect): ExpectedColumn[] {
  const [names, place] = Array.isArray(columns) ? [columns, '/columns'] : [columns.names, '/columns/names'];
  return names.map((name, index) => ({ name, pointer: `${place}/${index}` }));
}
