import assert from 'node:assert/strict';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';

const service = testService();

/** Each link as its text and its target. */
function linksOf(text: string): string[] {
  const document = documentOf(text);
  return service.findDocumentLinks(document).map(({ range, target }) => `${document.getText(range)} -> ${target}`);
}

async function linksInYaml(twin: string): Promise<string[]> {
  const composed = inYaml(service);
  const document = await openYaml(composed, twin);
  return composed.findDocumentLinks(document).map(({ range, target }) => `${document.getText(range)} -> ${target}`);
}

const config = (baseUrl: string, jobs: string) => `{"api":{"baseUrl":${baseUrl}},"config":{"jobs":[${jobs}]}}`;
const base = '"https://api.example.com/v2"';

describe('document links', () => {
  const table: [title: string, text: string, expected: string[]][] = [
    [
      'endpoints behind the whole path of baseUrl',
      config(base, '{"endpoint":"users"},{"endpoint":"users/all?a=1","children":[{"endpoint":"tags"}]}'),
      [
        'users -> https://api.example.com/v2/users',
        'users/all?a=1 -> https://api.example.com/v2/users/all?a=1',
        'tags -> https://api.example.com/v2/tags',
      ],
    ],
    [
      'an endpoint from the root',
      config(base, '{"endpoint":"/status"}'),
      ['/status -> https://api.example.com/status'],
    ],
    [
      'an endpoint that is an address',
      config(base, '{"endpoint":"https://other.example.com/x"}'),
      ['https://other.example.com/x -> https://other.example.com/x'],
    ],
    [
      'an endpoint with escapes',
      config(base, '{"endpoint":"a\\/\\u00e9"}'),
      ['a\\/\\u00e9 -> https://api.example.com/v2/a/%C3%A9'],
    ],
    [
      'the endpoints of a login, of later pages and of iterations',
      `{"api":{"baseUrl":${base},"authentication":{"type":"login","loginRequest":{"endpoint":"login"}},"pagination":{"method":"response.param","scrollRequest":{"endpoint":"next"}}},"iterations":[{"jobs":[{"endpoint":"more"}]}]}`,
      [
        'next -> https://api.example.com/v2/next',
        'login -> https://api.example.com/v2/login',
        'more -> https://api.example.com/v2/more',
      ],
    ],
    [
      'an endpoint in a document without its end',
      `{"api":{"baseUrl":${base}},"config":{"jobs":[{"endpoint":"users"`,
      ['users -> https://api.example.com/v2/users'],
    ],
    ['no endpoint with a placeholder', config(base, '{"endpoint":"users/{id}"}'), []],
    ['nothing behind a computed baseUrl', config('{"attr":"url"}', '{"endpoint":"users"}'), []],
    ['nothing behind a baseUrl with a function in it', config('"{\\"attr\\":\\"url\\"}"', '{"endpoint":"users"}'), []],
    ['nothing that leads to no http address', config('"ftp://example.com/"', '{"endpoint":"users"}'), []],
    ['no other scheme', config(base, '{"endpoint":"mailto:x"},{"endpoint":"javascript:alert(1)"}'), []],
    ['nothing without a baseUrl', '{"config":{"jobs":[{"endpoint":"users"}]}}', []],
    ['nothing in an empty document', '', []],
  ];
  for (const [title, text, expected] of table) {
    it(`lead from ${title}`, () => assert.deepEqual(linksOf(text), expected));
    itInYaml(`lead from ${title}`, text, async (twin) => assert.deepEqual(await linksInYaml(twin), expected));
  }
});
