import path from 'node:path';
import { readPlanned } from '../core/plan/readPlanned.ts';
import { Coverage } from '../core/testing/coverage.ts';
import { caseFiles } from '../core/testing/testPaths.ts';
import type { CasePlace } from './caseFolder.ts';
import { readExpectFile } from './expectFile.ts';
import { runCase } from './runCase.ts';
import type { SeenRun } from './runRecorded.ts';
import type { TestedConfig, TestedText } from './testedConfig.ts';

/** The coverage of a text that cases run, and the places of its pointers. */
export interface CoveredText extends Pick<TestedText, 'placeOf'> {
  coverage: Coverage;
}

/**
 * Runs a case, and adds what it exercises to the coverage of its text, by the name of that: rows of a tree are separate
 * texts. Throws a UserError if it cannot run.
 */
export async function coverCase(
  config: TestedConfig,
  place: CasePlace,
  covered: Map<string, CoveredText>,
  signal: AbortSignal,
): Promise<void> {
  const file = await readExpectFile(path.join(place.folder, caseFiles.expect), place.shown);
  const own = file?.expect ?? {};
  const text = await config.textFor(own.config ?? {});
  const read = readPlanned(text.configText, () => 0);
  if ('problems' in read) return;
  const run = await runCase(place, { text, expect: own }, signal);
  const { coverage } = covered.get(text.configName) ?? { coverage: new Coverage() };
  covered.set(text.configName, { coverage, placeOf: text.placeOf });
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
