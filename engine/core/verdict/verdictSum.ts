import type { EvidenceCode, Verdict } from '../contracts/generated/types.ts';
import { evidenceCodes } from './evidence.ts';
import { LargestPages } from './largestPages.ts';
import type { RunVerdict } from './verdict.ts';

type Told = Verdict['evidence'][number];

interface Kind {
  runs: number;
  first: Told;
}

const mostKinds = 8;
const order = ['incomplete', 'doubt', 'complete'];

/** What other runs may explain: a path that they did find, a size that their pages were larger than. */
const explainable: ReadonlySet<string> = new Set(['data-field-never-found', 'path-never-found', 'capped-page']);

/** The verdict of a job that ran many times. It keeps no more than one piece of evidence of each kind. */
export class VerdictSum {
  #runs = 0;
  #only: RunVerdict | undefined;
  readonly #statuses = new Set<Verdict['status']>();
  readonly #kinds = new Map<EvidenceCode, Kind>();
  /** For runs that are incomplete for no other reason: the codes, joined. */
  readonly #explainable = new Set<string>();
  readonly #largestPages = new LargestPages();
  readonly #cuts = new Map<EvidenceCode, Told>();

  /** Takes the verdict of one run. */
  add(verdict: RunVerdict): void {
    this.#only = this.#runs++ === 0 ? verdict : undefined;
    const codes = verdict.evidence.map(({ code }) => code);
    this.#largestPages.add(verdict.largestPage ?? 0, codes.includes('capped-page'));
    const reasons = codes.filter((code) => evidenceCodes[code] === 'incomplete');
    const isExplainable = verdict.status === 'incomplete' && reasons.every((code) => explainable.has(code));
    if (isExplainable) this.#explainable.add(reasons.join(' '));
    else this.#statuses.add(verdict.status);
    for (const told of verdict.evidence) this.#count(told);
  }

  /** Takes what cut off further runs of the job. */
  cut(told: Told): void {
    this.#cuts.set(told.code, told);
  }

  /** Incomplete where a run is, else unknown where one is; unknown where there was none. */
  verdict(): Verdict {
    const status = this.#cuts.size > 0 ? 'incomplete' : (this.#only?.status ?? this.#status());
    return { status, evidence: [...this.#cuts.values(), ...(this.#only?.evidence ?? this.#merged())] };
  }

  #merged(): Told[] {
    const kinds = [...this.#kinds].filter(([code]) => !this.#isExplained(code)).map(([, kind]) => kind);
    return kinds
      .sort((a, b) => weightOf(a) - weightOf(b) || b.runs - a.runs)
      .slice(0, mostKinds)
      .map((kind) => this.#inRuns(kind));
  }

  #count(told: Told): void {
    const kind = this.#kinds.get(told.code);
    if (kind === undefined) this.#kinds.set(told.code, { runs: 1, first: told });
    else kind.runs++;
  }

  #status(): Verdict['status'] {
    const isLeft = [...this.#explainable].some((codes) => codes.split(' ').some((code) => !this.#isExplained(code)));
    if (this.#statuses.has('incomplete') || isLeft) return 'incomplete';
    return this.#statuses.has('unknown') || this.#explainable.size > 0 || this.#runs === 0 ? 'unknown' : 'complete';
  }

  /** Whether the other runs take away what a kind says. */
  #isExplained(code: string): boolean {
    if (!explainable.has(code)) return false;
    if (code === 'capped-page') return !this.#largestPages.showCap;
    return [...this.#kinds].some(([known, { runs }]) => known === code && runs < this.#runs);
  }

  #inRuns({ runs, first: { page: _, message, ...place } }: Kind): Told {
    return { ...place, message: `In ${runs} of ${this.#runs} runs: ${message}` };
  }
}

function weightOf({ first: { code } }: Kind): number {
  return order.indexOf(evidenceCodes[code]);
}
