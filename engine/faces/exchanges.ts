// Exchanges that a run keeps; reading them does not load the engine.
export type { KeptExchange } from '../io/exchanges/keptExchange.ts';
export { listKeptExchanges, readKeptExchange } from '../io/exchanges/readKeptExchanges.ts';
export { type FileSource, memoryFiles, readText } from '../io/files/fileSource.ts';
