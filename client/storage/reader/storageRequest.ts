import type { DescribedTable, QueryRequest, QueryResult } from '@pagewright/engine/storage';

/** A request to the storage process; each process serves one request. */
export type StorageRequest = { ask: 'tables'; database: string } | ({ ask: 'query' } & QueryRequest);

export type StorageReply =
  | { type: 'tables'; tables: DescribedTable[] }
  | { type: 'result'; result: QueryResult }
  /** A refusal whose cause the user can fix. */
  | { type: 'refused'; code: string; message: string }
  /** An internal error, with the stack for the log. */
  | { type: 'fault'; stack: string };
