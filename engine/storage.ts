// The face of the storage for who asks it; what a run imports goes through `engine/index.ts`.
export { UserError } from './errors.ts';
export { type DescribedTable, describeStorage } from './io/storage/describeStorage.ts';
export { type QueryRequest, type QueryResult, queryStorage } from './io/storage/queryStorage.ts';
