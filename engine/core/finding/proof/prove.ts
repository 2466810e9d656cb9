import { isUserError } from '../../errors.ts';
import { digestOf } from '../../json/digestOf.ts';
import { countText, numberText } from '../../text/countText.ts';
import type { Bench } from '../bench/bench.ts';
import type { PageReply } from '../bench/reply.ts';
import type { Search } from '../bench/search.ts';
import { type Attempt, openAttempt } from '../trying/attempt.ts';
import { assess, walkText } from './assess.ts';
import { provePart } from './provePart.ts';
import { shortInTheMiddle } from './shortInTheMiddle.ts';
import { variantsOf } from './variants.ts';
import { type Walk, walk } from './walk.ts';

/** An attempt that is proven. */
export interface Proof {
  attempt: Attempt;
  walk: Walk;
  /** Whether every page was read. */
  isWhole: boolean;
}

/** Requests that are kept to look at the end of a list that is too long to be read. */
const reserve = 2;
const maxVariants = 8;

/** Reads the pages of an attempt, and those of its other forms if that shows a problem. Undefined: nothing is proven. */
export function* prove(bench: Bench, attempt: Attempt, bare: PageReply): Search<Proof | undefined> {
  const waiting: Attempt[] = [attempt];
  const done = new Set<string>();
  let best: Walk | undefined;
  let most = 0;
  for (let count = 0; count < maxVariants; count++) {
    const next = waiting.shift();
    if (next === undefined) break;
    const key = keyOf(next);
    if (done.has(key)) continue;
    done.add(key);
    const { proof, walked, others } = yield* proveOne(bench, next, bare);
    if (proof !== undefined && proof.walk.ids.size >= (proof.isWhole ? most : 0)) return proof;
    if (proof !== undefined) bench.failed(next.what, `It reads fewer records than came before: ${numberText(most)}.`);
    most = Math.max(most, walked?.ids.size ?? 0);
    if (walked !== undefined && walked.ids.size > (best?.ids.size ?? 0)) best = walked;
    waiting.unshift(...others);
  }
  if (best === undefined) return undefined;
  noteReach(bench, best);
  return undefined;
}

/** A key that only equal attempts share. */
function keyOf({ pagination, params, ignores = [] }: Attempt): string {
  const changes = [...params].map(([name, value]) => (value === undefined ? [name] : [name, value]));
  return digestOf([pagination, changes, [...ignores]]);
}

function noteReach(bench: Bench, { pages, ids, end, refusal, stop }: Walk): void {
  if (end === 'repeats') return;
  const counts = pages.map(({ records }) => records.length).filter((count) => count > 0);
  bench.reached({
    pages: pages.length,
    records: ids.size,
    refusal: refusal?.message,
    isEmptied: stop?.stop === 'empty-page',
    isFull: counts.at(-1) === counts[0],
  });
}

interface Tried {
  proof?: Proof;
  walked?: Walk;
  others: Attempt[];
}

function* proveOne(bench: Bench, attempt: Attempt, bare: PageReply): Search<Tried> {
  let walked: Walk;
  try {
    walked = yield* walk(bench, openAttempt(attempt, bench), reserve);
  } catch (error) {
    if (!isUserError(error)) throw error;
    bench.failed(attempt.what, error.message);
    return { others: [] };
  }
  if (walked.end === 'spent' && walked.pages.length === 0) return { others: [] };
  const assessed = assess(walked, bare);
  if (assessed.proves === 'nothing') {
    bench.failed(attempt.what, assessed.reason, ...walked.pages.slice(-1));
    return { walked, others: variantsOf(attempt, walked, assessed.because) };
  }
  if (assessed.proves === 'so-far') return yield* part(bench, attempt, walked);
  const short = yield* shortInTheMiddle(bench, walked);
  if (short !== undefined) {
    bench.failed(attempt.what, short.reason, ...walked.pages.slice(-1));
    return { walked, others: short.others };
  }
  bench.saw(walkText(walked), ...walked.pages);
  const [total] = walked.verdict.evidence.filter(({ code }) => code === 'total-matches' || code === 'pages-match');
  if (total !== undefined) bench.saw(total.message);
  return { proof: { attempt, walk: walked, isWhole: true }, others: [] };
}

function* part(bench: Bench, attempt: Attempt, walked: Walk): Search<Tried> {
  const objection = yield* provePart(bench, walked);
  if (objection !== undefined) {
    bench.failed(attempt.what, objection.reason, ...walked.pages.slice(-1));
    return { walked, others: objection.others };
  }
  const { pages, ids } = walked;
  bench.saw(`${countText(pages.length, 'page')} were read: ${numberText(ids.size)} records, none twice.`, ...pages);
  return { proof: { attempt, walk: walked, isWhole: false }, others: [] };
}
