// Starts runs, and plans them without sending anything.

export { refuseRun } from '../assembly/refuseRun.ts';
export { runOnDisk as runExtraction } from '../assembly/runOnDisk.ts';
export type { RunRequest } from '../assembly/runRequest.ts';
export { processorText } from '../core/config/processorText.ts';
export type {
  EventLevel,
  JobReport,
  LimitCode,
  PagingSearch,
  RunEvent,
  RunReport,
  StorageReport,
  TableReport,
} from '../core/contracts/generated/types.ts';
export { isUserError, UserError } from '../core/errors.ts';
export { defaultSearchRequests } from '../core/finding/defaultSearchRequests.ts';
export { planConfig } from '../core/plan/planConfig.ts';
export { planReport } from '../core/plan/planReport.ts';
export { planText } from '../core/plan/planText.ts';
export type { Problem } from '../core/problem.ts';
export { requireFilled } from '../core/secrets/fillSecrets.ts';
export { mayLose } from '../core/verdict/evidence.ts';
export type { NetworkSettings } from '../io/http/createHttpClient.ts';
export { previewTables } from '../io/output/previewTables.ts';
export type { TablePreview } from '../io/output/tablePreview.ts';
export { defaultMaxWait, maxParallel, type RunLimits } from '../run/counting/limits.ts';
