import { chooser } from './chooser.ts';
import type { ApiChange, Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';
import type { RecordedPage } from './recordedPage.ts';

/** A change of the pages of one job. */
export interface FoundChange extends ApiChange {
  mutation: string;
  job: string;
  /** Another choice of the same mutation, which may be the same again; undefined: there is none. */
  other(): FoundChange | undefined;
}

/** The changes of an API, for each job and mutation one, and what does not apply. */
export interface FoundChanges {
  changes: FoundChange[];
  notApplied: { mutation: string; job: string; message: string }[];
}

/** The pages of a job, and the seed of the choices. */
interface Place {
  job: string;
  pages: readonly RecordedPage[];
  seed: number;
}

/** Finds the changes for the recorded pages of jobs, the same ones for the same seed. */
export function findChanges(jobs: ReadonlyMap<string, readonly RecordedPage[]>, seed: number): FoundChanges {
  const found: FoundChanges = { changes: [], notApplied: [] };
  for (const [job, pages] of jobs)
    for (const mutation of mutations) {
      const change = findChange(mutation, { job, pages, seed });
      const message = `"${job}" would need ${mutation.needs}.`;
      if (change === undefined) found.notApplied.push({ mutation: mutation.name, job, message });
      else found.changes.push(change);
    }
  return found;
}

function findChange(mutation: Mutation, place: Place, attempt = 0): FoundChange | undefined {
  const { job, pages, seed } = place;
  const { name, find } = mutation;
  const change = pages.length === 0 ? undefined : find(pages, chooser(seed, `${name} ${job} ${attempt}`));
  return (
    change && {
      ...{ ...change, mutation: name, job, title: `${change.title} in job ${job}` },
      other: () => findChange(mutation, place, attempt + 1),
    }
  );
}
