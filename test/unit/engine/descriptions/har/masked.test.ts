import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { readHar } from '../../../../../engine/core/descriptions/har/readHar.ts';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { type HarEntry, har } from '../../../../support/har.ts';

const api = 'https://api.example.com';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U';
const bot = '123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw0';
// Put together, so that nobody takes it for a key that leaked.
const github = `ghp_${'16C7e42F292c6912E7'}${'710c838347Ae178B4a'}`;
const slack = `xoxb-${'17653672481'}-${'19874698323-pdFZKVeTuE8sk7oOcHrzqqgy'}`;
const random = 'q7Zp2LmX9vKd4RtY8wBn3HsC6fJg1TeA';
const hash = '9f86d081884c7d659a2feaa0c55ad015';
const uuid = '550e8400-e29b-41d4-a716-446655440000';

function read(entry: Partial<HarEntry>) {
  const recording = har({ url: `${api}/users?page=1`, body: [{ id: 1 }, { id: 2 }], ...entry });
  const description = readHar(parseJson(JSON.stringify(recording)));
  const shown = inspect(description, { depth: 50, maxArrayLength: null, maxStringLength: null });
  const { text, report } = importDescription(description, { select: ['GET *'] });
  return { shown: `${shown}\n${text}\n${JSON.stringify(report)}`, text, description };
}

const inHeader = (name: string, value: string): Partial<HarEntry> => ({ headers: { [name]: value } });

describe('A recording masks and names', () => {
  const cases: [what: string, entry: Partial<HarEntry>, secret: string][] = [
    ['a JWT in a path', { url: `${api}/t/${jwt}/users` }, jwt],
    ['the token of a bot in a path', { url: `${api}/bot${bot}/getUpdates` }, bot],
    ['the token of a bot, encoded', { url: `${api}/bot${bot.replace(':', '%3A')}/getUpdates` }, bot.slice(10)],
    ['the token of a bot before the version', { url: `${api}/bot${bot}/v1/getUpdates` }, bot],
    ['a token of GitHub in a path', { url: `${api}/${github}/repos` }, github],
    ['a long random text in a path', { url: `${api}/hooks/${random}/events` }, random],
    ['a hash after "token" in a path', { url: `${api}/token/${hash}/users` }, hash],
    ['a hash after "apikey" in a path', { url: `${api}/apikey/${hash}/users` }, hash],
    ['a parameter in a path', { url: `${api}/users;sid=${hash}/list` }, hash],
    ['a random text as k', { url: `${api}/users?k=${random}` }, random],
    ['a random text as t', { url: `${api}/users?t=${random}` }, random],
    ['a hash as s', { url: `${api}/users?s=${hash}` }, hash],
    ['a JWT as t', { url: `${api}/users?t=${jwt}` }, jwt],
    ['a JWT under any name', { url: `${api}/users?viewer=${jwt}` }, jwt],
    ['a token of Slack under any name', { url: `${api}/users?from=${slack}` }, slack],
    ['a header X-Access', inHeader('X-Access', 'cAn4ry-Zx81'), 'cAn4ry-Zx81'],
    ['a header X-…-Access', inHeader('X-Company-Access', 'cAn4ry-Zx81'), 'cAn4ry-Zx81'],
    ['a header X-…-Access with a scheme', inHeader('X-Company-Access', 'Bearer cAn4ry-Zx81'), 'cAn4ry-Zx81'],
    ['a JWT in any header', inHeader('X-Viewer', jwt), jwt],
    ['a random text in a header', inHeader('X-Client', random), random],
  ];
  for (const [what, entry, secret] of cases) {
    it(what, () => {
      const { shown, description } = read(entry);
      assert.ok(!shown.includes(secret), shown);
      assert.match(description.remarks.map(({ message }) => message).join(), /looks like a credential/);
    });
  }

  it('what comes back in a response, under any name', () => {
    const { shown } = read({ body: [{ id: 1, note: jwt, link: `${api}/x/${jwt}` }] });
    assert.ok(!shown.includes(jwt), shown);
  });

  it('a part of a path as a secret attribute of the base address', () => {
    const { text } = read({ url: `${api}/bot${bot}/getUpdates` });
    const { api: written, config } = JSON.parse(text).parameters;
    assert.deepEqual(written.baseUrl, { function: 'concat', args: [`${api}/bot`, { attr: '#token' }, '/'] });
    assert.deepEqual(config.jobs[0].endpoint, 'getUpdates');
  });

  it('a parameter as a key of the authentication', () => {
    const { api: written } = JSON.parse(read({ url: `${api}/users?k=${random}` }).text).parameters;
    assert.deepEqual(written.authentication, { type: 'query', query: { k: { attr: '#apiKey' } } });
  });
});

describe('A recording leaves as it is', () => {
  const cases: [what: string, entry: Partial<HarEntry>, shown: string][] = [
    ['a UUID in a path', { url: `${api}/users/${uuid}/orders` }, uuid],
    ['a number in a path', { url: `${api}/users/123456789/orders` }, '123456789'],
    [
      'a slug in a path',
      { url: `${api}/posts/how-to-build-a-rest-api-in-2024/comments` },
      'how-to-build-a-rest-api-in-2024',
    ],
    ['a slug with capitals in a path', { url: `${api}/posts/How-To-Build-2024-API-Guide-Part-2/x` }, 'Guide-Part-2'],
    [
      'words without dashes in a path',
      { url: `${api}/HowToBuildARestApiIn2024WithNode/x` },
      'HowToBuildARestApiIn2024WithNode',
    ],
    ['a short hash in a path', { url: `${api}/commits/9f86d08/files` }, '9f86d08'],
    ['a long hash in a path', { url: `${api}/commits/${hash}00000000/files` }, `${hash}00000000`],
    ['a UUID after "token"', { url: `${api}/token/${uuid}/users` }, uuid],
    ['a word after "token"', { url: `${api}/token/introspection/users` }, 'introspection'],
    ['a date in a path', { url: `${api}/reports/2024-05-17/rows` }, '2024-05-17'],
    ['a version in a path', { url: `${api}/v2.1/2024-10/users` }, '2024-10'],
    ['two numbers with a colon', { url: `${api}/ids/123456:789/x` }, '123456:789'],
    [
      'a long random text that a response has',
      { url: `${api}/sheets/${random}/values`, body: { sheetId: random, values: [{ id: 1 }] } },
      random,
    ],
    ['a UUID as t', { url: `${api}/users?t=${uuid}` }, uuid],
    ['a time as t', { url: `${api}/users?t=1732790400000` }, '1732790400000'],
    ['a word as k', { url: `${api}/users?k=winter` }, 'winter'],
    ['a short hash as h', { url: `${api}/users?h=9f86d081` }, '9f86d081'],
    ['a hash as id', { url: `${api}/users?id=${hash}` }, hash],
    ['a hash as v', { url: `${api}/users?v=${hash}` }, hash],
    ['a search as q', { url: `${api}/users?q=${random}` }, random],
    ['a random text under a word', { url: `${api}/users?folder=${random}` }, random],
    ['a cursor', { url: `${api}/users?cursor=${random}` }, random],
    ['a JWT as a cursor', { url: `${api}/users?cursor=${jwt}` }, jwt],
    ['a word in X-Access', inHeader('X-Access', 'read-only'), 'read-only'],
    ['a number in X-…-Access', inHeader('X-Org-Access', '12345'), '12345'],
    ['a date in X-…-Access', inHeader('X-Last-Access', '2024-05-17T08:00:00Z'), '2024-05-17T08:00:00Z'],
    ['the id of a client in a header', inHeader('X-Client-Id', random), random],
    ['a version in a header', inHeader('X-Build', '2024.5.17-beta.4'), '2024.5.17-beta.4'],
  ];
  for (const [what, entry, kept] of cases) {
    it(what, () => {
      const { shown, description } = read(entry);
      assert.ok(shown.includes(kept), shown);
      assert.deepEqual(description.remarks, []);
    });
  }
});
