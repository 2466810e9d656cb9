import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitedApis, list } from './limitedApis.ts';

// A process that serves the list of one API with a limit; its argument is the name of the API. Tells its port, and when
// it is asked, what it saw since it was asked last.

/** The requests of one program, as the API saw them. */
export interface Seen {
  accepted: number;
  /** The number of accepted requests before each refusal. */
  refusedAfter: number[];
  /** From the first request to the last response, in milliseconds. */
  tookMs: number;
}

const { create } = limitedApis[process.argv[2] ?? ''] ?? {};
if (create === undefined) throw new Error(`There is no API "${process.argv[2]}".`);

let model = create();
let startedAt: number | undefined;
let seen: Seen = { accepted: 0, refusedAfter: [], tookMs: 0 };

const server = createServer((request, response) => {
  startedAt ??= performance.now();
  const now = () => performance.now() - (startedAt ?? 0);
  const answer = model.arrive(now());
  const isAccepted = answer.status === 200;
  if (!isAccepted) seen.refusedAfter.push(seen.accepted);
  setTimeout(() => {
    if (isAccepted) {
      model.leave?.(now());
      seen.accepted++;
    }
    seen.tookMs = now();
    const headers = { 'content-type': 'application/json', ...answer.headers };
    response.writeHead(answer.status, headers).end(isAccepted ? pageOf(request.url) : '{}');
  }, answer.takesMs);
});

function pageOf(address = ''): string {
  const offset = Number(new URL(address, 'http://localhost').searchParams.get('offset') ?? 0);
  const total = list.pages * list.size;
  const count = Math.max(0, Math.min(list.size, total - offset));
  const items = Array.from({ length: count }, (_, index) => ({ id: offset + index, name: `Item ${offset + index}` }));
  return JSON.stringify({ total, items });
}

process.on('message', () => {
  process.send?.(seen);
  seen = { accepted: 0, refusedAfter: [], tookMs: 0 };
  startedAt = undefined;
  model = create();
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
