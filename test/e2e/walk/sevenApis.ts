import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';

/** The credentials that the seven APIs accept. */
export const sevenLogin = { token: 'pine-token-4471', username: 'mara', password: 'pine-4471-lake' };

/** The rows of each table that a whole run leaves, by the last part of the table's name. */
export const sevenRows = {
  crm: { search: 74, notes: 189 },
  depot: { parcels: 173 },
  ledger: { entries: 88 },
  chat: { channels: 120 },
  fleet: { trips: 600 },
} as const;

/** The lifetime of a token of the fleet. The API prepares one answer after the other, so that its list takes longer. */
const lifetimeSeconds = 2;
const answerMs = 100;

/**
 * Seven APIs on loopback that nobody has seen: a search by `POST` with a token and children (`crm`), offsets with a size
 * that is clamped (`depot`), the last id (`ledger`), errors in a 200 (`chat`), a login that expires during the run
 * (`fleet`), records keyed by id (`registry`), and the next address only in a header (`archive`).
 */
export function startSevenApis(): Promise<TestApi> {
  const fleet: Fleet = { logins: 0, tokens: new Set(), last: Promise.resolve() };
  return startApi(async (request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const [, api = '', ...rest] = url.pathname.split('/');
    const answer = apis[`${request.method} ${api}`];
    if (answer === undefined) return sendJson(response, { error: 'There is no such API.' }, 404);
    return answer({ url, path: rest.join('/'), body: await bodyOf(request), fleet, token: tokenOf(request) }, response);
  });
}

interface Asked {
  url: URL;
  /** The path below the API. */
  path: string;
  body: Record<string, unknown>;
  /** The bearer token. */
  token: string | undefined;
  fleet: Fleet;
}

interface Fleet {
  logins: number;
  /** The tokens that have not expired. */
  tokens: Set<string>;
  /** The answer that is prepared last. */
  last: Promise<unknown>;
}

const apis: Record<string, (asked: Asked, response: ServerResponse) => void> = {
  'POST crm'({ path, body, token }, response) {
    if (token !== sevenLogin.token) return sendJson(response, { message: 'Unknown token.' }, 401);
    if (path !== 'deals/search') return sendJson(response, { message: 'No such search.' }, 404);
    const from = Number(body.after ?? 0);
    const next = from + 20 < deals.length ? { paging: { next: { after: String(from + 20) } } } : {};
    sendJson(response, { total: deals.length, results: deals.slice(from, from + 20), ...next });
  },
  'GET crm'({ path, token }, response) {
    if (token !== sevenLogin.token) return sendJson(response, { message: 'Unknown token.' }, 401);
    const [, id] = /^deals\/(\d+)\/notes$/.exec(path) ?? [];
    if (id === undefined) return sendJson(response, { message: 'No such deal.' }, 404);
    const results = notesOf(Number(id));
    sendJson(response, { total: results.length, results });
  },
  'GET depot'({ url: { searchParams } }, response) {
    const startAt = Number(searchParams.get('startAt') ?? 0);
    const maxResults = Math.min(Number(searchParams.get('maxResults') ?? 20), 50);
    const values = parcels.slice(startAt, startAt + maxResults);
    sendJson(response, { startAt, maxResults, total: parcels.length, values });
  },
  'GET ledger'({ url: { searchParams } }, response) {
    const after = searchParams.get('starting_after');
    const from = after === null ? 0 : entries.findIndex(({ id }) => id === after) + 1;
    const size = Math.min(Number(searchParams.get('limit') ?? 10), 100);
    sendJson(response, { has_more: from + size < entries.length, data: entries.slice(from, from + size) });
  },
  'GET chat'({ url: { searchParams }, token }, response) {
    if (token !== sevenLogin.token) return sendJson(response, { ok: false, error: 'not_authed' });
    const from = Number(searchParams.get('cursor')?.slice(1) ?? 0);
    const next_cursor = from + 25 < channels.length ? `c${from + 25}` : '';
    sendJson(response, { ok: true, channels: channels.slice(from, from + 25), response_metadata: { next_cursor } });
  },
  'POST fleet'({ path, body: { username, password }, fleet }, response) {
    const isKnown = path === 'login' && username === sevenLogin.username && password === sevenLogin.password;
    if (!isKnown) return sendJson(response, { message: 'Unknown user or wrong password.' }, 401);
    const token = `session-${++fleet.logins}`;
    fleet.tokens.add(token);
    setTimeout(() => fleet.tokens.delete(token), lifetimeSeconds * 1000);
    sendJson(response, { token, expires_in: lifetimeSeconds });
  },
  'GET fleet'({ url: { searchParams }, token = '', fleet }, response) {
    if (!fleet.tokens.has(token)) return sendJson(response, { message: 'The session has expired.' }, 401);
    const page = Number(searchParams.get('page') ?? 1);
    const data = trips.slice((page - 1) * 15, page * 15);
    const body = { data, page, pages: Math.ceil(trips.length / 15) };
    fleet.last = fleet.last.then(() => sleep(answerMs)).then(() => sendJson(response, body));
  },
  'GET registry'(_, response) {
    sendJson(response, { members: Object.fromEntries(members.map(({ id, ...member }) => [id, member])) });
  },
  'GET archive'({ url }, response) {
    const from = Number(Buffer.from(url.searchParams.get('after') ?? '', 'base64url').toString() || 0);
    const after = Buffer.from(String(from + 20)).toString('base64url');
    const next = `<${url.origin}${url.pathname}?after=${after}>; rel="next"`;
    const headers: Record<string, string> = from + 20 < papers.length ? { link: next } : {};
    sendJson(response, papers.slice(from, from + 20), 200, headers);
  },
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? {} : JSON.parse(text);
}

function tokenOf({ headers }: IncomingMessage): string | undefined {
  return /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1];
}

const [deals, parcels, entries, channels, trips] = [
  records(sevenRows.crm.search, (number) => ({
    id: 700 + number,
    amount: number * 250,
    stage: ['won', 'open'][number % 2],
  })),
  records(sevenRows.depot.parcels, (number) => ({ id: 4000 + number, weight: (number % 9) + 0.5 })),
  records(sevenRows.ledger.entries, (number) => ({ id: `e_${(number * 7919) % 100_003}`, amount: number * 10 })),
  records(sevenRows.chat.channels, (number) => ({ id: `C${1000 + number}`, name: `channel-${number}` })),
  records(sevenRows.fleet.trips, (number) => ({ id: number + 1, km: (number % 90) + 0.4, van: `V${number % 12}` })),
];
const members = records(40, (number) => ({ id: `m-${number}`, name: `Member ${number}`, since: 1990 + (number % 30) }));
const papers = records(95, (number) => ({ id: 300 + number, title: `Paper ${number}` }));

function notesOf(deal: number): object[] {
  return records(deal % 6, (number) => ({ id: deal * 10 + number, text: `Note ${number} of deal ${deal}` }));
}

function records<T>(count: number, make: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, number) => make(number));
}
