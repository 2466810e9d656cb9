// Queries of the storage; a run imports through `engine/faces/run.ts`.
export { isUserError, UserError } from '../core/errors.ts';
export { type DescribedTable, describeStorage } from '../io/storage/describeStorage.ts';
export { type QueryRequest, type QueryResult, queryStorage } from '../io/storage/queryStorage.ts';
export { cellOf, type QueryRows, type QueryValue, readQuery } from '../io/storage/readQuery.ts';
