import type { RunEvent, RunReport, RunRequest } from '@pagewright/engine/run';

/** Sends the events and the report of a run as OpenTelemetry. */
export interface Telemetry {
  /** The details (`engine/run/events/eventMaker.ts`) that it needs. */
  details: NonNullable<RunRequest['details']>;
  add(event: RunEvent): void;
  /** Sends the remaining signals; no report after an internal error. Waits a few seconds at most, never fails. */
  end(report: RunReport | undefined): Promise<void>;
}

/** The telemetry that does nothing. */
export const noTelemetry: Telemetry = { details: [], add: () => undefined, end: async () => undefined };

/** The part of a process in a run that several processes share; absent for a whole run. */
export type RunPart = 'shard' | 'combine';
