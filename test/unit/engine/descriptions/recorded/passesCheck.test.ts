import assert from 'node:assert/strict';
import type { ApiDescription } from '../../../../../engine/core/descriptions/apiDescription.ts';
import { readHar } from '../../../../../engine/core/descriptions/har/readHar.ts';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { listEndpoints } from '../../../../../engine/core/descriptions/importing/listEndpoints.ts';
import { readPostman } from '../../../../../engine/core/descriptions/postman/readPostman.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { documentOf } from '../../../../support/cursor.ts';
import { har } from '../../../../support/har.ts';
import { testService } from '../../../../support/testService.ts';

/** Imports all endpoints. What was imported has no error. */
async function assertPasses(description: ApiDescription): Promise<void> {
  const pointers = listEndpoints(description).map(({ pointer }) => pointer);
  assert.ok(pointers.length > 0);
  const { text } = importDescription(description, { pointers, mappings: true });
  const findings = await testService().findDiagnostics(documentOf(text));
  assert.deepEqual(
    findings.filter(({ severity }) => severity === 1).map(({ message }) => message),
    [],
  );
}

const body = [{ id: 1, 'a.b': 2, '': 3, ünï: [{ x: 1 }] }];

describe('what is imported from a recording passes the check', () => {
  const urls = [
    'https://api.example.com',
    'https://api.example.com/?',
    'https://api.example.com/a%7Bb%7D/c',
    'https://api.example.com/{id}/x{y',
    'https://api.example.com/a:b/c?x[]=1&x[]=2&y[z]=3',
    'https://api.example.com/žluť/%C5%BE/%FF?q=%FF',
    'https://api.example.com//double//slash/',
    'https://api.example.com/users/1;v=2/,x?a=b=c&=d&&e',
    'http://[::1]:8080/v1/users?limit=0&offset=-5',
    'http://localhost/users/17?page=99999999999999999999',
    'https://eve:secret-1234@api.example.com/users',
  ];
  for (const url of urls) {
    it(url, async () => {
      const second = url.includes('?') ? `${url}&page=2` : `${url}?page=2`;
      await assertPasses(readHar(parseJson(JSON.stringify(har({ url, body }, { url: second, body })))));
    });
  }
});

describe('what is imported from a Postman collection passes the check', () => {
  const urls = [
    '{{baseUrl}}/users',
    '{{baseUrl}}',
    '{{baseUrl}}users',
    'https://{{shop}}.example.com/users',
    '{{scheme}}://{{host}}:{{port}}/users',
    'https://api.example.com/{{tenant id}}/users?a={{b}}&c={{$guid}}',
    'https://api.example.com:{{port}}/users.json',
    'api.example.com/users',
    '/users',
    '',
  ];
  for (const url of urls) {
    it(JSON.stringify(url), async () => {
      const response = [{ code: 200, body: JSON.stringify(body) }];
      const collection = { info: { name: 'Shop' }, item: [{ name: 'a', request: { url }, response }] };
      await assertPasses(readPostman(parseJson(JSON.stringify(collection))));
    });
  }
});
