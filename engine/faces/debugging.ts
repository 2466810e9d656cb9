// Runs that are watched: the events for a debugger, and what it may show of them.
export { authorizeRequest } from '../core/auth/authorizeRequest.ts';
export { absolutePointer } from '../core/config/absolutePointer.ts';
export type { ExtractionConfig } from '../core/config/extractionConfig.ts';
export { type OneJob, readOneJob } from '../core/config/readOneJob.ts';
export type { EvidenceCode, ReportedEvidence } from '../core/contracts/generated/types.ts';
export type { Context } from '../core/expressions/context.ts';
export type { ComputedCall } from '../core/expressions/evaluation.ts';
export { readExpression } from '../core/expressions/expression.ts';
export { usesSecret } from '../core/expressions/secretsIn.ts';
export { deepEquals } from '../core/json/deepEquals.ts';
export { Float, type JsonValue } from '../core/json/value.ts';
export { defaultMaxJobRequests } from '../core/pagination/defaultMaxJobRequests.ts';
export { askedPageSize } from '../core/pagination/pageSize.ts';
export type { NextPlace } from '../core/pagination/paging.ts';
export { isStop, type Step, type Stop } from '../core/pagination/scroller.ts';
export type { ScrollerConfig } from '../core/pagination/scrollers/readPagination.ts';
export type { Records } from '../core/records/records.ts';
export { selectRecords } from '../core/records/selectRecords.ts';
export { buildPageRequest } from '../core/request/buildPageRequest.ts';
export type { HttpRequest } from '../core/request/httpRequest.ts';
export type { JobRequest } from '../core/request/jobRequest.ts';
export { findSecretsOf } from '../core/secrecy/findSecretsOf.ts';
export { hidingAll, maskBody, maskHeaders, maskJson } from '../core/secrecy/masker.ts';
export type { Redactor } from '../core/secrecy/redactor.ts';
export { shownHeadersOf, shownUrl } from '../core/secrecy/requestSecrets.ts';
export { requestToStranger } from '../core/secrecy/requestToStranger.ts';
export { evidenceCodes } from '../core/verdict/evidence.ts';
export type { RunVerdict } from '../core/verdict/verdict.ts';
export { isExplainable } from '../core/verdict/verdictSum.ts';
export type { Clock } from '../io/clock.ts';
export { ExchangeLog } from '../io/exchanges/exchangeLog.ts';
export type { Page } from '../run/page/page.ts';
export type {
  DraftTable,
  Moment,
  NextMoment,
  PageTable,
  WatchedJob,
  WatchedRun,
} from '../run/watching/runWatcher.ts';
