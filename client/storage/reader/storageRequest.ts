import type { DescribedTable, QueryRequest, QueryResult } from '@pagewright/engine/storage';

/** A request to the storage process; each process serves one request. */
export type StorageRequest = { ask: 'tables'; database: string } | ({ ask: 'query' } & QueryRequest);

/** Its reply. */
export type StorageReply =
  | { type: 'tables'; tables: DescribedTable[] }
  | { type: 'result'; result: QueryResult }
  /** The user can fix the cause. */
  | { type: 'refused'; code: string; message: string }
  /** An internal error, with the stack for the log. */
  | { type: 'fault'; stack: string };
