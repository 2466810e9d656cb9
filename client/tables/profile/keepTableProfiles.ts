import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunReport } from '../../../engine/index.ts';
import { profileTables } from './profileTables.ts';

/** Profiles the tables of a completed run and writes the result to a file atomically. */
export async function keepTableProfiles(report: RunReport, outDir: string, file: string): Promise<void> {
  if (report.outcome !== 'done') return;
  const profiles = await profileTables(report, outDir);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(profiles));
  await rename(`${file}.new`, file);
}
