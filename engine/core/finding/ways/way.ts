import type { Bench } from '../bench/bench.ts';
import type { PageReply } from '../bench/reply.ts';
import type { Search } from '../bench/search.ts';
import type { Candidate, JobEvidence } from '../candidates/candidate.ts';
import type { Proof } from '../proof/prove.ts';

/** The state of a search when a way is tried. */
export interface WayPlace {
  bench: Bench;
  /** The first page of the job without paging. */
  bare: PageReply;
  evidence: JobEvidence;
}

/** Tries the forms that a candidate may have. Returns the first that is proven. */
export type Way = (candidate: Candidate, place: WayPlace) => Search<Proof | undefined>;
