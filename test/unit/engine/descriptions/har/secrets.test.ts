import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { readHar } from '../../../../../engine/core/descriptions/har/readHar.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { type HarEntry, har } from '../../../../support/har.ts';

const secret = 'cAn4ry-Zx81-q77';
const api = 'https://api.example.com';
const good: HarEntry = {
  url: `${api}/users?page=1`,
  body: { items: [{ id: 1, name: 'the longest response of all' }] },
};
/** Everything that a reader can see of the description. */
const shown = (...entries: HarEntry[]) =>
  inspect(readHar(parseJson(JSON.stringify(har(good, ...entries)))), {
    depth: 50,
    maxArrayLength: null,
    maxStringLength: null,
  });
const basic = Buffer.from(`eve:${secret}`).toString('base64');

describe('a recording with a secret', () => {
  const places: [where: string, entry: Partial<HarEntry>][] = [
    ['Authorization: Bearer', { headers: { Authorization: `Bearer ${secret}` } }],
    ['Authorization: Basic', { headers: { Authorization: `Basic ${basic}` } }],
    ['a header with a key', { headers: { 'X-Api-Key': secret } }],
    ['a header of a session', { headers: { 'X-CSRF-Token': secret } }],
    ['a cookie', { headers: { Cookie: `theme=dark; sid=${secret}` } }],
    ['a cookie that is set', { responseHeaders: { 'Set-Cookie': `sid=${secret}; Path=/; HttpOnly` } }],
    ['a header of the response', { responseHeaders: { 'X-Auth-Token': secret } }],
    ['the query', { url: `${api}/users?api_key=${secret}` }],
    ['a token in the query', { url: `${api}/users?token=${secret}` }],
    ['a nested name in the query', { url: `${api}/users?login[password]=${secret}` }],
    ['the address', { url: `https://eve:${secret}@api.example.com/users` }],
    [
      'the sent JSON',
      { method: 'POST', sent: { mimeType: 'application/json', text: JSON.stringify({ user: { password: secret } }) } },
    ],
    [
      'the sent form',
      { method: 'POST', sent: { mimeType: 'application/x-www-form-urlencoded', text: `password=${secret}` } },
    ],
    ['the response', { body: { access_token: secret } }],
    ['below a name in the response', { body: { items: [{ credentials: { a: [secret, { b: secret }] } }] } }],
    [
      'a list of names and values',
      {
        body: [
          { name: 'api_key', value: secret },
          { key: 'password', value: secret },
        ],
      },
    ],
    ['a link in the response', { body: { next: `${api}/users?page=2&access_token=${secret}` } }],
    ['a link in a header', { responseHeaders: { Link: `<${api}/users?page=2&api_key=${secret}>; rel="next"` } }],
    ['an address in the response', { body: { clone: `https://eve:${secret}@git.example.com/x` } }],
    [
      'a part that nobody reads',
      {
        more: {
          _initiator: secret,
          comment: secret,
          request: { url: `${api}/x`, cookies: [{ name: 'a', value: secret }] },
        },
      },
    ],
    ['a failed login', { status: 401, headers: { Authorization: `Bearer ${secret}` }, body: { error: secret } }],
    ['an entry of another host', { url: 'https://tracker.net/x', body: { id: secret } }],
  ];
  for (const [where, entry] of places) {
    it(`in ${where} does not show it`, () => {
      const text = shown({ ...good, ...entry });
      assert.ok(!text.includes(secret) && !text.includes(basic), text);
    });
  }

  it('hides it wherever it comes back', () => {
    const text = shown(
      { url: `${api}/users`, headers: { Authorization: `Bearer ${secret}` }, body: [] },
      { url: `${api}/bot${secret}/updates`, body: [{ id: 1 }] },
      { url: `${api}/x?${secret}`, body: [{ id: 1 }] },
      { url: `${api}/x?q=${secret}&r[${secret}]=1`, body: { note: `it is ${secret}`, [secret]: 1, list: [secret] } },
      {
        url: `${api}/x`,
        headers: { 'X-Echo': secret },
        responseHeaders: { 'X-Echo': secret },
        body: [{ id: encodeURIComponent(secret) }],
      },
      {
        url: `${api}/x`,
        method: 'POST',
        sent: { mimeType: 'application/json', text: JSON.stringify({ [secret]: secret }) },
        body: {},
      },
    );
    assert.ok(!text.includes(secret), text);
  });

  it('keeps the keys and types of what it hides', () => {
    const { operations } = readHar(
      parseJson(JSON.stringify(har({ url: `${api}/login`, body: { access_token: secret, pin: { secret: 1234 } } }))),
    );
    assert.deepEqual(operations[0]?.response?.examples, [{ access_token: '', pin: { secret: 0 } }]);
    assert.deepEqual(operations[0]?.response?.schema?.properties.get('access_token')?.types, ['string']);
  });
});
