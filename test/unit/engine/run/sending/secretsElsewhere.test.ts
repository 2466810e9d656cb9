import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { spellingsOf } from '../../../../support/spellingsOf.ts';
import { sendJson } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { type Answer, assertNothingOf, startTwoOrigins } from '../../../../support/twoOrigins.ts';

const secret = 'c4nary-S&=/?+é of~the"mine\'';
const token = { attr: '#token' };
const call = (name: string, ...args: unknown[]) => ({ function: name, args });
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
const now = fakeClock().now();

interface Given {
  api?: object;
  config?: object;
  job?: object;
  /** Further texts that may not be found at the stranger. */
  alsoSecret?: readonly string[];
  answer?: Answer;
}

/** How the run ends, and what the stranger gets: method, address and body, `URL` for its origin. */
interface Gives {
  error?: string;
  withheld?: readonly string[];
  gets?: readonly string[];
}

/** Either exactly this, or any result that keeps the secret from the stranger. */
type Row = readonly [title: string, given: Given, gives: Gives | 'clean'];

/** The first page has a link to this path at the stranger, which has the last page. */
const leadsTo =
  (path: string): Answer =>
  (_, response, { isStranger, stranger }) =>
    sendJson(response, { items: [{ id: 1 }], ...(!isStranger && { next: `${stranger}${path}` }) });
/** A redirect to this path at the stranger. */
const redirects =
  (status: number, path: string): Answer =>
  (_, response, { isStranger, stranger }) =>
    isStranger ? sendJson(response, [{ id: 2 }]) : response.writeHead(status, { location: `${stranger}${path}` }).end();
/** The record of the job sends a child to the stranger. */
const parents: Answer = (_, response, { isStranger, stranger }) =>
  sendJson(response, [isStranger ? { id: 2 } : { id: 1, url: `${stranger}/more` }]);
/** The next page is at the stranger, below a path that the login of the API gives. */
const logsIn =
  (path: string): Answer =>
  (got, response, place) =>
    got.path === '/login' ? sendJson(response, { session: 'of-the-session-77' }) : leadsTo(path)(got, response, place);

const paged = { pagination: { method: 'response.url', urlKey: 'next' } };
const withParams = { pagination: { method: 'response.url', urlKey: 'next', includeParams: true } };
const defaults = (params: object) => ({ ...paged, http: { defaultOptions: { params } } });
const child = (more: object) => ({
  children: [{ endpoint: '{url}', placeholders: { url: 'url' }, dataType: 'more', dataField: '.', ...more }],
});
const login = (more: object = {}) => ({
  ...paged,
  authentication: {
    type: 'login',
    loginRequest: { endpoint: 'login', method: 'POST', params: { password: token }, ...more },
    apiRequest: { headers: { 'X-Session': { response: 'session' } } },
  },
});
const encoded = encodeURIComponent(secret);
const next = leadsTo('/x?page=2');
const page2 = ['GET /x?page=2'];

const queries: Row[] = [
  [
    'a default parameter, for the next address',
    { api: defaults({ api_key: token, lang: 'cs' }), answer: next },
    { withheld: ['api_key'], gets: ['GET /x?page=2&lang=cs'] },
  ],
  [
    'a parameter of the job, with "includeParams"',
    { api: withParams, job: { params: { lang: 'cs', api_key: token } }, answer: next },
    { withheld: ['api_key'], gets: ['GET /x?page=2&lang=cs'] },
  ],
  [
    'a parameter that is marked itself',
    { api: withParams, job: { params: { '#code': 'p1ain-code-9' } }, alsoSecret: ['p1ain-code-9'], answer: next },
    { withheld: ['#code'], gets: page2 },
  ],
  [
    'a parameter that is called like a credential',
    { api: withParams, job: { params: { api_key: 'p1ain-key-99' } }, alsoSecret: ['p1ain-key-99'], answer: next },
    { withheld: ['api_key'], gets: page2 },
  ],
  [
    'a short one, which is a parameter of the configuration',
    { api: withParams, config: { '#pin': '12' }, job: { params: { pin: { attr: '#pin' } } }, answer: next },
    { withheld: ['pin'], gets: page2 },
  ],
  [
    'a parameter in base64',
    { api: defaults({ key: call('base64_encode', call('concat', 'ada:', token)) }), answer: next },
    { withheld: ['key'], gets: page2 },
  ],
  [
    'a hash of it',
    { api: defaults({ sum: call('sha1', token) }), alsoSecret: [sha1(secret)], answer: next },
    { withheld: ['sum'], gets: page2 },
  ],
  [
    'a parameter of the job that is computed with the time',
    {
      api: withParams,
      job: { params: { sum: call('sha1', call('concat', token, call('time'))) } },
      alsoSecret: [sha1(`${secret}${Math.floor(now / 1000)}`)],
      answer: next,
    },
    { withheld: ['sum'], gets: page2 },
  ],
  [
    'a parameter within a parameter',
    { api: defaults({ auth: { key: token, user: 'ada' } }), answer: next },
    { withheld: ['auth[key]'], gets: ['GET /x?page=2&auth%5Buser%5D=ada'] },
  ],
  [
    'an element of a list',
    { api: defaults({ keys: ['a', secret] }), config: { '#token': secret }, answer: next },
    { withheld: ['keys[1]'], gets: ['GET /x?page=2&keys%5B0%5D=a'] },
  ],
  [
    'the name of a parameter',
    { api: paged, answer: leadsTo(`/x?${encoded}=1&page=2`) },
    { withheld: ['•••'], gets: page2 },
  ],
  [
    'a value without a name',
    { api: paged, answer: leadsTo(`/x?page=2&${encoded}`) },
    { withheld: ['•••'], gets: page2 },
  ],
  [
    'a parameter of a child',
    { job: child({ params: { api_key: token, lang: 'cs' } }), answer: parents },
    { withheld: ['api_key'], gets: ['GET /more?lang=cs'] },
  ],
  [
    'the query of a child',
    { job: child({ endpoint: '{url}?api_key=p1ain-key-99&lang=cs' }), alsoSecret: ['p1ain-key-99'], answer: parents },
    { withheld: ['api_key'], gets: ['GET /more?lang=cs'] },
  ],
  [
    'an address that repeats what an authentication adds',
    {
      api: {
        ...paged,
        authentication: { type: 'query', query: { sig: call('sha1', call('concat', token, { query: 'a' })) } },
      },
      job: { params: { a: '1' } },
      alsoSecret: [sha1(`${secret}1`)],
      answer: leadsTo(`/x?page=2&sig=${sha1(`${secret}1`)}`),
    },
    { withheld: ['sig'], gets: page2 },
  ],
  [
    'an address that repeats the token of a login',
    { api: login(), alsoSecret: ['of-the-session-77'], answer: logsIn('/x?page=2&s=of-the-session-77') },
    { withheld: ['X-Session', 's'], gets: page2 },
  ],
  [
    'a redirect that repeats it',
    { job: { params: { api_key: token } }, answer: redirects(302, `/x?api_key=${encoded}&page=2`) },
    { withheld: ['api_key'], gets: page2 },
  ],
  [
    'a redirect that keeps the method',
    { job: { params: { api_key: token } }, answer: redirects(307, `/x?page=2&api_key=${encoded}`) },
    { withheld: ['api_key'], gets: page2 },
  ],
];

const echoes: Row[] = Object.entries(spellingsOf(secret)).map(([how, spelling]) => [
  `an address that repeats it ${how}`,
  {
    api: defaults({ key: token }),
    // As it is, it would be several parameters.
    alsoSecret: secret.split('&').slice(1),
    answer: leadsTo(`/x?page=2&key=${spelling.replaceAll('#', '%23')}`),
  },
  spelling.includes('&') ? 'clean' : { withheld: ['key'], gets: page2 },
]);

const headers: Row[] = [
  ...(['X-Key', 'Cookie', 'Accept', 'Content-Type'] as const).map(
    (name): Row => [
      `the header "${name}"`,
      {
        api: { ...paged, http: { headers: { [name]: call('concat', 'k=', call('sha1', token)) } } },
        alsoSecret: [sha1(secret)],
        answer: next,
      },
      { withheld: [name], gets: page2 },
    ],
  ),
  [
    'the header "Content-Type" of a redirect',
    {
      job: { headers: { 'Content-Type': 'text/c4nary-type-1' } },
      config: { '#type': 'c4nary-type-1' },
      answer: redirects(302, '/x?page=2'),
      alsoSecret: ['c4nary-type-1'],
    },
    { withheld: ['Content-Type'], gets: page2 },
  ],
];

const stops: Row[] = [
  ['a path', { api: paged, answer: leadsTo(`/x/${encoded}/y`) }, { error: 'url.secret-withheld' }],
  ['a part of a path', { api: paged, answer: leadsTo(`/bot${encoded}/y`) }, { error: 'url.secret-withheld' }],
  ['the path of a redirect', { answer: redirects(302, `/x/${encoded}`) }, { error: 'url.secret-withheld' }],
  [
    'a secret that several parameters make',
    { api: paged, answer: leadsTo(`/x?a=${[...secret].map((letter) => `&%23${letter.charCodeAt(0)};`).join('')}`) },
    { error: 'url.secret-withheld' },
  ],
  [
    'the name of a host',
    {
      api: paged,
      config: { '#host': 'c4nary-of-hosts' },
      answer: (_, response, { stranger }) =>
        sendJson(response, { items: [], next: stranger.replace('127.0.0.1', 'C4NARY-of-hosts.localhost') }),
    },
    { error: 'url.secret-withheld' },
  ],
  [
    'JSON',
    { job: child({ method: 'POST', params: { a: { key: token } } }), answer: parents },
    { error: 'url.secret-withheld' },
  ],
  [
    'a form',
    { job: child({ method: 'FORM', params: { key: token } }), answer: parents },
    { error: 'url.secret-withheld' },
  ],
  [
    'JSON with a short one',
    { config: { '#pin': '12' }, job: child({ method: 'POST', params: { pin: { attr: '#pin' } } }), answer: parents },
    { error: 'url.secret-withheld' },
  ],
  [
    'JSON with what is computed with the time',
    {
      job: child({ method: 'POST', params: { sum: call('sha1', call('concat', token, call('time'))) } }),
      answer: parents,
    },
    { error: 'url.secret-withheld' },
  ],
  [
    'the defaults of a form',
    { api: { http: { defaultOptions: { params: { key: token } } } }, job: child({ method: 'FORM' }), answer: parents },
    { error: 'url.secret-withheld' },
  ],
];

const bodies: Row[] = [
  ...[307, 308].flatMap((status): Row[] => [
    [
      `JSON by ${status}`,
      { job: { method: 'POST', params: { a: 1 } }, answer: redirects(status, '/x') },
      { error: 'url.body-withheld' },
    ],
    [
      `a form by ${status}`,
      { job: { method: 'FORM', params: { a: 1 } }, answer: redirects(status, '/x') },
      { error: 'url.body-withheld' },
    ],
    [`a login by ${status}`, { api: login(), answer: redirects(status, '/x') }, { error: 'url.body-withheld' }],
  ]),
];

const kept: Row[] = [
  [
    'no body of a POST by 303',
    { job: { method: 'POST', params: { a: 1 } }, answer: redirects(303, '/x') },
    { gets: ['GET /x'] },
  ],
  ['an empty form by 307', { job: { method: 'FORM' }, answer: redirects(307, '/x') }, { gets: ['POST /x'] }],
  [
    'the body of a child that holds no secret',
    { job: child({ method: 'POST', params: { page: 1 } }), answer: parents },
    { gets: ['POST /more {"page":1}'] },
  ],
  [
    'a query that the API has signed itself, as it is written',
    { api: paged, answer: leadsTo('/x?X-Amz-Signature=0123abc%2f~&token=t0ken-of-the-api&a&b=c+d%20e') },
    { gets: ['GET /x?X-Amz-Signature=0123abc%2f~&token=t0ken-of-the-api&a&b=c+d%20e'] },
  ],
  [
    'a number that a short secret is part of',
    { api: paged, config: { '#pin': '1234' }, answer: leadsTo('/12345/x?offset=12340&id=51234') },
    { gets: ['GET /12345/x?offset=12340&id=51234'] },
  ],
  ['a page with the number of a shorter one', { api: paged, config: { '#pin': '2' }, answer: next }, { gets: page2 }],
];

describe('a secret that would go to an origin that the configuration does not name', () => {
  const folder = temporaryFolder();

  async function check(
    { api, config, job, answer = next, alsoSecret = [] }: Given,
    gives: Gives | 'clean',
  ): Promise<void> {
    const servers = await startTwoOrigins(answer);
    const configuration = {
      api: { baseUrl: `${servers.url}/`, retryConfig: { maxRetries: 0 }, ...api },
      config: { '#token': secret, jobs: [{ endpoint: 'items', ...job }], ...config },
    };
    const { events, report } = await runToEnd({ config: configuration, outDir: folder(), clock: fakeClock() });
    await servers.close();
    assertNothingOf([secret, ...alsoSecret], servers.atStranger);
    assert.ok(!JSON.stringify([events, report]).includes(secret));
    if (gives === 'clean') return;
    assert.equal(report.error?.code, gives.error, report.error?.message);
    const gets = servers.atStranger.map(({ method, path, body }) => `${method} ${path} ${body}`.trim());
    assert.deepEqual(gets, gives.gets ?? []);
    const withheld = events.flatMap((event) => (event.kind === 'credentials-withheld' ? event.names : []));
    assert.deepEqual(withheld, gives.withheld ?? []);
  }

  const tables: [title: string, rows: readonly Row[]][] = [
    ['is left out of a query, and said', queries],
    ['is left out in every spelling', echoes],
    ['goes in no header', headers],
    ['ends the run where a request makes no sense without it', stops],
    ['goes in no body that a redirect would take along', bodies],
    ['keeps nothing else from going there', kept],
  ];
  for (const [title, rows] of tables) {
    describe(title, () => {
      for (const [name, given, gives] of rows) it(name, () => check(given, gives));
    });
  }
});
