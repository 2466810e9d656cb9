import type { Moment, WatchedJob } from '@pagewright/engine/debugging';

/** The place of a moment in the configuration: the pointer of the key it belongs to, below that of `api`'s parent. */
export function pointerAt(moment: Moment, run: WatchedJob | undefined, credentialsAt = '/api'): string {
  const job = run?.job.pointer ?? '/config/jobs';
  switch (moment.kind) {
    case 'iteration':
      return '/config/jobs';
    case 'job':
    case 'end':
      return job;
    case 'function':
      return moment.computed.pointer;
    case 'request':
      return `${job}/endpoint`;
    case 'login':
    case 'signature':
      return credentialsAt;
    case 'response':
      return `${job}/dataField`;
    case 'rows':
      return `${job}/dataType`;
    case 'next':
      return nextPointerOf(run) ?? job;
    default:
      return moment satisfies never;
  }
}

/** The option with the place of the next page, or with the number of records of a full page. */
function nextPointerOf(run: WatchedJob | undefined): string | undefined {
  const scroller = run?.scroller;
  if (scroller === undefined) return undefined;
  const { next, counted } = scroller.paging;
  const key = next?.key ?? counted?.keys.size;
  return key === undefined ? scroller.pointer : scroller.pointerTo(key);
}
