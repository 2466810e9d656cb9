import type { Notice } from '../io/http/httpClient.ts';
import type { EventMaker } from './eventMaker.ts';
import type { RunEvent } from './events.ts';

/** What a client had to say about a request, as an event. */
export function noticeEvent(notice: Notice, event: EventMaker): RunEvent {
  switch (notice.kind) {
    case 'ssh-tunnel': {
      const { host, state, attempt } = notice;
      const message = `SSH tunnel through ${host}: ${state}${attempt > 1 ? `, attempt ${attempt}` : ''}.`;
      return event('info', notice, message);
    }
    case 'cache-not-written':
      return event('warning', { kind: notice.kind }, notice.problem.message);
    case 'recording-not-written':
      return event('warning', { kind: notice.kind, folder: notice.folder }, notice.problem.message);
  }
}
