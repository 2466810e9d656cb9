import path from 'node:path';
import { readPlanned } from '../core/plan/readPlanned.ts';
import type { Coverage } from '../core/testing/coverage.ts';
import { caseFiles } from './caseFolder.ts';
import { type CasePlace, runCase } from './checkCase.ts';
import { readExpectFile } from './expectFile.ts';
import type { SeenRun } from './runRecorded.ts';
import type { TestedConfig } from './testedConfig.ts';

/** Runs a case, and adds what it exercises of its configuration to a coverage. Throws a UserError if it cannot run. */
export async function coverCase(
  config: TestedConfig,
  place: CasePlace,
  coverage: Coverage,
  signal: AbortSignal,
): Promise<void> {
  const file = await readExpectFile(path.join(place.folder, caseFiles.expect), place.shown);
  const own = file?.expect ?? {};
  const { configText } = await config.textFor(own.config ?? {});
  const read = readPlanned(configText, () => 0);
  if ('problems' in read) return;
  const run = await runCase(config, place, own, signal);
  try {
    coverage.add(read.config, run.report, await filledColumns(run));
  } finally {
    await run.tables.close();
  }
}

async function filledColumns({ tables }: SeenRun): Promise<Map<string, Set<string>>> {
  const filled = new Map<string, Set<string>>();
  for (const table of tables.all) {
    const columns = new Set<string>();
    let isHeader = true;
    for await (const batch of tables.rows(table))
      for (const row of batch) {
        if (!isHeader) addFilled(columns, table.columns, row);
        isHeader = false;
      }
    filled.set(table.name, columns);
  }
  return filled;
}

function addFilled(columns: Set<string>, names: readonly string[], row: readonly string[]): void {
  for (const [index, name] of names.entries()) if (row[index]) columns.add(name);
}
