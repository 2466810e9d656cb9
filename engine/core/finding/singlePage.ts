import { usualNames } from '../recognition/paging/usualNames.ts';
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

/** How the API reacts to usual names of page numbers and offsets, all in one request. */
export function* tryUsualNames(bench: Bench, bare: PageReply): Search<Relation> {
  const offset = bare.records.length;
  const params = [
    ...usualNames('page').map((name) => [name, 2] as const),
    ...usualNames('position').map((name) => [name, offset] as const),
  ];
  const reply = yield* bench.ask(
    bench.requestWith(params),
    'whether the API reacts to usual names of pages and offsets',
  );
  if (!reply.isPage)
    bench.noteRefusal(
      reply,
      params.map(([name]) => name),
    );
  const relation = compare(bare, reply);
  if (relation === 'same')
    bench.failed('usual names of page numbers and offsets', 'the API ignores all of them', reply);
  return relation;
}

/** Whether this number of records may be a limit, rather than all that there are. */
export function mayBeLimit({ records }: PageReply): boolean {
  return roundSizes.has(records.length);
}
