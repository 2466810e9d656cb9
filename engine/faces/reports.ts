// Runs that happened elsewhere.
export type { RecordedExchange } from '../io/recording/recordedExchange.ts';
export { fetchExchanges } from '../io/reports/fetchExchanges.ts';
export { type FoundRun, findRun } from '../io/reports/findRun.ts';
export { readReportFile } from '../io/reports/readReportFile.ts';
