import type { ServerResponse } from 'node:http';
import type { SampleAnswer } from '../endpoint.ts';

/** Sends an answer as JSON and ends the response. */
export function sendAnswer(response: ServerResponse, answer: SampleAnswer): void {
  const body = Buffer.from(JSON.stringify(answer.body), 'utf8');
  response.writeHead(answer.status ?? 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...answer.headers,
  });
  response.end(body);
}
