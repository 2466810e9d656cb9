import type { Code, RunEvent, RunReport } from '../core/contracts/generated/types.ts';
import type { Clock } from '../io/clock.ts';
import type { EventMaker } from './events/eventMaker.ts';

/** The file name of the configuration, and the names of the environment and of the set of values, if there are any. */
export interface RunName {
  configName: string;
  environment?: string | undefined;
  values?: string | undefined;
}

/** The names of a run, with nothing else. */
export function runNameOf({ configName, environment, values }: RunName): RunName {
  return { configName, environment, values };
}

/** The report at the start of a run, at this Unix time in milliseconds. */
export function emptyReport({ configName, environment, values }: RunName, startedAt: number): RunReport {
  return {
    config: configName,
    ...(environment !== undefined && { environment }),
    ...(values !== undefined && { values }),
    startedAt: new Date(startedAt).toISOString(),
    durationMs: 0,
    outcome: 'done',
    requests: 0,
    retries: 0,
    jobs: [],
    tables: [],
    limits: [],
  };
}

interface Cause {
  code: Code;
  message: string;
  pointer?: string | undefined;
}

const noCause: Cause = { code: 'config.invalid', message: 'The configuration cannot be run.' };

/** The events and the report of a run that could not start. Reports all causes, so that they can be fixed at once. */
export function* failedReport(
  name: RunName,
  causes: readonly Cause[],
  clock: Clock,
  event: EventMaker,
): Generator<RunEvent, RunReport> {
  const events = causes.map(({ code, pointer, message }) =>
    event('error', { kind: 'error', code, ...(pointer !== undefined && { pointer }) }, message),
  );
  yield* events;
  const { code } = causes[0] ?? noCause;
  const error = { code, message: events[0]?.message ?? noCause.message };
  return { ...emptyReport(name, clock.now()), outcome: 'failed', error };
}
