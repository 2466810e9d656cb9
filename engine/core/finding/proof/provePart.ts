import { hasField } from '../../json/value.ts';
import { isStop, type Step } from '../../pagination/scroller.ts';
import { numberText } from '../../text/countText.ts';
import { findTotals } from '../../verdict/witnesses/findTotals.ts';
import type { Bench } from '../bench/bench.ts';
import type { PageReply, Reply } from '../bench/reply.ts';
import type { Search } from '../bench/search.ts';
import type { Attempt } from '../trying/attempt.ts';
import { byTotals } from './variants.ts';
import type { Walk } from './walk.ts';

/** The number of pages that a list without a total is not expected to have. */
const far = 20_000;
const maxSteps = 100_000;
/** The number of pages that must have been read if the end cannot be reached at once. */
const minPages = 3;

/** An objection to an attempt, and other forms of it. */
export interface Objection {
  reason: string;
  others: Attempt[];
}

/**
 * Looks at the end of a list that is too long to be read: the last page by the API's own total, or a page far beyond it.
 * Returns what speaks against the attempt, or nothing.
 */
export function* provePart(bench: Bench, walked: Walk): Search<Objection | undefined> {
  const { attempt, pages, ids } = walked;
  const [first] = pages;
  const size = attempt.first.size ?? first?.records.length ?? 0;
  if (first === undefined || size === 0) return against('No page was read.');
  if (stepAt(attempt.first, 2) === undefined) {
    if (pages.length < minPages)
      return against(`Only ${numberText(pages.length)} pages could be read with the requests that were left.`);
    bench.saw('The end was not reached: only the pages until here are proven.');
    return undefined;
  }
  const total = totalOf(first);
  return total === undefined || total < ids.size
    ? yield* lookFar(bench, walked)
    : yield* lookAtLast(bench, walked, total, size);
}

/** The largest total that the body or a header of a page reports exactly. */
export function totalOf({ observed, records }: PageReply): number | undefined {
  const found = findTotals(observed).filter(
    ({ place, value }) =>
      place.grade !== 'estimate' &&
      place.grade !== 'vague' &&
      !place.isBound &&
      !place.isInexact &&
      value >= records.length,
  );
  return found.find(({ place }) => place.grade === 'sure')?.value ?? found[0]?.value;
}

function* lookAtLast(bench: Bench, walked: Walk, total: number, size: number): Search<Objection | undefined> {
  const { attempt, pages, ids } = walked;
  const number = Math.ceil(total / size);
  const step = stepAt(attempt.first, number);
  if (step === undefined) return against('The last page cannot be reached at once.');
  const reply = yield* bench.ask(step.request, `the last page by the total of ${total}, page ${number}`);
  const page = `The last page (${numberText(number)})`;
  if (!reply.isPage) return against(`${page}: ${reply.message}. The API may send no more than a part of its records.`);
  const expected = total - (number - 1) * size;
  if (reply.records.length !== expected) {
    const [found, counted] = [numberText(reply.records.length), numberText(expected)];
    return against(`${page} has ${found} records, but by the total of ${numberText(total)} it has ${counted}.`);
  }
  const isRead = number <= pages.length;
  if (!isRead && reply.ids.some((id) => ids.has(id))) return against(`${page} has records that came before.`);
  bench.saw(
    `Page ${numberText(number)}, the last by the total of ${numberText(total)}, has ${numberText(expected)} records.`,
    reply,
  );
  const next = step.next({ response: reply.response, records: reply.records });
  // With this option, the total ends the paging wherever it is.
  if (isStop(next) || hasField(attempt.pagination, 'limitStop')) return undefined;
  const after = yield* bench.ask(next.request, 'the page after the last one');
  const known = new Set([...ids, ...reply.ids]);
  // The total is not that of all records.
  if (after.isPage && after.ids.some((id) => !known.has(id))) return yield* lookFar(bench, walked);
  const objection = isEnd(after) ? undefined : afterEnd(attempt, after);
  const [first] = pages;
  return objection && first && { ...objection, others: [...byTotals(attempt, first), ...objection.others] };
}

function* lookFar(bench: Bench, { attempt, ids }: Walk): Search<Objection | undefined> {
  const step = stepAt(attempt.first, far);
  if (step === undefined) return against('The end cannot be looked at.');
  const reply = yield* bench.ask(step.request, 'a page far after the end');
  if (!reply.isPage && reply.because === 'spent')
    return against('The end could not be looked at with the requests that were left.');
  if (reply.isPage && reply.ids.some((id) => !ids.has(id)))
    return against(`Page ${numberText(far)} has other records: no end of the list was found.`);
  const objection = isEnd(reply) ? undefined : afterEnd(attempt, reply);
  if (objection !== undefined) return objection;
  bench.saw(`The list ends before page ${numberText(far)}; its last page was not reached.`, reply);
  return undefined;
}

/** Whether a page after the last one is empty, so that it ends the paging. */
function isEnd(reply: Reply): boolean {
  return reply.isPage && reply.records.length === 0;
}

/** The API refuses a page after the last one, or repeats another there. */
function afterEnd(attempt: Attempt, reply: Reply): Objection | undefined {
  if (reply.isPage) return against('The page after the last one repeats earlier records.');
  const { status, message, isBlank } = reply;
  if (attempt.ignores?.includes(status)) return undefined;
  // Other statuses may be errors, which must not look like an end.
  const saysEnd = isBlank || status === 416;
  return {
    reason: `The page after the last one: ${message}.`,
    others: saysEnd ? [{ ...attempt, ignores: [status] }] : [],
  };
}

function against(reason: string): Objection {
  return { reason, others: [] };
}

/** The step of a page by its number, for a method that knows its requests in advance. */
function stepAt(first: Step, number: number): Step | undefined {
  let step: Step | undefined = first;
  for (let page = 1; page < number && page < maxSteps && step !== undefined; page++) step = step.ahead?.();
  return number <= maxSteps ? step : undefined;
}
