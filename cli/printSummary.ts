import path from 'node:path';
import type { RunReport } from '../engine/index.ts';
import { plainText } from './plainText.ts';

/** The end of a run for a person: each job with what stopped it, what limits cut, the tables and where they are. */
export function printSummary(report: RunReport, outDir: string): void {
  if (report.jobs.length > 0) {
    const rows = report.jobs.map((job) => [
      job.name,
      String(job.pages),
      String(job.records),
      job.stopReason,
      job.verdict.status,
    ]);
    console.log(`\n${textTable(['job', 'pages', 'records', 'stopped by', 'verdict'], rows)}`);
  }
  for (const { code, value, job } of report.limits)
    console.log(plainText(`Limit ${code} = ${value} cut the data of "${job ?? 'the run'}".`));
  if (report.tables.length > 0) {
    const rows = report.tables.map((table) => [table.name, String(table.rows), String(table.columns.length)]);
    console.log(`\n${textTable(['table', 'rows', 'columns'], rows)}`);
    console.log(`\nTables are in ${path.join(outDir, 'tables')}`);
  }
}

function textTable(head: string[], rows: string[][]): string {
  const lines = [head, ...rows].map((row) => row.map(plainText));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
