import { deepEquals } from '../../json/deepEquals.ts';
import type { JsonValue } from '../../json/value.ts';
import { askedPageSize } from '../../pagination/pageSize.ts';
import { isStop, type Step, type Stop } from '../../pagination/scroller.ts';
import { Judge } from '../../verdict/judging/judge.ts';
import type { RunVerdict } from '../../verdict/verdict.ts';
import type { Bench } from '../bench/bench.ts';
import { pageOf, seenPage } from '../bench/readReply.ts';
import type { NoPage, PageReply, Reply } from '../bench/reply.ts';
import type { Search } from '../bench/search.ts';
import type { OpenAttempt } from '../trying/attempt.ts';

/** The end of a walk: as the method ends, by an equal response, by a refusal or a repeated page, or before the end. */
export type WalkEnd = 'stop' | 'same-response' | 'refused' | 'repeats' | 'spent';

/** The pages of an attempt, as far as they were read. */
export interface Walk {
  attempt: OpenAttempt;
  pages: readonly PageReply[];
  /** The identities of all records that were read. */
  ids: ReadonlySet<string>;
  end: WalkEnd;
  /** The step of the last page, or the one that could not be made. */
  last: Step;
  stop: Stop | undefined;
  /** The reply that ended it, if it is no page. */
  refusal: NoPage | undefined;
  /** The number of records on the last page that had come before. */
  twice: number;
  /** The verdict of a run that ended here. */
  verdict: RunVerdict;
}

const cancelled: Stop = { stop: 'cancelled', message: '' };
const sameResponse: Stop = { stop: 'repeated-page', message: '', repeats: 'response' };

/** Reads the pages of an attempt as a run would, until its end, until a record comes twice, or until `reserve` is left. */
export function* walk(bench: Bench, attempt: OpenAttempt, reserve: number): Search<Walk> {
  const judge = new Judge();
  const pages: PageReply[] = [];
  const ids = new Set<string>();
  let stop: Stop | undefined;
  const ended = (end: WalkEnd, last: Step, found: Partial<Walk> = {}): Walk => {
    const ending = stop ?? (end === 'same-response' ? sameResponse : cancelled);
    const verdict = judge.conclude(endOf(bench, attempt, ending, pages.length, ids.size));
    return { attempt, pages, ids, end, last, stop, refusal: undefined, twice: 0, verdict, ...found };
  };
  for (let step = attempt.first; ; ) {
    if (pages.length > 1 && bench.left <= reserve && bench.known(step.request) === undefined)
      return ended('spent', step);
    const why = `page ${pages.length + 1}, ${attempt.what}`;
    // A scroll with one token sends the same request again.
    const isAgain = isSameAsBefore(step.request, pages.at(-1)?.request);
    const reply = pageEvenIfIgnored(
      isAgain ? yield* bench.askAgain(step.request, why) : yield* bench.ask(step.request, why),
      attempt,
      bench,
    );
    if (!reply.isPage) return ended(reply.because === 'spent' ? 'spent' : 'refused', step, { refusal: reply });
    const before = pages.at(-1);
    if (before !== undefined && deepEquals(before.response, reply.response)) return ended('same-response', step);
    const twice = reply.ids.filter((id) => ids.has(id)).length;
    if (twice > 0) return ended('repeats', step, { twice });
    for (const id of reply.ids) ids.add(id);
    pages.push(reply);
    judge.see(seenPage(step.request, reply.answer, bench.at, pages.length));
    const next = step.next({ response: reply.response, records: reply.records });
    if (isStop(next)) {
      stop = next;
      return ended('stop', step);
    }
    step = next;
  }
}

function isSameAsBefore(request: PageReply['request'], before: PageReply['request'] | undefined): boolean {
  return before !== undefined && deepEquals(asValue(request), asValue(before));
}

function asValue({ endpoint, method, params, headers }: PageReply['request']): JsonValue {
  return [endpoint, method, params, headers];
}

/** A refusal as the page that a run would read, if its status is ignored. */
function pageEvenIfIgnored(reply: Reply, { ignores = [] }: OpenAttempt, bench: Bench): Reply {
  if (reply.isPage || !ignores.includes(reply.status)) return reply;
  const { request, answer } = reply;
  return pageOf(request, { ...answer, response: answer.response ?? {} }, bench.at, true);
}

function endOf({ job, at }: Bench, { scroller, first }: OpenAttempt, stop: Stop, pages: number, records: number) {
  const pageSize = askedPageSize(scroller.paging, first.request.params);
  return { stop, pages, records, scroller, pageSize, jobPointer: '', dataField: at.dataField ?? job.place.dataField };
}
