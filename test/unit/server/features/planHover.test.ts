import assert from 'node:assert/strict';
import { atCursor } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { cursorInYaml, inYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';

/** A sound configuration with the cursor at one of its words. */
function at(word: string, text = sound): string {
  assert.ok(text.includes(word), word);
  return text.replace(word, word.includes('|') ? word : `${word.slice(0, 2)}|${word.slice(2)}`);
}

const sound = `{
  "api": {
    "baseUrl": "https://api.example.test/v2/",
    "authentication": { "type": "basic" },
    "pagination": {
      "method": "multiple",
      "default": "pages",
      "scrollers": {
        "pages": { "method": "pagenum", "limit": 50 },
        "tokens": { "method": "response.param", "responseParam": "page.next", "queryParam": "after" }
      }
    }
  },
  "config": {
    "username": "ada",
    "#password": "tops3cret",
    "jobs": [
      {
        "endpoint": "users",
        "dataType": "people",
        "params": { "q": "x" },
        "children": [{ "endpoint": "users/{id}/orders", "placeholders": { "id": "id" } }]
      },
      { "__NAME": "Bikes", "endpoint": "bikes", "scroller": "tokens" }
    ]
  }
}`;

async function hoverAt(text: string) {
  const { document, position } = atCursor(text);
  const hover = await testService().findHover(document, position);
  const contents = hover?.contents;
  const value = typeof contents === 'object' && 'value' in contents ? contents.value : '';
  return { value, word: hover?.range === undefined ? undefined : document.getText(hover.range) };
}

const users = `\`\`\`text
1  GET /v2/users?q=x&page=1&limit=50
2  GET /v2/users?q=x&page=2&limit=50
3  GET /v2/users?q=x&page=3&limit=50
\`\`\``;

describe('the plan in a hover', () => {
  const table: [title: string, word: string, expected: string][] = [
    ['the endpoint of a job', '"endpoint": "users"', users],
    ['its value', 'users",', users],
    ['its data type', 'people', users],
    ['the key of its data type', 'dataType', users],
    ['the name of a job', 'Bikes', '2  GET /v2/bikes?after=‹next value from "page.next"›'],
    ['the scroller that a job names', '"tokens" }\n', '1  GET /v2/bikes\n'],
    ['a child job', 'users/{id}', '1  GET /v2/users/‹"id" of a record of "people"›/orders?page=1&limit=50'],
    ['pagination', '"pagination"', users],
    ['its method', 'multiple', users],
    ['a scroller', '"pages": {', users],
    ['the method of a scroller', 'pagenum', users],
    ['another scroller', '"tokens": {', '1  GET /v2/bikes\n'],
  ];
  for (const [title, word, expected] of table) {
    it(`stands at ${title}`, async () => {
      const { value } = await hoverAt(at(word));
      assert.ok(value.includes(expected), value);
    });
    itInYaml(`stands at ${title}`, at(word), async (twin) => {
      const service = inYaml(testService());
      const { document, position } = await cursorInYaml(service, twin);
      const shown = JSON.stringify(await service.findHover(document, position));
      assert.ok(shown.includes(JSON.stringify(expected).slice(1, -1)), shown);
    });
  }

  it('stands below what the schema says', async () => {
    const { value, word } = await hoverAt(at('"endpoint": "users"'));
    assert.match(value, /relative to `baseUrl`.*\n\n---\n\n\*\*Plan\*\* of `people`\. Nothing is sent now\./s);
    assert.equal(word, '"endpoint"');
  });

  it('stands at the opening brace of a job', async () => {
    const { value } = await hoverAt(sound.replace('{ "__NAME"', '|{ "__NAME"'));
    assert.match(value, /\*\*Plan\*\* of `Bikes`/);
  });

  it('tells page size and ends', async () => {
    const { value } = await hoverAt(at('people'));
    assert.match(value, /\n\nPage size: 50, from "limit" of the scroller "pages"\n/);
    assert.match(value, /\n\nEnds when a page has fewer than 50 records; or a response repeats an earlier one; or /);
  });

  it('tells for what a child runs', async () => {
    const { value } = await hoverAt(at('users/{id}'));
    assert.match(value, /of `people > users\/\{id\}\/orders`, for every record of "people"\. Nothing/);
  });

  it('names the other jobs that page alike', async () => {
    const { value } = await hoverAt(at('pagenum'));
    assert.match(value, /Also pages `people > users\/\{id\}\/orders`\./);
    const jobs = Array.from({ length: 9 }, (_, index) => ({ endpoint: `e${index}` }));
    const many = { api: { baseUrl: 'https://a.test/', pagination: { method: 'pagenum' } }, config: { jobs } };
    assert.match((await hoverAt(at('pagenum', JSON.stringify(many)))).value, /`e5` and 3 more\./);
  });

  it('never shows a secret', async () => {
    for (const [, word] of table) {
      const { value } = await hoverAt(at(word));
      assert.doesNotMatch(value, /tops3cret|YWRh/);
    }
  });

  for (const word of ['params', '"q"', 'baseUrl', 'children', 'limit', 'username']) {
    it(`does not stand at ${word}`, async () => assert.doesNotMatch((await hoverAt(at(word))).value, /Plan/));
  }

  const broken: [title: string, text: string][] = [
    ['JSON that is not finished', sound.slice(0, -3)],
    ['a mistake that keeps it from running', sound.replace('"basic"', '"basc"')],
    ['a credential that is missing', sound.replace('"username": "ada",', '')],
    ['no address', sound.replace('"baseUrl": "https://api.example.test/v2/",', '')],
  ];
  for (const [title, text] of broken) {
    it(`is not there for ${title}, where the help of the schema stays`, async () => {
      const { value } = await hoverAt(at('"endpoint": "users"', text));
      assert.match(value, /relative to `baseUrl`/);
      assert.doesNotMatch(value, /Plan/);
    });
  }

  it('follows the document from version to version', async () => {
    const service = testService();
    const { document, position } = atCursor(at('people'));
    const before = await service.findHover(document, position);
    const { document: changed } = atCursor(at('people', sound.replace('50', '70')));
    const after = await service.findHover(changed, position);
    assert.match(JSON.stringify(before), /limit=50/);
    assert.match(JSON.stringify(after), /limit=70/);
  });
});
