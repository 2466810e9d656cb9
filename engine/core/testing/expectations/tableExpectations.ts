import { columns } from './columns.ts';
import type { TableExpectation } from './expectation.ts';
import { filled } from './filled.ts';
import { key } from './key.ts';
import { matches } from './matches.ts';
import { notNull } from './notNull.ts';
import { rows } from './rows.ts';
import { types } from './types.ts';

/** The expectations of a table, in the order of a report. What `golden` says is not among them: it needs a second table. */
export const tableExpectations: readonly TableExpectation[] = [rows, columns, key, notNull, filled, types, matches];
