import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { readPostman } from '../../../../../engine/core/descriptions/postman/readPostman.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';

const secret = 'cAn4ry-Zx81-q77';
const url = 'https://api.example.com/users';
const basic = Buffer.from(`eve:${secret}`).toString('base64');
/** Everything that a reader can see of the description. */
const shown = (collection: object) =>
  inspect(
    readPostman(
      parseJson(JSON.stringify({ info: { name: 'Shop' }, item: [{ name: 'a', request: { url } }], ...collection })),
    ),
    {
      depth: 50,
      maxArrayLength: null,
      maxStringLength: null,
    },
  );
const request = (given: object, response: object[] = []) => ({
  item: [{ name: 'a', request: { url, ...given }, response }],
});
const auth = (type: string, key: string) => ({ type, [type]: [{ key, value: secret }] });

describe('a collection with a secret', () => {
  const places: [where: string, collection: object][] = [
    ['basic auth', { auth: auth('basic', 'password') }],
    ['bearer auth', { auth: auth('bearer', 'token') }],
    ['bearer auth of version 2.0', { auth: { type: 'bearer', bearer: { token: secret } } }],
    [
      'an API key',
      {
        auth: {
          type: 'apikey',
          apikey: [
            { key: 'key', value: 'X-Key' },
            { key: 'value', value: secret },
          ],
        },
      },
    ],
    ['OAuth', { auth: auth('oauth2', 'clientSecret') }],
    ['OAuth, its token', { auth: auth('oauth2', 'accessToken') }],
    ['AWS', { auth: auth('awsv4', 'secretKey') }],
    ['auth of a folder', { item: [{ name: 'f', auth: auth('bearer', 'token'), item: request({}).item }] }],
    ['auth of a request', request({ auth: auth('bearer', 'token') })],
    [
      'a variable with the name of a credential',
      { variable: [{ key: 'api_token', value: secret }], ...request({ url: `${url}/{{api_token}}?a={{api_token}}` }) },
    ],
    [
      'a secret variable',
      { variable: [{ key: 'x', value: secret, type: 'secret' }], ...request({ url: `${url}?a={{x}}` }) },
    ],
    ['a header', request({ header: [{ key: 'Authorization', value: `Bearer ${secret}` }] })],
    ['a header in Basic', request({ header: [{ key: 'Authorization', value: `Basic ${basic}` }] })],
    ['a header that is switched off', request({ header: [{ key: 'X-Api-Key', value: secret, disabled: true }] })],
    ['a cookie', request({ header: [{ key: 'Cookie', value: `sid=${secret}` }] })],
    ['the query', request({ url: { raw: `${url}?api_key=${secret}`, query: [{ key: 'api_key', value: secret }] } })],
    [
      'the query, switched off',
      request({ url: { raw: url, query: [{ key: 'api_key', value: secret, disabled: true }] } }),
    ],
    ['the address', request({ url: `https://eve:${secret}@api.example.com/users` })],
    ['the body', request({ method: 'POST', body: { mode: 'raw', raw: JSON.stringify({ a: { password: secret } }) } })],
    [
      'a form',
      request({ method: 'POST', body: { mode: 'urlencoded', urlencoded: [{ key: 'password', value: secret }] } }),
    ],
    ['a response', request({}, [{ code: 200, body: JSON.stringify({ access_token: secret }) }])],
    [
      'a header of a response',
      request({}, [{ code: 200, header: [{ key: 'Set-Cookie', value: `sid=${secret}; Path=/` }], body: '[]' }]),
    ],
    [
      'the request of a response',
      request({}, [{ code: 200, body: '[]', originalRequest: { url: `${url}?api_key=${secret}` } }]),
    ],
    ['a script', { event: [{ listen: 'prerequest', script: { exec: [`pm.variables.set('a', '${secret}')`] } }] }],
  ];
  for (const [where, collection] of places) {
    it(`in ${where} does not show it`, () => {
      const text = shown(collection);
      assert.ok(!text.includes(secret) && !text.includes(basic), text);
    });
  }

  it('hides it wherever it comes back', () => {
    const text = shown({
      info: { name: `Shop ${secret}` },
      auth: auth('bearer', 'token'),
      item: [
        {
          name: `List ${secret}`,
          request: {
            description: `Try it with ${secret}`,
            url: {
              raw: `${url}/${secret}/:id?q=${secret}`,
              variable: [{ key: 'id', value: secret, description: secret }],
            },
            header: [{ key: 'X-A', value: secret, description: secret }],
          },
          response: [{ code: 200, body: JSON.stringify([{ note: `it is ${secret}`, [secret]: 1 }]) }],
        },
      ],
    });
    assert.ok(!text.includes(secret), text);
  });
});
