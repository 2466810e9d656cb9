import { localTimestamp } from './localTime.ts';

const dayMs = 86_400_000;

/** The event before a wait. */
interface Wait {
  /** ISO 8601. */
  time: string;
  delayMs: number;
  reason: string;
  attempt: number;
  maxRetries: number;
}

/** Why and when a request is sent again, in local time: `HTTP 429, trying again at 14:05:33 (2 of 10)`. */
export function waitText({ time, delayMs, reason, attempt, maxRetries }: Wait): string {
  const until = localTimestamp(Date.parse(time) + delayMs).slice(0, 19);
  const shown = delayMs < dayMs ? until.slice(11) : until;
  return `${reasonText(reason)}, trying again at ${shown} (${attempt} of ${maxRetries})`;
}

/** The reason: `connection refused` for `http.connection-refused`; `HTTP 429` as it is. */
function reasonText(reason: string): string {
  return reason.startsWith('HTTP ') ? reason : reason.slice(reason.indexOf('.') + 1).replaceAll('-', ' ');
}
