import assert from 'node:assert/strict';
import { readHar } from '../../../../../engine/core/descriptions/har/readHar.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { type HarEntry, har } from '../../../../support/har.ts';

const api = 'https://api.example.com';
const rows = [{ id: 1 }];
const good: HarEntry = { url: `${api}/users`, body: rows };
const read = (...entries: HarEntry[]) => readHar(parseJson(JSON.stringify(har(...entries))));
/** An entry whose content is written as it is. */
const withContent = (content: object): HarEntry => ({
  ...good,
  more: { response: { status: 200, headers: [], content: { mimeType: 'application/json', ...content } } },
});
const text = JSON.stringify(rows);
const base64 = Buffer.from(text).toString('base64');

describe('readHar: the content of a response', () => {
  const cases: [what: string, content: object, remark?: RegExp][] = [
    ['as it is', { text }],
    ['in base64', { text: base64, encoding: 'base64' }],
    ['in base64, in capitals and lines', { text: `${base64.slice(0, 8)}\r\n${base64.slice(8)}`, encoding: 'BASE64' }],
    ['as an address of data', { text: `data:application/json;base64,${base64}` }],
    ['with a byte order mark', { text: `\uFEFF${text}` }],
    ['that claims to be base64', { text, encoding: 'base64' }, /says that it is base64, which it is not/],
  ];
  for (const [what, content, remark] of cases) {
    it(`is read ${what}`, () => {
      const { operations, remarks } = read(withContent(content));
      assert.deepEqual(operations[0]?.response?.examples, [rows]);
      assert.deepEqual(
        remarks.map(({ pointer }) => pointer),
        remark ? ['/log/entries/0/response/content'] : [],
      );
      if (remark) assert.match(remarks[0]?.message ?? '', remark);
    });
  }

  it('is a remark where it is no JSON and is called so', () => {
    const messages = (mimeType: string) =>
      read(good, withContent({ text: '{"a": ', mimeType })).remarks.map(({ message }) => message);
    assert.deepEqual(messages('application/json'), [
      'The response of GET /users is not valid JSON, so it is left out.',
    ]);
    assert.deepEqual(messages('text/html'), []);
  });
});

describe('readHar: what a request sends', () => {
  const post = (sent: object): HarEntry => ({
    ...good,
    url: `${api}/find`,
    method: 'POST',
    sent: sent as NonNullable<HarEntry['sent']>,
  });
  const sentBy = (sent: object) => {
    const { operations, remarks } = read(post(sent));
    const values = operations[0]?.params.map(({ name, schema }) => [name, schema.examples[0]]);
    return { values, isForm: operations[0]?.sendsForm, remarks: remarks.map(({ message }) => message) };
  };
  const params = [{ name: 'a', value: '1' }];
  const read1: [what: string, sent: object, isForm: boolean][] = [
    ['JSON with comments', { mimeType: 'application/json', text: '{ /* one */ "a": 1, }' }, false],
    [
      'JSON in base64',
      { mimeType: 'application/json', text: Buffer.from('{"a": 1}').toString('base64'), encoding: 'base64' },
      false,
    ],
    ['the text of a form', { mimeType: 'application/x-www-form-urlencoded', text: 'a=1' }, true],
    ['the fields of a form', { mimeType: 'application/x-www-form-urlencoded; charset=UTF-8', params }, true],
    ['the fields of a form with parts', { mimeType: 'multipart/form-data; boundary=x', params, text: '--x' }, true],
  ];
  for (const [what, sent, isForm] of read1) {
    it(`is read: ${what}`, () => assert.deepEqual(sentBy(sent), { values: [['a', 1]], isForm, remarks: [] }));
  }

  const left: [what: string, sent: object, message: RegExp][] = [
    ['XML', { mimeType: 'text/xml', text: '<a/>' }, /^The body of POST \/find is left out: it is "text\/xml"/],
    ['broken JSON', { mimeType: 'application/json', text: '{"a": ' }, /not valid JSON/],
    [
      'a file',
      { mimeType: 'multipart/form-data', params: [...params, { name: 'f', fileName: 'f.csv' }] },
      /not read whole: its file "f"/,
    ],
    [
      'parts without their fields',
      { mimeType: 'multipart/form-data; boundary=x', text: '--x' },
      /"multipart\/form-data"/,
    ],
  ];
  for (const [what, sent, message] of left) {
    it(`is a remark where it is not read: ${what}`, () => {
      const { remarks } = sentBy(sent);
      assert.equal(remarks.length, 1);
      assert.match(remarks[0] ?? '', message);
    });
  }

  it('is said once, however often it was sent', () => {
    const xml = post({ mimeType: 'text/xml', text: '<a/>' });
    assert.equal(read(xml, xml, xml).remarks.length, 1);
  });

  it('may be one of many operations of GraphQL', () => {
    const of = (query: string): HarEntry => ({
      ...post({ mimeType: 'application/json', text: JSON.stringify({ query }) }),
      body: { data: { rows } },
    });
    const { operations } = read(of('query A { rows }'), of('query B { rows }'), of('query A { rows }'));
    assert.deepEqual(
      operations.map(({ name, recorded }) => [name, recorded?.length]),
      [
        ['A', 2],
        ['B', 1],
      ],
    );
  });
});

describe('readHar: requests that nothing is known of', () => {
  const unread = (entry: Partial<HarEntry>) =>
    read(good, { ...good, url: `${api}/x`, ...entry }).unread?.map(({ method, path, obstacle }) => [
      `${method} ${path}`,
      obstacle,
    ]);
  const named: [what: string, entry: Partial<HarEntry>, line: string, reason: RegExp][] = [
    ['a failure', { method: 'POST', status: 404 }, 'POST /x', /responded with status 404/],
    ['another format', { body: 'a,b' }, 'GET /x', /is not valid JSON/],
    ['a content that was not saved', { body: '' }, 'GET /x', /without its content/],
    ['broken JSON', { body: '{"a": ' }, 'GET /x', /is not valid JSON/],
    ['one with an id', { url: `${api}/x/6ba7b810-9dad-11d1-80b4-00c04fd430c8`, status: 500 }, 'GET /x/{value}', /500/],
  ];
  for (const [what, entry, line, reason] of named) {
    it(`are named with the reason: ${what}`, () => {
      const [found, ...others] = unread(entry) ?? [];
      assert.deepEqual(others, []);
      assert.equal(found?.[0], line);
      assert.match(found?.[1] ?? '', reason);
    });
  }

  const others: [what: string, entry: Partial<HarEntry>][] = [
    ['what a page loads', { more: { _resourceType: 'image' } }],
    ['a preflight', { method: 'OPTIONS', status: 204 }],
    ['another host', { url: 'https://tracker.net/x', status: 404 }],
    ['what was read before', { url: good.url, status: 500 }],
  ];
  for (const [what, entry] of others) it(`are not: ${what}`, () => assert.deepEqual(unread(entry), []));
});
