import type { RunEvent, RunEventDetail, WaitReason } from '../../core/contracts/generated/types.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import { nearMaxWait } from '../../core/request/nearMaxWait.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import { maxAddressLength, shownUrl } from '../../core/secrecy/requestSecrets.ts';
import { durationText } from '../../core/text/durationText.ts';
import { shortened } from '../../core/text/shortened.ts';
import type { Notice } from '../../io/http/httpClient.ts';
import type { EventMaker } from '../events/eventMaker.ts';

export interface SentRequest {
  request: HttpRequest & { number: number };
  attempt: number;
  job: string;
}

type RequestEnd = Pick<
  Extract<RunEventDetail, { kind: 'request' }>,
  'durationMs' | 'status' | 'bytes' | 'fromCache' | 'error'
>;

export function requestEvent(
  { request, attempt, job }: SentRequest,
  result: RequestEnd,
  { event, redactor }: { event: EventMaker; redactor: Redactor },
): RunEvent {
  const { number, method, target } = request;
  const shown = (origin: string) =>
    shortened(shownUrl({ ...request, target: { ...target, origin } }, redactor), maxAddressLength);
  const [url, path] = [shown(target.origin), shown('')];
  const { status = result.error, fromCache } = result;
  const message = `${method} ${path} → ${status}${fromCache ? ' (cached)' : ''}`;
  return event('debug', { kind: 'request', request: number, method, path, url, attempt, ...result }, message, job);
}

/** A wait of all requests to an origin. */
export interface LimitWait {
  origin: string;
  delayMs: number;
  until: Date;
  reason: WaitReason;
  /** The header that says so. */
  header?: string | undefined;
}

/** Maximum length of a quoted header. */
const maxHeaderLength = 60;

const whyWaits: Readonly<Record<WaitReason, string>> = {
  asked: 'the API asks for it',
  'used-up': 'by its headers, no request is left until then',
  refused: 'it refused a request and named no time',
};

export function waitingEvent(
  { origin, delayMs, until, reason, ...wait }: LimitWait,
  { event, redactor, maxWaitMs }: { event: EventMaker; redactor: Redactor; maxWaitMs: number },
): RunEvent {
  const shown = shortened(redactor.redact(origin), maxAddressLength);
  // Part of a secret would not be recognised.
  const header = wait.header && shortened(redactor.redact(wait.header), maxHeaderLength);
  const seen = header === undefined ? '' : ` (${header})`;
  const message = `Waiting ${durationText(delayMs)} before the next request to ${shown}: ${whyWaits[reason]}${seen}.`;
  const near = nearMaxWait(delayMs, maxWaitMs);
  const detail = { kind: 'waiting', origin: shown, delayMs, until: until.toISOString(), reason } as const;
  return event('info', { ...detail, ...(header !== undefined && { header }), ...near }, message);
}

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
    case 'browser-limit':
      return event('warning', notice, browserLimitText(notice));
  }
}

function browserLimitText(notice: Extract<Notice, { kind: 'browser-limit' }>): string {
  if (notice.limit === 'redirect-followed')
    return 'The browser followed a redirect of the API by itself. Write the address that it leads to in the configuration.';
  return `The header "${notice.header}" was not sent: a browser does not let a page set it. If the API needs it, run the configuration with Pagewright on a machine.`;
}
