import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';

/** A list of the API that pages in its own way, and what a person has of it: an address, or a cURL command. */
export interface UnseenList {
  name: string;
  rows: number;
  /** Absent: the address of the list is pasted. */
  curl?(url: string): string;
}

/** The five lists, each with another paging. */
export const unseenLists: readonly UnseenList[] = [
  { name: 'parcels', rows: 173 },
  { name: 'loans', rows: 112 },
  {
    name: 'readings',
    rows: 131,
    curl: (url) => `curl -X POST ${url} -H 'Content-Type: application/json' -d '{"sensor":"all"}'`,
  },
  { name: 'tickets', rows: 96 },
  { name: 'entries', rows: 88 },
];

/**
 * An API with five lists: `startAt` with a size that is clamped to 50, page numbers, a token in the body of a `POST`, the
 * address of the next page, and the id of the last record.
 */
export function startFindingApi(): Promise<TestApi> {
  return startApi(async (request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const answer = answers[`${request.method} ${url.pathname}`];
    if (answer === undefined) return sendJson(response, { error: 'There is no such list.' }, 404);
    return answer(url, response, await bodyOf(request));
  });
}

type Answer = (url: URL, response: ServerResponse, body: Record<string, unknown>) => void;

const answers: Record<string, Answer> = {
  'GET /depot/parcels'({ searchParams }, response) {
    const startAt = numberOf(searchParams, 'startAt', 0);
    const maxResults = Math.min(numberOf(searchParams, 'maxResults', 20), 50);
    const values = parcels.slice(startAt, startAt + maxResults);
    sendJson(response, { startAt, maxResults, total: parcels.length, values });
  },
  'GET /library/loans'({ searchParams }, response) {
    const page = numberOf(searchParams, 'page', 1);
    const size = numberOf(searchParams, 'per_page', 25);
    const data = loans.slice((page - 1) * size, page * size);
    sendJson(response, { data, meta: { page, per_page: size, total_pages: Math.ceil(loans.length / size) } });
  },
  'POST /station/readings'(_, response, { pageToken }) {
    const from = typeof pageToken === 'string' ? Number(Buffer.from(pageToken, 'base64url').toString()) : 0;
    const next = from + 30;
    const more = next < readings.length ? { nextPageToken: Buffer.from(String(next)).toString('base64url') } : {};
    sendJson(response, { readings: readings.slice(from, next), ...more });
  },
  'GET /desk/tickets'({ origin, pathname, searchParams }, response) {
    const from = Number(searchParams.get('cursor')?.slice(1) ?? 0);
    const next = from + 20;
    const address = next < tickets.length ? `${origin}${pathname}?cursor=c${next}` : null;
    sendJson(response, { results: tickets.slice(from, next), next: address });
  },
  'GET /ledger/entries'({ searchParams }, response) {
    const after = searchParams.get('starting_after');
    const from = after === null ? 0 : entries.findIndex(({ id }) => id === after) + 1;
    const size = Math.min(numberOf(searchParams, 'limit', 10), 100);
    sendJson(response, {
      object: 'list',
      has_more: from + size < entries.length,
      data: entries.slice(from, from + size),
    });
  },
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? {} : JSON.parse(text);
}

function numberOf(params: URLSearchParams, name: string, usual: number): number {
  return Number(params.get(name) ?? usual);
}

const [parcels, loans, readings, tickets, entries] = [
  records(0, (number) => ({ id: 4000 + number, weight: (number % 9) + 0.5, to: ['Lund', 'Nice', 'Brno'][number % 3] })),
  records(1, (number) => ({ id: number + 1, title: `Book ${number}`, due: `2026-12-${String((number % 28) + 1)}` })),
  records(2, (number) => ({ id: `r-${number}`, celsius: 10 + (number % 13), at: `2026-11-01T${number % 24}:00:00Z` })),
  records(3, (number) => ({ id: 900 - number, subject: `Question ${number}`, open: number % 4 === 0 })),
  records(4, (number) => ({ id: `e_${(number * 7919) % 100_003}`, amount: number * 10, currency: 'EUR' })),
];

function records<T>(list: number, make: (number: number) => T): T[] {
  return Array.from({ length: unseenLists[list]?.rows ?? 0 }, (_, number) => make(number));
}
