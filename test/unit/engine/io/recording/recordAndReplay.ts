import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { RunEvent, RunReport, RunRequest } from '../../../../../engine/faces/run.ts';
import { type FakeClock, fakeClock } from '../../../../support/fakeClock.ts';
import { readFolder } from '../../../../support/readFolder.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { startApi } from '../../../../support/startApi.ts';
import { withoutConnections } from '../../../../support/withoutConnections.ts';

/** The configuration for an address, and the responses of the API there. */
export interface RecordedCase {
  config: (url: string) => unknown;
  answer: (request: IncomingMessage, response: ServerResponse, tools: { url: string; clock: FakeClock }) => void;
  more?: Partial<RunRequest>;
}

export interface RecordedRuns {
  live: { events: RunEvent[]; report: RunReport };
  replayed: { events: RunEvent[]; report: RunReport };
  /** Files of the recording, and of what the runs wrote, by their paths. */
  recording: Record<string, string>;
  output: Record<string, string>;
  replayedOutput: Record<string, string>;
  /** Requests that the API was sent. */
  requests: string[];
}

/**
 * Runs a configuration against an API, records it, and runs it again on the recording when the API is gone and no
 * connection is possible. The clock of the first run stands still but for waits, so that nothing depends on the machine.
 */
export async function recordAndReplay(
  folder: string,
  { config, answer, more }: RecordedCase,
  change: (config: unknown) => unknown = (same) => same,
): Promise<RecordedRuns> {
  const clock = fakeClock();
  const api = await startApi((request, response) => answer(request, response, { url: api.url, clock }));
  const record = path.join(folder, 'recording');
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  const live = await runToEnd({ config: config(api.url), outDir: first, record, clock, ...more });
  const { url, requests } = api;
  await api.close();
  const { result: replayed, tried } = await withoutConnections(() =>
    runToEnd({ config: change(config(url)), outDir: second, replay: record, ...more }),
  );
  assert.deepEqual(tried, [], 'a replay connects to nothing');
  const [recording, output, replayedOutput] = [record, first, second].map(readFolder);
  assert.ok(recording && output && replayedOutput);
  return { live, replayed, recording, output, replayedOutput, requests };
}
