import type { DescribedTable, QueryRequest, QueryResult } from '../../../engine/storage.ts';

/** What the process that reads the storage is asked; one process, one question. */
export type StorageRequest = { ask: 'tables'; database: string } | ({ ask: 'query' } & QueryRequest);

/** What it answers. */
export type StorageAnswer =
  | { type: 'tables'; tables: DescribedTable[] }
  | { type: 'result'; result: QueryResult }
  /** The user can mend it. */
  | { type: 'refused'; code: string; message: string }
  /** A fault of ours, with the stack for the log. */
  | { type: 'fault'; stack: string };
