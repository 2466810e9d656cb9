import { isUserError } from '../../errors.ts';
import { isStop } from '../../pagination/scroller.ts';
import { countText } from '../../text/countText.ts';
import { compare, relationTexts } from '../bench/compare.ts';
import type { Search } from '../bench/search.ts';
import { type Proof, prove } from '../proof/prove.ts';
import { totalOf } from '../proof/provePart.ts';
import { type Attempt, openAttempt } from '../trying/attempt.ts';
import { growPages } from '../trying/growPages.ts';
import type { WayPlace } from './way.ts';

interface Pursuit {
  /** Gives an attempt another page size, if that changes more than its parameters. */
  resize?: (attempt: Attempt, size: number) => Attempt;
  /** Whether a page that continues the first one was seen already. */
  isSeen?: boolean;
}

/**
 * Looks at the second page of an attempt; if it continues the first one, looks for the largest pages that the API gives,
 * and reads all of them.
 */
export function* pursue(
  { bench, bare }: WayPlace,
  attempt: Attempt,
  { resize, isSeen = false }: Pursuit = {},
): Search<Proof | undefined> {
  if (!isSeen && !(yield* continues({ bench, bare }, attempt))) return undefined;
  const sized = yield* growPages(bench, attempt, bare);
  const larger = sized && (resize?.(sized, sized.size.value) ?? sized);
  return (larger && (yield* prove(bench, larger, bare))) ?? (yield* prove(bench, attempt, bare));
}

/** Whether the second page of an attempt has other records than the first one. */
function* continues({ bench, bare }: Pick<WayPlace, 'bench' | 'bare'>, attempt: Attempt): Search<boolean> {
  try {
    const { first } = openAttempt(attempt, bench);
    const second = first.next({ response: bare.response, records: bare.records });
    if (isStop(second)) {
      bench.failed(attempt.what, second.message, bare);
      return false;
    }
    const reply = yield* bench.ask(second.request, `page 2, ${attempt.what}`);
    const relation = compare(bare, reply);
    const total = reply.isPage ? totalOf(reply) : undefined;
    const isOther = relation === 'other' || relation === 'overlaps-by-one';
    if (isOther && isSameTotal(total, totalOf(bare))) {
      bench.saw(
        `Page 2, ${attempt.what}: ${countText(reply.isPage ? reply.records.length : 0, 'record')} that page 1 does not have.`,
        reply,
      );
      return true;
    }
    if (!reply.isPage && reply.because === 'spent') return false;
    const reason = isOther ? `the total changes to ${total}: the list is another one` : relationTexts[relation];
    bench.failed(attempt.what, reply.isPage ? reason : `${reason}: ${reply.message}`, reply);
    return false;
  } catch (error) {
    if (!isUserError(error)) throw error;
    bench.failed(attempt.what, error.message);
    return false;
  }
}

/** Whether two pages count the same list; records may be added meanwhile. */
function isSameTotal(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  return Math.abs(one - other) <= Math.max(2, other / 50);
}
