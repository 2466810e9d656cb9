import { readForeignText } from '@pagewright/engine/files';
import { parsePlain } from '@pagewright/engine/json';
import type { TableProfiles } from './tableProfile.ts';

/** The profiles of a run's tables; undefined if they were not kept, or are not written yet. */
export async function readTableProfiles(file: string): Promise<TableProfiles | undefined> {
  try {
    const profiles: TableProfiles = parsePlain(await readForeignText(file, 'record'));
    return profiles.version === 1 ? profiles : undefined;
  } catch {
    return undefined;
  }
}
