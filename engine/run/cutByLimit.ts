import type { RunLimits } from './limits.ts';
import type { JobReport, RunReport } from './report.ts';

/** The limit that cut a job off, as the report lists it; empty where none did. */
export function cutByLimit({ stopReason, name }: JobReport, limits: RunLimits): RunReport['limits'] {
  const values = { 'max-pages': limits.maxPages, 'max-records': limits.maxRecords, 'max-requests': limits.maxRequests };
  if (!(stopReason in values)) return [];
  const code = stopReason as keyof typeof values;
  const value = values[code];
  return value === undefined ? [] : [{ code, value, job: name }];
}
