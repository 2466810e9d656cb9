import type { RunEvent, RunEventDetail } from '../../core/contracts/generated/types.ts';
import type { Clock } from '../../io/clock.ts';

/** Puts the time on an event and masks what may not be shown. */
export type EventMaker = (level: RunEvent['level'], detail: RunEventDetail, message: string, job?: string) => RunEvent;

/** The names of all fields of events, of whatever kind, and what stands behind one of them. */
type DetailName = RunEventDetail extends infer Detail ? (Detail extends unknown ? keyof Detail : never) : never;
type ValueOf<Name, Detail = RunEventDetail> = Detail extends unknown
  ? Name extends keyof Detail
    ? Detail[Name]
    : never
  : never;

/** A field whose texts are words of ours by its type in every kind: one of a list, a code. It cannot hold a secret. */
type OwnWords = { [Name in DetailName]: IfOwn<Extract<ValueOf<Name>, string>, Name> }[DetailName];
type IfOwn<Text, Name> = [Text] extends [never] ? never : string extends Text ? never : Name;

/** TypeScript holds the list complete and true. What is not in it is masked, so that nobody has to remember a new field. */
const ownWords: Readonly<Record<OwnWords, true>> = {
  kind: true,
  method: true,
  code: true,
  error: true,
  reason: true,
  state: true,
  stopReason: true,
};

/** Events of one run: stamped by the clock, every text passed through the redactor that a secret may stand in. */
export function createEventMaker(clock: Clock, redact: (text: string) => string): EventMaker {
  return (level, detail, message, job) => ({
    time: new Date(clock.now()).toISOString(),
    level,
    ...redactedDetail(detail, redact),
    ...(job !== undefined && { job }),
    message: redact(message),
  });
}

function redactedDetail(detail: RunEventDetail, redact: (text: string) => string): RunEventDetail {
  const entries = Object.entries(detail).map(([name, value]) => [
    name,
    Object.hasOwn(ownWords, name) ? value : redacted(value, redact),
  ]);
  return Object.fromEntries(entries);
}

/** All texts of a value, at any depth. */
function redacted(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((item) => redacted(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, redacted(field, redact)]));
}
