import { countText } from '../../../engine/core/text/countText.ts';
import { durationText } from '../../../engine/core/text/durationText.ts';
import type { RunEvent, RunReport } from '../../../engine/index.ts';
import { amountText, summarizeRun } from '../../../engine/summary.ts';
import { eventLine } from '../../running/log/eventLine.ts';
import { printable } from '../../shared/text/printable.ts';
import type { PlacedFinding } from '../findings/finding.ts';

/** The line of a terminal for an event; undefined for what only a log needs. */
export function taskLine(event: RunEvent): string | undefined {
  if (event.level === 'debug' && event.kind !== 'request') return undefined;
  return `${event.time.slice(11, 19)} ${event.level.padEnd(7)} ${eventLine(event)}`;
}

/** A finding as compilers write theirs, and as the problem matcher `$pagewright` reads it. */
export function findingLine(file: string, { line, start, severity, message, code }: PlacedFinding): string {
  return printable(`${file}:${line + 1}:${start + 1}: ${severity}: ${message} (${code})`);
}

/** What a run came to: the verdict, what was read, and the file of each table, below the folder of the run. */
export function endLines(report: RunReport, outDir: string): string[] {
  const { headline, limits, records, pages, tables, durationMs } = summarizeRun(report);
  if (report.outcome !== 'done') return [headline].map(printable);
  const amount = `${amountText({ records, pages })}, ${durationText(durationMs)}.`;
  const files = tables.map(({ name, rows, file }) => `  ${name}: ${countText(rows, 'row')} in ${file}`);
  const written = files.length > 0 ? [`Tables in ${outDir}:`, ...files] : [];
  return [headline, ...limits, amount, ...written].map(printable);
}
