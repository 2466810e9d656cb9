import { chooser } from './chooser.ts';
import type { ApiChange } from './mutation.ts';
import { mutations } from './mutations.ts';
import type { RecordedPage } from './recordedPage.ts';

/** A change of the pages of one job. */
export interface FoundChange extends ApiChange {
  mutation: string;
  job: string;
}

/** The changes of an API, for each job and mutation one, and what does not apply. */
export interface FoundChanges {
  changes: FoundChange[];
  notApplied: { mutation: string; job: string; message: string }[];
}

/** Finds the changes for the recorded pages of jobs, the same ones for the same seed. */
export function findChanges(jobs: ReadonlyMap<string, readonly RecordedPage[]>, seed: number): FoundChanges {
  const found: FoundChanges = { changes: [], notApplied: [] };
  for (const [job, pages] of jobs)
    for (const { name: mutation, needs, find } of mutations) {
      const change = pages.length === 0 ? undefined : find(pages, chooser(seed, `${mutation} ${job}`));
      if (change === undefined) found.notApplied.push({ mutation, job, message: `"${job}" would need ${needs}.` });
      else found.changes.push({ ...change, mutation, job, title: `${change.title} in job ${job}` });
    }
  return found;
}
