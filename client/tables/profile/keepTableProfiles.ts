import { writeWhole } from '@pagewright/engine/files';
import type { RunReport } from '@pagewright/engine/run';
import { profileTables } from './profileTables.ts';

/** Profiles the tables of a completed run and writes the result to a file atomically. */
export async function keepTableProfiles(report: RunReport, outDir: string, file: string): Promise<void> {
  if (report.outcome !== 'done') return;
  const profiles = await profileTables(report, outDir);
  await writeWhole(file, JSON.stringify(profiles));
}
