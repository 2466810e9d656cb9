import { answerRoleOf } from './answerWords.ts';

type PartRole = keyof typeof words;

/** The only table of the names of such parts, as plain names. */
const words = {
  /** Names the columns of rows that are lists. */
  columns: 'columns columnnames columnheaders fields fieldnames headers',
  /** Holds the value of a field, beside notes on that value. */
  wrapped: 'value href',
  /** Lists beside the records that are not records. */
  aside:
    'warning warnings message messages notice notices notification notifications link links facet facets filter filters aggregation aggregations buckets sort sorts sorting schema include includes included tags suggestion suggestions action actions debug defaultreminders',
} as const;

const roles = new Map(
  Object.entries(words).flatMap(([role, names]) => names.split(' ').map((name) => [name, role as PartRole] as const)),
);

/** Whether a plain name is that of columns, beside rows that are lists. */
export function isColumnsName(name: string): boolean {
  return roles.get(name) === 'columns';
}

/** Whether a plain name is that of a value in an object around it. */
export function isWrappedName(name: string): boolean {
  return roles.get(name) === 'wrapped';
}

/** Whether a plain name is that of a list which is not of records. */
export function isAsideName(name: string): boolean {
  const role = roles.get(name);
  return role === 'aside' || role === 'columns' || answerRoleOf(name) === 'error';
}
