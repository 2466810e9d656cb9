import type { EvidenceCode, ReportedEvidence, Verdict } from '../contracts/generated/types.ts';
import { evidenceCodes } from './evidence.ts';
import type { RunVerdict } from './verdict.ts';

interface Kind {
  runs: number;
  first: ReportedEvidence;
}

const maxKinds = 8;
const order = ['incomplete', 'doubt', 'complete'];

/** Evidence that other runs may explain: they found the path, had records, or had larger pages. */
const explainable: ReadonlySet<string> = new Set<EvidenceCode>([
  'data-field-never-found',
  'empty-list',
  'path-never-found',
  'capped-page',
]);

export function isExplainable(code: EvidenceCode): boolean {
  return explainable.has(code);
}

/** The verdict on a job that ran many times. It keeps at most one piece of evidence of each kind. */
export class VerdictSum {
  #runs = 0;
  #only: RunVerdict | undefined;
  readonly #statuses = new Set<Verdict['status']>();
  readonly #kinds = new Map<EvidenceCode, Kind>();
  /** The joined codes of runs that are incomplete for no other reason. */
  readonly #explainable = new Set<string>();
  readonly #largestPages = new LargestPages();
  readonly #cuts = new Map<EvidenceCode, ReportedEvidence>();

  add(verdict: RunVerdict): void {
    this.#only = this.#runs++ === 0 ? verdict : undefined;
    const codes = verdict.evidence.map(({ code }) => code);
    this.#largestPages.add(verdict.largestPage ?? 0, codes.includes('capped-page'));
    const reasons = codes.filter((code) => evidenceCodes[code] === 'incomplete');
    const isExplainable = verdict.status === 'incomplete' && reasons.every((code) => explainable.has(code));
    if (isExplainable) this.#explainable.add(reasons.join(' '));
    else this.#statuses.add(verdict.status);
    for (const piece of verdict.evidence) this.#count(piece);
  }

  /** Adds the reason that prevented further runs of the job. */
  cut(piece: ReportedEvidence): void {
    this.#cuts.set(piece.code, piece);
  }

  /** Incomplete if a run is, else unknown if one is or there was no run. */
  verdict(): Verdict {
    const status = this.#cuts.size > 0 ? 'incomplete' : (this.#only?.status ?? this.#status());
    return { status, evidence: [...this.#cuts.values(), ...(this.#only?.evidence ?? this.#merged())] };
  }

  #merged(): ReportedEvidence[] {
    const kinds = [...this.#kinds].filter(([code]) => !this.#isExplained(code)).map(([, kind]) => kind);
    return kinds
      .sort((a, b) => weightOf(a) - weightOf(b) || b.runs - a.runs)
      .slice(0, maxKinds)
      .map((kind) => this.#inRuns(kind));
  }

  #count(piece: ReportedEvidence): void {
    const kind = this.#kinds.get(piece.code);
    if (kind === undefined) this.#kinds.set(piece.code, { runs: 1, first: piece });
    else kind.runs++;
  }

  #status(): Verdict['status'] {
    const isLeft = [...this.#explainable].some((codes) => codes.split(' ').some((code) => !this.#isExplained(code)));
    if (this.#statuses.has('incomplete') || isLeft) return 'incomplete';
    return this.#statuses.has('unknown') || this.#explainable.size > 0 || this.#runs === 0 ? 'unknown' : 'complete';
  }

  #isExplained(code: string): boolean {
    if (!explainable.has(code)) return false;
    if (code === 'capped-page') return !this.#largestPages.showCap;
    return [...this.#kinds].some(([known, { runs }]) => known === code && runs < this.#runs);
  }

  #inRuns({ runs, first: { page: _, total: __, message, ...place } }: Kind): ReportedEvidence {
    return { ...place, message: `In ${runs} of ${this.#runs} runs: ${message}` };
  }
}

function weightOf({ first: { code } }: Kind): number {
  return order.indexOf(evidenceCodes[code]);
}

/**
 * The largest pages of many runs. Among many numbers of records, a round one can be chance. It is a cap if several runs
 * end at the same number and none has a larger page.
 */
class LargestPages {
  #largest = 0;
  #cappedThere = 0;

  /** Adds the size of the largest page of a run, and whether it looks capped. */
  add(size: number, isCapped: boolean): void {
    if (size > this.#largest) this.#cappedThere = 0;
    this.#largest = Math.max(size, this.#largest);
    if (isCapped && size === this.#largest) this.#cappedThere++;
  }

  get showCap(): boolean {
    return this.#cappedThere > 1;
  }
}
