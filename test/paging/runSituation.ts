import type { IncomingMessage } from 'node:http';
import type { RunReport } from '../../engine/faces/run.ts';
import { fakeClock } from '../support/fakeClock.ts';
import { runToEnd } from '../support/runToEnd.ts';
import { sendJson, startApi } from '../support/startApi.ts';
import type { Situation } from './situation.ts';

export interface SituationRun {
  report: RunReport;
  /** The object that holds `api` and `config`. */
  config: unknown;
  /** `METHOD /path?query` of every request. */
  requests: readonly string[];
}

/** No situation takes as many requests, unless its paging does not end. */
const ceiling = 2000;

/** Serves the API of a situation on loopback and runs the configuration against it. */
export async function runSituation(situation: Situation, outDir: string): Promise<SituationRun> {
  const cancel = new AbortController();
  const turns = new Map<string, number>();
  const api = await startApi(async (request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://api');
    const turn = (turns.get(path) ?? 0) + 1;
    turns.set(path, turn);
    const body = await readBody(request);
    if (api.requests.length === situation.cancelAt) return cancel.abort();
    const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
    const answer = situation.answer({ path, query, body, turn, url: api.url, number });
    sendJson(response, answer.body, answer.status, answer.headers);
  });
  try {
    const config = configOf(situation, api.url);
    const { limits = {}, parallel = 1, maxJobRequests = ceiling } = situation;
    const request = { config, outDir, limits, parallel, maxJobRequests, clock: fakeClock() };
    const { report } = await runToEnd(request, cancel.signal);
    return { report, config, requests: api.requests };
  } finally {
    await api.close();
  }
}

function configOf({ pagination, job, api, config, beside }: Situation, url: string): unknown {
  const whole = { baseUrl: `${url}/`, ...(pagination && { pagination }), ...api };
  return { api: whole, config: { jobs: [{ endpoint: 'items', ...job }], ...config }, ...beside };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks = await request.toArray();
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}
