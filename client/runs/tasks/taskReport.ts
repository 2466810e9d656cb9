import type { RunEvent, RunReport } from '@pagewright/engine/run';
import { amountText, mayLose, shownLevel, summarizeRun } from '@pagewright/engine/summary';
import { countText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { localTimestamp } from '@pagewright/engine/text/localTime';
import { pointerWithin } from '@pagewright/engine/text/pointerWithin';
import { printable } from '@pagewright/engine/text/printable';
import { eventLine } from '../../running/run/eventLine.ts';
import { plainQuotes } from '../../shared/text/plainQuotes.ts';
import { findingsOf, mappingFindings } from '../findings/findingsOf.ts';
import type { PlacedFinding, RunFinding } from '../findings/runFinding.ts';

/** The terminal line of an event; undefined for events that only the log needs. */
export function taskLine(event: RunEvent): string | undefined {
  const level = shownLevel(event);
  if (level === 'debug' && event.kind !== 'request') return undefined;
  return `${localTimestamp(Date.parse(event.time)).slice(11, 19)} ${level.padEnd(7)} ${eventLine(event)}`;
}

/** A finding in the form of a compiler message, which the problem matcher `$pagewright` reads. */
export function findingLine(file: string, { line, start, severity, message, code }: PlacedFinding): string {
  return printable(`${file}:${line + 1}:${start + 1}: ${severity}: ${message} (${code})`);
}

/** The last lines of a run: the verdict, the totals, and the file of each table, relative to the output folder. */
export function endLines(report: RunReport, outDir: string): string[] {
  const { headline, limits, records, pages, tables, durationMs } = summarizeRun(report);
  if (report.outcome !== 'done') return [plainQuotes(headline)].map(printable);
  const amount = `${amountText({ records, pages })}, ${durationText(durationMs)}.`;
  const files = tables.map(({ name, rows, file }) => `  ${name}: ${countText(rows, 'row')} in ${file}`);
  const written = files.length > 0 ? [`Tables in ${outDir}:`, ...files] : [];
  return [plainQuotes(headline), ...limits, amount, ...written].map(printable);
}

/** The findings of a run for a task's terminal: first why it failed, then those that the editor also shows. */
export function taskFindings(report: RunReport, events: readonly RunEvent[]): RunFinding[] {
  const errors = events.flatMap((event): RunFinding[] => {
    if (event.kind !== 'error') return [];
    const { code, message, job } = event;
    const pointer = event.pointer ?? report.jobs.find(({ name }) => name === job)?.pointer ?? '';
    return [{ code, message, severity: 'error', pointer: pointerWithin(pointer), job }];
  });
  return [...errors, ...findingsOf(report), ...mappingFindings(events)];
}

/** The exit code of a task with this report; the same as the command line's (`docs/contracts.md`). */
export function taskExitCode({ outcome, jobs }: Pick<RunReport, 'outcome' | 'jobs'>, strict: boolean): number {
  if (outcome === 'cancelled') return 130;
  if (outcome === 'failed') return 1;
  return strict && jobs.some(({ verdict }) => mayLose(verdict)) ? 3 : 0;
}
