import { quotedNames } from '../../text/quotedNames.ts';
import type { TableHead } from '../observed/observedRun.ts';
import type { Checked } from './expectation.ts';

/** The places of columns in the rows of a table, and the failure for those that it does not have. */
export interface Placed {
  indexes: number[];
  missing?: Checked;
}

/** Finds columns by their names. `title`: what is expected of them. */
export function placed(names: readonly string[], { columns }: TableHead, title: string): Placed {
  const lost = names.filter((name) => !columns.includes(name));
  const indexes = names.map((name) => columns.indexOf(name));
  if (lost.length === 0) return { indexes };
  const missing = { title, failure: `The table has no column ${quotedNames(lost)}.` };
  return { indexes, missing };
}
