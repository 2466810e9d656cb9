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

/** Why a run waits, and until when in local time: `HTTP 429, waiting until 14:05:33 (retry 2 of 10)`. */
export function waitText({ time, delayMs, reason, attempt, maxRetries }: Wait): string {
  const until = localTimestamp(Date.parse(time) + delayMs).slice(0, 19);
  const shown = delayMs < dayMs ? until.slice(11) : until;
  return `${reason}, waiting until ${shown} (retry ${attempt} of ${maxRetries})`;
}
