import { namesInStyle } from '../recognition/paging/usualNames.ts';
import { Judge } from '../verdict/judging/judge.ts';
import { roundSizes } from '../verdict/roundSizes.ts';
import type { RunVerdict } from '../verdict/verdict.ts';
import type { Bench } from './bench.ts';
import { compare, type Relation } from './compare.ts';
import { seenPage } from './pages/readReply.ts';
import type { PageReply } from './pages/reply.ts';
import type { Search } from './search.ts';

/** The verdict on a job that reads only this page. */
export function judgeAlone(bench: Bench, { request, answer, records }: PageReply): RunVerdict {
  const judge = new Judge();
  judge.see(seenPage(request, answer, bench.at, 1));
  const stop = { stop: 'single-page' as const, message: '' };
  const end = { stop, pages: 1, records: records.length, scroller: undefined, pageSize: undefined };
  return judge.conclude({ ...end, jobPointer: '', dataField: bench.at.dataField });
}

/** How an API reacts to usual names of page numbers and offsets, all in one request. */
export interface Reaction {
  relation: Relation;
  /** The name of the offset, if the page shows it: each name asked for another one. */
  position?: string;
}

/**
 * Asks for page 2 by all usual names of page numbers, and for another offset within the first page by each usual name
 * of an offset: then the first record of the response tells the name. Costs one request.
 */
export function* tryUsualNames(bench: Bench, bare: PageReply): Search<Reaction> {
  const { sentNames } = bench;
  const spacing = 2;
  const room = Math.floor((bare.records.length - 1) / spacing);
  const positions = namesInStyle('position', sentNames)
    .slice(0, room)
    .map((name, index) => [name, (index + 1) * spacing] as const);
  const params = [...namesInStyle('page', sentNames).map((name) => [name, 2] as const), ...positions].filter(
    ([name]) => !sentNames.includes(name),
  );
  const names = params.map(([name]) => name);
  const reply = yield* bench.ask(bench.requestWith(params), 'the reaction to usual names of pages and offsets');
  if (!reply.isPage) bench.noteRefusal(reply, names);
  const relation = compare(bare, reply);
  if (relation === 'same' && reply.isPage && reply.ids[0] === bare.ids[0]) {
    bench.failed('usual names of page numbers and offsets', ignoresAll, reply);
    bench.ignores(names);
    return { relation };
  }
  const start = reply.isPage ? bare.ids.indexOf(reply.ids[0] ?? '') : -1;
  // An offset that counts from 1 begins one record earlier.
  const found = start <= 0 ? undefined : positions.find(([, value]) => value === start || value === start + 1);
  return { relation: start > 0 ? 'mixed' : relation, ...(found && { position: found[0] }) };
}

const ignoresAll = 'the API ignores all of them';

/** Whether the API is known to ignore page numbers and offsets. */
export function ignoresCounting({ tried }: Bench): boolean {
  return tried.some(({ why }) => why === ignoresAll);
}

/** Whether this number of records may be a limit, rather than all that there are. */
export function mayBeLimit({ records: { length } }: PageReply): boolean {
  const isPower = (length & (length - 1)) === 0;
  return roundSizes.has(length) || length % 5 === 0 || length % 6 === 0 || isPower;
}
