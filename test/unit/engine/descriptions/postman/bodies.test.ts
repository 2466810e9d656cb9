import assert from 'node:assert/strict';
import { readPostman } from '../../../../../engine/core/descriptions/postman/readPostman.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';

const url = 'https://api.example.com/orders/run';
const variable = [
  { key: 'size', value: '50' },
  { key: 'quoted', value: 'a "b"' },
];
const read = (body: object, request: object = {}) =>
  readPostman(
    parseJson(
      JSON.stringify({
        info: { name: 'Shop' },
        variable,
        item: [{ name: 'Find orders', request: { method: 'POST', url, body, ...request } }],
      }),
    ),
  );
const raw = (text: string, language?: string) => ({
  mode: 'raw',
  raw: text,
  ...(language && { options: { raw: { language } } }),
});
const graphql = (query: string, variables?: unknown, more: object = {}) => ({
  mode: 'graphql',
  graphql: { query, variables, ...more },
});
const query = 'query Orders { orders { id } }';

describe('readPostman: the body of a request', () => {
  const sent: [what: string, body: object, expected: [name: string, value: unknown][], request?: object][] = [
    [
      'JSON with comments',
      raw('{"a": 1, /* all */ "b": 2, // no more\n}', 'json'),
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    ['the value of a variable outside of quotes', raw('{"limit": {{size}}}'), [['limit', 50]]],
    ['the name of one without a value', raw('{"limit": {{limit}}}'), [['limit', '{{limit}}']]],
    ['a variable whose value would break it', raw('{"a": "{{quoted}}"}'), [['a', '{{quoted}}']]],
    [
      'GraphQL',
      graphql(query, '{"first": {{size}}, "to": {{to}}, /* all */}'),
      [
        ['query', query],
        ['variables', { first: 50, to: '{{to}}' }],
      ],
    ],
    [
      'GraphQL with an object of variables',
      graphql(query, { a: 1 }),
      [
        ['query', query],
        ['variables', { a: 1 }],
      ],
    ],
    ['GraphQL with none', graphql(query, ''), [['query', query]]],
    ['GraphQL with empty ones', graphql(query, '{}'), [['query', query]]],
    [
      'GraphQL that names its operation',
      graphql(query, '', { operationName: 'Orders' }),
      [
        ['query', query],
        ['operationName', 'Orders'],
      ],
    ],
    ['a form', { mode: 'urlencoded', urlencoded: [{ key: 'a', value: '{{size}}' }] }, [['a', 50]]],
    [
      'the text fields of a form with parts',
      { mode: 'formdata', formdata: [{ key: 'a', value: 'b', type: 'text' }] },
      [['a', 'b']],
    ],
    [
      'a form that is written as text',
      raw('a=1&b={{b}}'),
      [
        ['a', 1],
        ['b', '{{b}}'],
      ],
      { header: [{ key: 'content-type', value: 'application/x-www-form-urlencoded' }] },
    ],
    ['a body without a mode', { raw: '{"a": 1}' }, [['a', 1]]],
  ];
  for (const [what, body, expected, request] of sent) {
    it(`has ${what}`, () => {
      const { operations, remarks } = read(body, request);
      const values = operations[0]?.params.map(({ name, schema, template }) => [name, template ?? schema.examples[0]]);
      assert.deepEqual(values, expected);
      assert.deepEqual(remarks, []);
    });
  }

  it('is a form or is none', () => {
    const forms = [raw('{"a": 1}'), graphql(query), { mode: 'urlencoded', urlencoded: [{ key: 'a', value: 'b' }] }];
    assert.deepEqual(
      forms.map((body) => read(body).operations[0]?.sendsForm),
      [false, false, true],
    );
  });

  const left: [what: string, body: object, message: RegExp, request?: object][] = [
    ['XML', raw('<a/>', 'xml'), /is left out: it is "application\/xml", and a job sends JSON or a form\. Write what/],
    [
      'JSON that a header calls XML',
      raw('{"a": 1}'),
      /"text\/xml"/,
      { header: [{ key: 'Content-Type', value: 'text/xml' }] },
    ],
    ['broken JSON', raw('{"a": '), /is left out: it is not valid JSON/],
    ['plain text', raw('hello', 'text'), /it is plain text/],
    ['a file', { mode: 'file', file: { src: '/a.csv' } }, /its mode is "file"/],
    [
      'a file in a form',
      {
        mode: 'formdata',
        formdata: [
          { key: 'a', value: 'b' },
          { key: 'c', type: 'file', src: '/c' },
        ],
      },
      /is not read whole: its file "c"/,
    ],
    ['GraphQL without a query', graphql(''), /no query/],
    ['broken variables of GraphQL', graphql(query, '{"a": '), /is not read whole: the variables/],
    ['the body of a GET', raw('{"a": 1}'), /is left out: a job with GET sends none/, { method: 'GET' }],
  ];
  for (const [what, body, message, request] of left) {
    it(`is never lost without a remark: ${what}`, () => {
      const [remark, ...others] = read(body, request).remarks;
      assert.deepEqual(others, []);
      assert.equal(remark?.pointer, '/item/0/request/body');
      assert.match(remark.message, /^The body of "Find orders" /);
      assert.match(remark.message, message);
    });
  }

  const isSilent: [what: string, body: object, request?: object][] = [
    ['an empty text', raw('')],
    ['an empty form of a GET', { mode: 'urlencoded', urlencoded: [] }, { method: 'GET' }],
    ['one that is switched off', { ...raw('<a/>'), disabled: true }],
    ['a file that was not chosen', { mode: 'file', file: {} }],
    ['an empty list', raw('[]')],
    ['an object without a mode', {}],
  ];
  for (const [what, body, request] of isSilent)
    it(`is nothing to speak of: ${what}`, () => assert.deepEqual(read(body, request).remarks, []));

  it('hides in its remark what is secret', () => {
    const header = [{ key: 'Authorization', value: 'Bearer cAn4ry-Zx81-q77' }];
    const item = [{ name: 'Of cAn4ry-Zx81-q77', request: { method: 'POST', url, header, body: raw('<a/>', 'xml') } }];
    const { remarks } = readPostman(parseJson(JSON.stringify({ info: {}, item })));
    assert.equal(remarks.length, 1);
    assert.doesNotMatch(JSON.stringify(remarks), /cAn4ry/);
  });
});

describe('readPostman: an address for GraphQL', () => {
  const item = (name: string, text: string, code = 200) => ({
    name,
    request: { method: 'POST', url, body: graphql(text) },
    response: [{ code, body: '{"data": {"orders": [{"id": 1}]}}' }],
  });
  const of = (...items: object[]) => readPostman(parseJson(JSON.stringify({ info: {}, item: items }))).operations;

  it('has each of its queries as an operation, which the name of the request names if it has none', () => {
    const operations = of(item('a', query), item('All users', '{ users { id } }'), item('again', query));
    assert.deepEqual(
      operations.map(({ name, path }) => [name, path]),
      [
        ['Orders', '/orders/run'],
        ['All users', '/orders/run'],
      ],
    );
  });

  it('has an obstacle where the query is a mutation', () => {
    const [one, other] = of(item('a', 'mutation Make { make { id } }'), item('b', query));
    assert.match(one?.obstacle ?? '', /mutation/);
    assert.equal(other?.obstacle, undefined);
  });
});

describe('readPostman: wrappers', () => {
  const collection = {
    info: { name: 'Shop' },
    item: [{ name: 'a', request: { method: 'POST', url, body: raw('<a/>', 'xml') } }],
  };
  const found: [what: string, document: unknown, pointers: string[]][] = [
    ['none', collection, ['/item/0']],
    ["Postman's own", { collection }, ['/collection/item/0']],
    ['that of another tool', { meta: {}, data: { collection } }, ['/data/collection/item/0']],
    ['a list of several', { version: 1, collections: [collection, collection] }, ['/collections/0/item/0']],
  ];
  for (const [what, document, pointers] of found) {
    it(`reads a collection in ${what}, with its places`, () => {
      const { operations, title, remarks } = readPostman(parseJson(JSON.stringify(document)));
      assert.equal(title, 'Shop');
      assert.deepEqual(
        operations.map(({ pointer }) => pointer),
        pointers,
      );
      assert.equal(remarks[0]?.pointer, `${pointers[0]}/request/body`);
    });
  }
});
