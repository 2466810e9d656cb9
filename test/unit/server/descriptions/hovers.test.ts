import assert from 'node:assert/strict';
import { atCursor } from '../../../support/cursor.ts';
import { describedService, readerOf, usersDescription } from '../../../support/describedService.ts';
import { testService } from '../../../support/testService.ts';

const config = (jobs: string, pagination = '') =>
  `{"api": {"baseUrl": "https://api.example.com/v1/", "pagination": {${pagination}}}, "config": {"jobs": [{${jobs}}]}}`;

async function hoverAt(text: string): Promise<string> {
  const { document, position } = atCursor(text);
  const hover = await describedService().findHover(document, position);
  assert.ok(hover && typeof hover.contents === 'object' && 'value' in hover.contents);
  return hover.contents.value;
}

describe('hover from a description', () => {
  const table: [title: string, text: string, expected: RegExp][] = [
    [
      'an endpoint, without links',
      config('"endpoint": "us|ers"'),
      /`users.openapi.yaml`: `GET \/users`\. All users, by \\\[name\\\]\(http:/,
    ],
    ['a deprecated endpoint', config('"endpoint": "users/{i|d}"'), /`GET \/users\/\{userId\}`\. Deprecated\. One user/],
    [
      'a parameter',
      config('"endpoint": "users", "params": {"sta|te": "gone"}'),
      /`users.openapi.yaml`: string\. Which ones\. One of `"active"`, `"gone"`\./,
    ],
    ['a required parameter', config('"endpoint": "users", "params": {"since": "2|0"}'), /required, string \(date\)/],
    ['a default', config('"endpoint": "users", "params": {"de|ep": true}'), /The default is `false`\./],
    [
      'dataField',
      config('"endpoint": "users", "dataField": "da|ta"'),
      /`users.openapi.yaml` describes it in the responses of `users` as `array`\./,
    ],
    [
      'a token with its description',
      config('"endpoint": "users"', '"method": "response.param", "responseParam": "paging.next_|token"'),
      /Of the next page\.\n\n`users.openapi.yaml` describes it in the responses/,
    ],
    [
      'what is not described',
      config('"endpoint": "users"', '"method": "response.param", "responseParam": "paging.n|ext"'),
      /`users.openapi.yaml` does not describe it in the responses of `users`\./,
    ],
  ];
  for (const [title, text, expected] of table) {
    it(`says something about ${title}`, async () => assert.match(await hoverAt(text), expected));
  }
});

describe('Go to Definition into a description', () => {
  const table: [title: string, text: string, line: number | undefined, param: number][] = [
    ['an endpoint', config('"endpoint": "us|ers"'), 1, 0],
    ['a parameter', config('"endpoint": "users", "params": {"sta|te": "gone"}'), 1, 5],
    ['an endpoint that is not described', config('"endpoint": "othe|rs"'), undefined, 0],
    ['another key', config('"endpoint": "users", "dataType": "us|ers"'), undefined, 0],
  ];
  for (const [title, text, line, param] of table) {
    it(`finds the place of ${title}`, async () => {
      const { document, position } = atCursor(text);
      const service = testService({}, { descriptions: readerOf(usersDescription).reader });
      const found = (await service.findDefinition(document, position)).filter(({ uri }) => uri !== document.uri);
      assert.equal(found[0]?.range.start.line, line);
      if (line === undefined) return;
      assert.deepEqual([found[0]?.uri, found[0]?.range.end.character], ['file:///work/users.openapi.yaml', param]);
    });
  }
});
