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

/** Computes after each page the verdict that would apply if the paging ended there. */
export class EndWatch {
  readonly #witnesses = asked.map((create) => create());

  /** Adds a page, also one that may turn out to be repeated. `end`: as if it were the last. */
  see(page: ObservedPage, end: Omit<Ending, 'lastPage'>): SaysOfEnd {
    for (const witness of this.#witnesses) witness.see(page);
    const ending = { ...end, lastPage: page };
    const evidence = this.#witnesses.flatMap((witness) => witness.testify(ending));
    const { status, evidence: left } = weighEvidence(evidence.filter((piece) => !mayCountPage(piece, end)));
    if (left.some(({ code }) => counts.has(code))) return 'unreached';
    if (status === 'complete') return 'last';
    return status === 'incomplete' || followedPlace(end) !== undefined ? 'more' : undefined;
  }
}

/** Whether a total equals the only page, and so may count this page. */
function mayCountPage({ code }: Evidence, { pages }: Pick<Ending, 'pages'>): boolean {
  return pages === 1 && code === 'total-matches';
}
