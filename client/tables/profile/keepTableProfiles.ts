import { writeWhole } from '@pagewright/engine/files';
import type { RunReport } from '@pagewright/engine/run';
import { keepTables } from '../compare/keepTables.ts';
import { profileTables } from './profileTables.ts';

/** The file of the profiles, and the folder of the copies. */
export interface KeptPlaces {
  file: string;
  tables: string;
}

/** Writes the profiles of a completed run's tables to a file and keeps copies of them, each whole or not at all. */
export async function keepTableProfiles(
  report: RunReport,
  outDir: string,
  { file, tables }: KeptPlaces,
): Promise<void> {
  if (report.outcome !== 'done') return;
  const profiles = await profileTables(report, outDir);
  await writeWhole(file, JSON.stringify(profiles));
  await keepTables(report, outDir, tables);
}
