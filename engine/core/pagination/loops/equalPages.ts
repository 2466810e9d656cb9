import type { PageClaims } from './pageClaims.ts';

const maxCycleLength = 5;
/** The number of equal pages in a row that is no chance; higher if they may be data. */
const [enough, enoughForData] = [10, 50];
const minRounds = 3;

/** A page to compare with the next ones. */
interface Known {
  digest: string;
  /** Present for a page whose sample came shortly before. */
  records?: string;
  around?: string;
}

/** The number of pages in a row that equal the one a cycle before. */
interface Run {
  equal: number;
  /** Whether the API itself continued, or something other than positions changed. */
  mayBeData: boolean;
}

const noRun: Run = { equal: 0, mayBeData: false };

/**
 * Notices equal pages in a row, and short cycles of them, if no record is distinguishable. Compares all records only of
 * pages with equal samples, and keeps a few bytes of the last five pages.
 */
export class EqualPages {
  #recent: Known[] = [];
  #runs: Run[] = [];

  /** Whether the last page continued such a row. */
  get isRow(): boolean {
    return this.#runs.some(({ equal }) => equal > 0);
  }

  /** Adds a page with records. Returns the kind of the row that it continues, if that is too long for chance. */
  add(digest: string, claims: PageClaims): 'alike' | 'seems-alike' | undefined {
    const isAgain = this.#recent.some((page) => page.digest === digest);
    const { says, restated, around } = claims;
    const mayBeData = says === 'more' || restated?.by === 'clock';
    const records = () => restated?.records() ?? claims.records();
    const page: Known = isAgain ? { digest, records: records(), around: around() } : { digest };
    this.#runs = Array.from({ length: maxCycleLength }, (_, index) =>
      continued(this.#runs[index] ?? noRun, this.#recent[index], page, mayBeData),
    );
    this.#recent = [page, ...this.#recent].slice(0, maxCycleLength);
    const run = this.#runs.find((each, index) => isCertain(each, index + 1));
    return run && (run.mayBeData ? 'seems-alike' : 'alike');
  }

  /** Starts over: the pages so far are data. */
  clear(): void {
    this.#recent = [];
    this.#runs = [];
  }
}

function continued({ equal, mayBeData }: Run, before: Known | undefined, page: Known, isDoubtful: boolean): Run {
  if (before?.digest !== page.digest || differ(before.records, page.records)) return noRun;
  return { equal: equal + 1, mayBeData: mayBeData || isDoubtful || differ(before.around, page.around) };
}

function differ(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

function isCertain({ equal, mayBeData }: Run, cycle: number): boolean {
  return equal > 0 && equal + cycle >= Math.max(mayBeData ? enoughForData : enough, minRounds * cycle);
}
