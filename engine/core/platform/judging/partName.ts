import type { JudgedPart } from './judgedJob.ts';

/** The name of a job of the configuration, after that of its row: the jobs of rows may have the same names. */
export function partName({ row, name }: Pick<JudgedPart, 'row' | 'name'>): string {
  return row === undefined ? name : `${row.name}: ${name}`;
}
