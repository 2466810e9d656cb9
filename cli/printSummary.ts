import type { RunReport } from '../engine/index.ts';
import { summarizeRun } from '../engine/summary.ts';
import { summaryText } from './summaryText.ts';

/** Prints the end of a run for a person. */
export function printSummary(report: RunReport, outDir: string): void {
  console.log(`\n${summaryText(summarizeRun(report), outDir)}`);
}
