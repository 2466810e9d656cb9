import type { EvidenceCode } from '../../contracts/generated/types.ts';
import type { SaysOfEnd } from '../../pagination/loops/pageClaims.ts';
import type { Evidence } from '../evidence.ts';
import { followedPlace } from '../nextKeys.ts';
import { weighEvidence } from '../weighEvidence.ts';
import type { Ending, ObservedPage } from '../witness.ts';
import { linkHeader } from '../witnesses/linkHeader.ts';
import { moreFlag } from '../witnesses/moreFlag.ts';
import { nextLink } from '../witnesses/nextLink.ts';
import { nextValue } from '../witnesses/nextValue.ts';
import { pageCount } from '../witnesses/pageCount.ts';
import { total } from '../witnesses/total.ts';

const asked = [total, pageCount, moreFlag, nextLink, linkHeader, nextValue];
const counts: ReadonlySet<EvidenceCode> = new Set(['total-differs', 'pages-missing']);

/** The amount that an API reports to have, of which not all was read yet. */
export interface StatedAmount {
  /** The number of records. */
  total?: number;
  /** The number of pages. */
  pageCount?: number;
}

/** Computes after each page the verdict that would apply if the paging ended there. */
export class EndWatch {
  readonly #witnesses = asked.map((create) => create());
  #stated: StatedAmount = {};

  /** The amount that the API reports with the last page; a number that may mean something else is left out. */
  get stated(): StatedAmount {
    return this.#stated;
  }

  /** Adds a page, also one that may turn out to be repeated. `end`: as if it were the last. */
  see(page: ObservedPage, end: Omit<Ending, 'lastPage'>): SaysOfEnd {
    for (const witness of this.#witnesses) witness.see(page);
    const ending = { ...end, lastPage: page };
    const evidence = this.#witnesses.flatMap((witness) => witness.testify(ending));
    const follows = followedPlace(end) !== undefined ? 'more' : undefined;
    this.#stated = {};
    // Most APIs say nothing with most pages.
    if (evidence.length === 0) return follows;
    const { status, evidence: left } = weighEvidence(evidence.filter((piece) => !mayCountPage(piece, end)));
    this.#stated = statedBy(evidence, left);
    if (left.some(({ code }) => counts.has(code))) return 'unreached';
    if (status === 'complete') return 'last';
    return status === 'incomplete' ? 'more' : follows;
  }
}

function statedBy(evidence: readonly Evidence[], left: readonly Pick<Evidence, 'code'>[]): StatedAmount {
  const sure = evidence.filter(
    ({ code, speaks }) => speaks === 'incomplete' && left.some((each) => each.code === code),
  );
  const total = sure.find((each) => each.total !== undefined)?.total;
  const pageCount = sure.find((each) => each.pageCount !== undefined)?.pageCount;
  return { ...(total !== undefined && { total }), ...(pageCount !== undefined && { pageCount }) };
}

/** Whether a total equals the only page, and so may count this page. */
function mayCountPage({ code }: Evidence, { pages }: Pick<Ending, 'pages'>): boolean {
  return pages === 1 && code === 'total-matches';
}
