// Runs in memory, where there is no Node.

export type { MemoryRunFiles, MemoryRunRequest, MemoryRunResult } from '../assembly/memoryRun.ts';
export { runInMemory } from '../assembly/runInMemory.ts';
export type { RunEvent, RunReport } from '../core/contracts/generated/types.ts';
export { previewMemory } from '../io/output/previewMemory.ts';
export type { TablePreview } from '../io/output/tablePreview.ts';
