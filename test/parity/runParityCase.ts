import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { RunReport } from '../../engine/faces/run.ts';
import { fakeClock } from '../support/fakeClock.ts';
import { runToEnd } from '../support/runToEnd.ts';
import { startApi } from '../support/startApi.ts';
import type { ParityCase, ParityOutcome, SentRequest } from './parityCase.ts';

/** Runs a case against a proxy on loopback that responds for every host; returns the requests and the files. */
export async function runParityCase({ configText, bodies, last }: ParityCase, outDir: string): Promise<ParityOutcome> {
  const requests: SentRequest[] = [];
  const proxy = await startApi(async (request, response) => {
    const body = bodies[requests.length] ?? last;
    requests.push(await readRequest(request));
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body);
  });
  try {
    const network = { environment: { HTTP_PROXY: proxy.url } };
    const { report } = await runToEnd({ config: configText, outDir, network, clock: fakeClock() });
    return report.outcome === 'done' ? { exit: 0, requests, ...readOutput(outDir, report) } : { exit: 1 };
  } finally {
    await proxy.close();
  }
}

/** Headers of the connection and of the client, which the cases leave out. */
const leftOut = new Set([
  'accept',
  'accept-encoding',
  'connection',
  'content-length',
  'host',
  'proxy-connection',
  'user-agent',
]);

async function readRequest(request: IncomingMessage): Promise<SentRequest> {
  const body = Buffer.concat(await request.toArray()).toString();
  const { method = '', url = '', headers } = request;
  return {
    method,
    target: url.replace(/^[a-z]+:\/\/[^/?]+/i, ''),
    ...(body !== '' && { body }),
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !leftOut.has(name)),
    ) as SentRequest['headers'],
  };
}

function readOutput(outDir: string, { startedAt }: RunReport): Omit<ParityOutcome, 'exit' | 'requests'> {
  const folder = path.join(outDir, 'tables');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const textsOf = (ending: string) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name): [string, string] => [name.slice(0, -ending.length), readFileSync(path.join(folder, name), 'utf8')]);
  return {
    tables: Object.fromEntries(textsOf('.csv')),
    manifests: Object.fromEntries(textsOf('.csv.manifest').map(([name, text]) => [name, JSON.parse(text)])),
    state: JSON.parse(
      readFileSync(path.join(outDir, 'state.json'), 'utf8').replace(
        `{"previousStart":${Date.parse(startedAt) / 1000}}`,
        '{"previousStart":0}',
      ),
    ),
  };
}
