import { columnNames } from './columnNames.ts';
import { environmentNames } from './environmentNames.ts';
import type { ExpectSource } from './expectSource.ts';
import { jobNames } from './jobNames.ts';
import { tableNames } from './tableNames.ts';

/** Every source of names for an `expect.json`; of all others the schema knows the values. */
export const expectSources: readonly ExpectSource[] = [jobNames, tableNames, columnNames, environmentNames];
