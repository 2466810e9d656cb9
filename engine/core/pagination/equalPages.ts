import type { PageClaims } from './pageClaims.ts';

const longestCycle = 5;
/** So many pages in a row are no chance; where the API leads on, or something around the records changes, more. */
const [enough, enoughIfLedOn] = [10, 50];
const leastRounds = 3;

/** A page as it is compared with the next ones. */
interface Known {
  /** Of its sample. */
  digest: string;
  /** Known of pages whose sample came shortly before. */
  records?: string;
  around?: string;
}

/** How many pages in a row were equal to the one a cycle before, and whether anything around them changed. */
interface Run {
  equal: number;
  changes: boolean;
}

const noRun: Run = { equal: 0, changes: false };

/**
 * Notices equal pages in a row, and short cycles of pages, where no record can be told from another. Looks at all
 * records only of pages whose samples are equal, and keeps a few bytes of the last five pages.
 */
export class EqualPages {
  #recent: Known[] = [];
  #runs: Run[] = [];

  /** Whether the last page continued such a row. */
  get isRow(): boolean {
    return this.#runs.some(({ equal }) => equal > 0);
  }

  /** Adds a page with records. Returns whether the row that it continues is too long to be chance. */
  add(digest: string, { says, records, around }: PageClaims): boolean {
    const isAgain = this.#recent.some((page) => page.digest === digest);
    const page: Known = isAgain ? { digest, records: records(), around: around() } : { digest };
    this.#runs = Array.from({ length: longestCycle }, (_, index) =>
      continued(this.#runs[index] ?? noRun, this.#recent[index], page),
    );
    this.#recent = [page, ...this.#recent].slice(0, longestCycle);
    return this.#runs.some((run, index) => isCertain(run, index + 1, says === 'more'));
  }

  /** Begins anew: what came so far is data. */
  clear(): void {
    this.#recent = [];
    this.#runs = [];
  }
}

function continued({ equal, changes }: Run, before: Known | undefined, page: Known): Run {
  if (before?.digest !== page.digest || differ(before.records, page.records)) return noRun;
  return { equal: equal + 1, changes: changes || differ(before.around, page.around) };
}

function differ(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

function isCertain({ equal, changes }: Run, cycle: number, isLedOn: boolean): boolean {
  const pages = equal + cycle;
  return equal > 0 && pages >= Math.max(isLedOn || changes ? enoughIfLedOn : enough, leastRounds * cycle);
}
