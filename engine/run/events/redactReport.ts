import type { RunReport } from '../../core/contracts/generated/types.ts';
import { redactTexts } from './redactTexts.ts';

/**
 * By these something is found: jobs, whose names were redacted when the configuration was read; tables, which are called
 * so on the disk; places in the configuration; and a time.
 */
const findable = new Set(['name', 'job', 'file', 'config', 'pointer', 'startedAt']);

/** The report without what may not be shown: it names keys, headers and columns of an API's. */
export function redactReport(report: RunReport, redact: (text: string) => string): RunReport {
  return redactTexts(report, redact, findable);
}
