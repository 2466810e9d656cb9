import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '../../engine/core/text/shownPath.ts';
import type { RunEvent, RunReport, RunRequest } from '../../engine/faces/run.ts';
import { fakeClock } from '../support/fakeClock.ts';
import { readFolder } from '../support/readFolder.ts';
import { runToEnd } from '../support/runToEnd.ts';
import type { RunGiven } from './attack.ts';
import { startRawServer } from './rawServer.ts';
import { json } from './responses.ts';

/** A secret that nobody may see, and no other server may get. */
export const secret = 'a-secret-that-nobody-may-see';

/** The tables of the run before. */
export const before = { 'before.csv': '"id"\n"of the run before"\n', 'before.csv.manifest': '{}' };

export interface AttackResult {
  report: RunReport;
  events: readonly RunEvent[];
  requests: readonly string[];
  elsewhere: readonly string[];
  /** Everything in the folder of the output, by its path. */
  output: Readonly<Record<string, string>>;
}

/** Runs the engine in this folder with the given parts. */
export async function runAttack(given: RunGiven, folder: string): Promise<AttackResult> {
  const outDir = path.join(folder, 'out');
  put(path.join(outDir, 'tables'), before);
  put(folder, given.files ?? {});
  const [api, other] = await startServers(given);
  const cancel = new AbortController();
  const watch = (event: RunEvent) => given.cancelAfter?.(event) && cancel.abort();
  const request = { outDir, clock: fakeClock(), ...requestOf(given, folder), config: configTextOf(given, api.url) };
  try {
    const run = () => runToEnd(request, cancel.signal, watch);
    let result: Awaited<ReturnType<typeof runToEnd>> | undefined;
    const keep = async () => {
      result = await run();
    };
    await (given.disk === undefined ? keep() : given.disk(keep));
    if (result === undefined) throw new Error('The run did not come to its end.');
    return { ...result, requests: api.requests, elsewhere: other.requests, output: readFolder(outDir) };
  } finally {
    await Promise.all([api.close(), other.close()]);
  }
}

async function startServers({ server = json([{ id: 1 }]) }: RunGiven) {
  const urls = { url: '', elsewhere: '' };
  const start = () =>
    startRawServer((socket, at, turn) => {
      const bytes = typeof server === 'function' ? server({ socket, path: at, turn, ...urls }) : oneOf(server, turn);
      if (bytes !== undefined) socket.end(bytes);
    });
  const [api, other] = await Promise.all([start(), start()]);
  Object.assign(urls, { url: api.url, elsewhere: other.url });
  return [api, other] as const;
}

function oneOf(server: Exclude<NonNullable<RunGiven['server']>, (...of: never[]) => unknown>, turn: number) {
  return Array.isArray(server) ? (server[turn - 1] ?? server.at(-1)) : server;
}

/** The text of the configuration for an API at this address. */
export function configTextOf({ text, api, config, job, beside }: RunGiven, url: string): string {
  if (text !== undefined) return text.replaceAll('URL', url);
  const headers = { 'X-Token': { attr: '#token' } };
  return JSON.stringify({
    api: { baseUrl: `${url}/`, retryConfig: { maxRetries: 0 }, http: { headers }, ...api },
    config: { '#token': secret, jobs: [{ endpoint: 'items', ...job }], ...config },
    ...beside,
  });
}

/** Paths of the request are below the folder. */
function requestOf({ request = {} }: RunGiven, folder: string): Partial<RunRequest> {
  const places = ['stateFile', 'cacheDir', 'shapesFile', 'record', 'keep', 'replay', 'storage', 'outDir'] as const;
  const paths = places.flatMap((place) => {
    const name = request[place];
    return name === undefined ? [] : [[place, path.join(folder, shownPath(name).path)] as const];
  });
  const { linksWithin } = request;
  const folders = linksWithin && { linksWithin: linksWithin.map((name) => path.join(folder, name)) };
  return { ...request, ...Object.fromEntries(paths), ...folders };
}

function put(folder: string, files: NonNullable<RunGiven['files']>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (typeof content === 'function') content(file);
    else writeFileSync(file, content);
  }
}
