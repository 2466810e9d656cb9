import type { Moment, WatchedJob } from '@pagewright/engine/debugging';

/** Where in the configuration a run is at a moment: the pointer of the key that says so, below that of `api`'s parent. */
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

/** The option that says where the next page is, or how many records a full page has. */
function nextPointerOf(run: WatchedJob | undefined): string | undefined {
  const scroller = run?.scroller;
  if (scroller === undefined) return undefined;
  const { next, counted } = scroller.paging;
  const key = next?.key ?? counted?.keys.size;
  return key === undefined ? scroller.pointer : scroller.pointerTo(key);
}
