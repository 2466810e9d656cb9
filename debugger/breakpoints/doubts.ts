import { type EvidenceCode, isExplainable, type Moment, type ReportedEvidence } from '@pagewright/engine/debugging';

type End = Extract<Moment, { kind: 'end' }>;

/** The evidence reported about one job. */
interface Said {
  codes: Set<EvidenceCode>;
  /** Whether a run of the job was complete. */
  isComplete: boolean;
}

/**
 * The evidence against the runs of jobs. Each kind of evidence counts once for a job, because it is the same for
 * thousands of child jobs, and evidence that a complete run of the job explains does not count.
 */
export class Doubts {
  /** The reported evidence by the pointer of the job. */
  readonly #said = new Map<string, Said>();

  clear(): void {
    this.#said.clear();
  }

  /** The first new piece of evidence of these kinds. */
  take(job: string, { verdict }: End, isWanted: (code: EvidenceCode) => boolean): ReportedEvidence | undefined {
    const said = this.#said.get(job) ?? { codes: new Set(), isComplete: false };
    this.#said.set(job, said);
    const isNew = (code: EvidenceCode) => !said.codes.has(code) && !(said.isComplete && isExplainable(code));
    const found = verdict.evidence.filter(({ code }) => isWanted(code) && isNew(code));
    for (const { code } of found) said.codes.add(code);
    said.isComplete ||= verdict.status === 'complete';
    return found[0];
  }
}
