// The face of what a run keeps to be looked at; apart, so that reading it does not load the engine.
export type { KeptExchange } from './io/exchanges/keptExchange.ts';
export { readKeptExchange } from './io/exchanges/readKeptExchanges.ts';
