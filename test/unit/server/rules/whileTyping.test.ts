import assert from 'node:assert/strict';
import { beginningsOf, sweep } from '../../../support/sweep.ts';
import { testService } from '../../../support/testService.ts';

/** A configuration with functions, a login, secrets and mappings, in which nothing is wrong. */
const sound = `{
  "api": {
    "baseUrl": { "function": "concat", "args": ["https://", { "attr": "host" }, "/v2/"] },
    "http": { "headers": { "X-Tenant": { "attr": "tenant" }, "Authorization": { "function": "concat", "args": ["Bearer ", { "attr": "#token" }] } } },
    "authentication": {
      "type": "login",
      "format": "json",
      "loginRequest": { "endpoint": "login", "method": "POST", "params": { "user": { "attr": "user" }, "password": { "attr": "#password" } } },
      "apiRequest": { "headers": { "X-Session": { "response": "session.id" } } },
      "expires": { "response": "expires_in", "relative": true }
    }
  },
  "config": {
    "host": "api.example.com",
    "tenant": { "function": "md5", "args": [{ "attr": "user" }] },
    "user": "ada",
    "#token": "t",
    "#password": "p",
    "userData": { "day": { "function": "date", "args": ["Y-m-d H:i:s", { "time": "currentStart" }] } },
    "mappings": {
      "items": {
        "id": { "mapping": { "destination": "id", "primaryKey": true } },
        "name": "name",
        "parts": { "type": "table", "destination": "part", "parentKey": { "destination": "item_id" }, "tableMapping": { "n": "name" } }
      }
    },
    "jobs": [
      {
        "endpoint": "items",
        "dataType": "items",
        "params": {
          "since": { "function": "date", "args": ["Y-m-d", { "function": "strtotime", "args": ["-7 days", { "time": "previousStart" }] }] },
          "signature": { "function": "hash_hmac", "args": ["sha256", { "attr": "user" }, { "attr": "#password" }] },
          "filter": { "function": "sprintf", "args": ["%s-%05d", { "attr": "tenant" }, 7] },
          "fields": { "function": "implode", "args": [",", ["id", "name"]] }
        },
        "children": [
          { "endpoint": "items/{id}", "placeholders": { "id": { "path": "id", "function": "urlencode", "args": [{ "placeholder": "value" }] } } }
        ]
      }
    ]
  }
}`;

const areas = /^(function|authentication|mapping|table)\./;
const service = testService();

async function findings(text: string): Promise<string[]> {
  const found = await service.checkText('file:///work/a.extractor.json', text);
  return found.filter(({ code }) => areas.test(code)).map(({ code, message }) => `${code}: ${message}`);
}

/** The closing brackets that an editor adds, which stay after the cursor all the time. */
function closersOf(text: string): string {
  const open: string[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/g)) {
    if (token === '{' || token === '[') open.push(token === '{' ? '}' : ']');
    else if (token === '}' || token === ']') open.pop();
  }
  return open.reverse().join('');
}

describe('rules about functions, authentication and mappings', () => {
  it('find nothing in a sound configuration', async () => assert.deepEqual(await findings(sound), []));

  it('find nothing while it is typed from the top', async () => {
    await sweep(beginningsOf(sound), 60, async (text) => assert.deepEqual(await findings(text), [], text));
  });

  it('find nothing while a value in it is typed anew', async () => {
    const values = [
      ...sound.matchAll(/"(?:sha256|-7 days|Y-m-d|host|urlencode|date|previousStart|items|login|%s-%05d)"/g),
    ];
    assert.ok(values.length > 10);
    const texts = values.flatMap(({ 0: value, index }) =>
      beginningsOf(value).map((typed) => `${sound.slice(0, index)}${typed}\n${sound.slice(index + value.length)}`),
    );
    await sweep(texts, 50, async (text) => assert.deepEqual(await findings(text), [], text));
  });

  it('answer for every prefix whose brackets the editor has closed', async () => {
    await sweep(beginningsOf(sound), 60, (text) => findings(text + closersOf(text)));
  });

  it('answer with any value replaced by one of another kind', async () => {
    const values = [...sound.matchAll(/(?<=: |\[|, )("[^"]*"|\d+|true)/g)];
    const others = [
      'null',
      '5',
      '""',
      '[]',
      '{}',
      '{"function": {}}',
      '{"attr": []}',
      '[{"function": "md5", "args": 5}]',
    ];
    const texts = values.flatMap(({ 0: value, index }) =>
      others.map((other) => sound.slice(0, index) + other + sound.slice(index + value.length)),
    );
    await sweep(texts, 60, findings);
  });
});
