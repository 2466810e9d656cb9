// The public interface of runs that are watched: what a debugger is told, and what it may show of that.
export { absolutePointer } from './core/config/absolutePointer.ts';
export type { ExtractionConfig } from './core/config/extractionConfig.ts';
export type { Context } from './core/expressions/context.ts';
export type { ComputedCall } from './core/expressions/place.ts';
export { usesSecret } from './core/expressions/secretsIn.ts';
export { Float, type JsonValue } from './core/json/value.ts';
export { askedPageSize } from './core/pagination/pageSize.ts';
export { isStop, type Step, type Stop } from './core/pagination/scroller.ts';
export { buildPageRequest } from './core/request/buildPageRequest.ts';
export type { HttpRequest } from './core/request/httpRequest.ts';
export type { JobRequest } from './core/request/jobRequest.ts';
export { maskBody, maskHeaders, maskJson } from './core/secrecy/masker.ts';
export type { Redactor } from './core/secrecy/redactor.ts';
export { shownUrl } from './core/secrecy/requestSecrets.ts';
export { ExchangeLog } from './io/exchanges/exchangeLog.ts';
export type { DraftTable, Moment, PageTable, WatchedJob, WatchedPage, WatchedRun } from './run/watching/runWatcher.ts';
