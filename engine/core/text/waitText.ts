import { durationText } from './durationText.ts';
import { localTimestamp } from './localTime.ts';
import { printable } from './printable.ts';
import { shortened } from './shortened.ts';

const dayMs = 86_400_000;

/** Maximum length of the name of a host, and of a header. */
const shownCharacters = 60;

interface Wait {
  delayMs: number;
  /** The longest wait that the run allows; only if this wait is near it. */
  maxWaitMs?: number | undefined;
}

/** The event before a wait for a retry. */
interface RetryWait extends Wait {
  /** ISO 8601. */
  time: string;
  reason: string;
  attempt: number;
  maxRetries: number;
}

/** The event before a wait for a limit of an API. */
interface LimitWait extends Wait {
  origin: string;
  /** ISO 8601. */
  until: string;
  reason: 'asked' | 'used-up' | 'refused';
  /** The header that says so. */
  header?: string | undefined;
}

/**
 * Why a run waits and until when, in local time: `HTTP 429, trying again at 14:05:33 (2 of 10)` before a retry, and
 * `waiting until 14:05:33: api.example.com has no request left (X-RateLimit-Remaining: 0)` for a limit.
 */
export function waitText(wait: RetryWait | LimitWait): string {
  const text = 'origin' in wait ? limitWaitText(wait) : retryText(wait);
  if (wait.maxWaitMs === undefined) return text;
  return `${text}; the longest wait that is allowed is ${durationText(wait.maxWaitMs)}`;
}

function retryText({ time, delayMs, reason, attempt, maxRetries }: RetryWait): string {
  const until = untilText(Date.parse(time) + delayMs, delayMs);
  return `${reasonText(reason)}, trying again at ${until} (${attempt} of ${maxRetries})`;
}

const reasons: Readonly<Record<LimitWait['reason'], string>> = {
  asked: 'asks to wait',
  'used-up': 'has no request left',
  refused: 'refuses more requests',
};

function limitWaitText({ origin, until, delayMs, reason, header }: LimitWait): string {
  const host = shortened(origin.replace(/^https?:\/\//, ''), shownCharacters);
  const seen = header === undefined ? '' : ` (${printable(shortened(header, shownCharacters))})`;
  return `waiting until ${untilText(Date.parse(until), delayMs)}: ${host} ${reasons[reason]}${seen}`;
}

/** The time of day, after the date if it is a day or more ahead. */
function untilText(until: number, delayMs: number): string {
  const second = localTimestamp(until).slice(0, 19);
  return delayMs < dayMs ? second.slice(11) : second;
}

/** The reason: `connection refused` for `http.connection-refused`; `HTTP 429` as it is. */
function reasonText(reason: string): string {
  return reason.startsWith('HTTP ') ? reason : reason.slice(reason.indexOf('.') + 1).replaceAll('-', ' ');
}
