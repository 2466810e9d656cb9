import type { RunEvent, RunEventDetail } from '../core/contracts/generated/types.ts';
import type { EventMaker } from './events/eventMaker.ts';
import type { Page, PageResponse } from './page/page.ts';

/**
 * The warnings about a page that the platform reads differently or refuses, or that is broken. `isFirst`: whether a
 * kind is new for the job.
 */
export function* bodyEvents(
  { number: page, response: { was, hadMark, unpacked } }: Page,
  job: string,
  isFirst: (kind: RunEventDetail['kind']) => boolean,
  event: EventMaker,
): Generator<RunEvent> {
  const warn = (detail: RunEventDetail, done: string) =>
    event('warning', detail, `Page ${page} ${done} This is said for the first such page only.`, job);
  const isUtf8 = was === undefined || was === 'damaged';
  if (unpacked !== undefined && isFirst('gzip-unannounced')) {
    const done = 'is compressed with gzip, which no "Content-Encoding" says. It is read; the platform would refuse it.';
    yield warn({ kind: 'gzip-unannounced', page }, done);
  }
  if (hadMark && isUtf8 && isFirst('byte-order-mark')) {
    const done = 'begins with a byte order mark. It is left out; the platform would refuse the page.';
    yield warn({ kind: 'byte-order-mark', page }, done);
  }
  if (was !== undefined && isFirst('not-utf8')) {
    const charset = was === 'damaged' ? {} : { charset: was.charset };
    yield warn({ kind: 'not-utf8', page, ...charset }, notUtf8Text(was, hadMark));
  }
}

function notUtf8Text(was: NonNullable<PageResponse['was']>, hadMark: true | undefined): string {
  if (was === 'damaged')
    return 'has bytes that are not UTF-8. They are left out, as on the platform; check what the API sends.';
  const namedBy = hadMark ? 'its byte order mark' : 'the response';
  return `is not UTF-8. It is read as "${was.charset}", which ${namedBy} names; the platform would leave bytes out.`;
}
