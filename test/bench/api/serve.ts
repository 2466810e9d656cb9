import { createServer, type ServerResponse } from 'node:http';
import { findWorkload } from '../workloads/workloads.ts';

// The API of one workload, in a separate process, so that its CPU time does not count: node serve.ts NAME. Tells its
// parent the port, and how many requests came since it was asked last.
const { latencyMs, createApi } = findWorkload(process.argv[2] ?? '');
const api = createApi();
let requests = 0;

const server = createServer((request, response) => {
  requests++;
  const [path = '', query] = (request.url ?? '').split('?');
  const body = api(path, new URLSearchParams(query));
  if (body === undefined) response.writeHead(404).end(`There is nothing at ${request.url}.`);
  else if (latencyMs === 0) send(response, body);
  else sendAt(performance.now() + latencyMs, response, body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(address.port);
});
process.on('message', () => {
  process.send?.(requests);
  requests = 0;
});
process.on('disconnect', () => process.exit());

/** A timer comes up to a millisecond late, which is 2 % of the measured time, so the last part is a busy wait. */
function sendAt(due: number, response: ServerResponse, body: Buffer): void {
  setTimeout(sendWhenDue, due - performance.now() - 2, due, response, body);
}

function sendWhenDue(due: number, response: ServerResponse, body: Buffer): void {
  if (performance.now() >= due) send(response, body);
  else setImmediate(sendWhenDue, due, response, body);
}

function send(response: ServerResponse, body: Buffer): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}
