// The public interface for runs that happened elsewhere.
export { parseReport } from './core/contracts/parseReport.ts';
export { type FoundRun, findRun } from './io/reports/findRun.ts';
