import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { fakeClock } from '../../support/fakeClock.ts';
import { runToEnd } from '../../support/runToEnd.ts';
import type { ReadyApi } from './pagedApi.ts';

/** Runs a configuration and says what is wrong with what it read; undefined where it has each record exactly once. */
export async function faultOfReading(api: ReadyApi, config: unknown, outDir: string): Promise<string | undefined> {
  const { report } = await runToEnd({ config, outDir, limits: {}, parallel: 1, clock: fakeClock() });
  if (report.outcome !== 'done') return `the run ${report.outcome}: ${report.error?.message}`;
  const times = timesOf(new Set(api.marks), path.join(outDir, 'tables'));
  const missing = api.marks.filter((mark) => !times.has(mark)).length;
  const twice = [...times.values()].filter((count) => count > 1).length;
  return missing + twice === 0 ? undefined : `of ${api.n} records ${missing} are missing, ${twice} come twice`;
}

/** How often each unique text is in the tables. */
function timesOf(marks: ReadonlySet<string>, folder: string): Map<string, number> {
  const times = new Map<string, number>();
  for (const cell of cellsIn(folder)) if (marks.has(cell)) times.set(cell, (times.get(cell) ?? 0) + 1);
  return times;
}

function cellsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = names.map((name) => path.join(folder, name)).filter((file) => statSync(file).isFile());
  return files
    .filter((file) => !file.endsWith('.manifest'))
    .flatMap((file) => parse(readFileSync(file), { relax_column_count: true }) as string[][])
    .flat();
}
