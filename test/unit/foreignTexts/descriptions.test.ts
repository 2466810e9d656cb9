import assert from 'node:assert/strict';
import { maxTextLength } from '../../../engine/core/descriptions/documentNode.ts';
import { importDescription } from '../../../engine/core/descriptions/importing/importDescription.ts';
import { listEndpoints } from '../../../engine/core/descriptions/importing/listEndpoints.ts';
import { reportText } from '../../../engine/core/descriptions/importing/reportText.ts';
import { readDescription } from '../../../engine/core/descriptions/reading/readDescription.ts';
import { parseJson } from '../../../engine/core/json/parseJson.ts';
import { assertGrowsWith, madeOf } from '../../support/assertGrowsWith.ts';
import { collection, openApi, recording, type Texts } from '../../support/documentsWith.ts';

function read(document: unknown) {
  const description = readDescription(parseJson(JSON.stringify(document)), () => ({ reason: 'it is elsewhere' }));
  assert.ok(description);
  return description;
}

function importDocument(document: unknown): void {
  const description = read(document);
  listEndpoints(description);
  const { report } = importDescription(description, { select: ['GET *', 'POST *'], mappings: true });
  reportText(report);
}

describe('What a stranger wrote of an API', () => {
  const places: [what: string, document: (text: string) => unknown][] = [
    ...(['title', 'path', 'summary', 'description', 'name', 'told', 'example'] as const).map(
      (place): [string, (text: string) => unknown] => [`OpenAPI: ${place}`, (text) => openApi({ [place]: text })],
    ),
    ...(['property', 'shown', 'header', 'key'] as const).map((place): [string, (text: string) => unknown] => [
      `OpenAPI: ${place}`,
      (text) => openApi({ [place]: text }),
    ]),
    ['OpenAPI: a relative server', (text) => openApi({ server: `x${text}` })],
    ['OpenAPI: the rest of a server', (text) => openApi({ server: `https://api.example.com/${text}` })],
    ['OpenAPI: the rest of a path', (text) => openApi({ path: `/users/${text}` })],
    ['OpenAPI: a name in brackets', (text) => openApi({ name: `page[${text}]` })],
    ['HAR: a query', (text) => recording({ query: `a=${encodeURIComponent(text)}` })],
    ['HAR: a name in a query', (text) => recording({ query: `${encodeURIComponent(text)}=1` })],
    ['HAR: a header', (text) => recording({ header: text })],
    ['HAR: the value of a header', (text) => recording({ value: text })],
    ['HAR: a body', (text) => recording({ body: `{"a": ${text}` })],
    ['HAR: a form', (text) => recording({ body: `a=${text}`, type: 'application/x-www-form-urlencoded' })],
    ['HAR: base64', (text) => recording({ body: `data:a;base64,${text}` })],
    ['HAR: a key of a response', (text) => recording({ key: text })],
    ['HAR: a value of a response', (text) => recording({ response: text })],
    ['Postman: a name', (text) => collection({ name: text })],
    ['Postman: a description', (text) => collection({ description: text })],
    ['Postman: an address', (text) => collection({ url: `{{base}}/${text}` })],
    ['Postman: headers', (text) => collection({ headers: `A: ${text}` })],
    ['Postman: a header', (text) => collection({ headers: `${text}: A` })],
    ['Postman: a body', (text) => collection({ raw: `{"a": ${text}` })],
    ['Postman: a text in a body', (text) => collection({ raw: JSON.stringify({ a: text }) })],
    ['Postman: GraphQL', (text) => collection({ raw: `query { ${text}`, mode: 'graphql' })],
    ['Postman: a variable', (text) => collection({ variable: `https://api.example.com/${text}` })],
  ];
  for (const [what, document] of places)
    it(`is imported in steps that grow with its length: ${what}`, () =>
      assertGrowsWith((text) => importDocument(document(text))));

  const cut: (keyof Texts)[] = [
    'title',
    'summary',
    'description',
    'name',
    'told',
    'example',
    'property',
    'header',
    'key',
  ];
  for (const place of cut)
    it(`is cut or left out where it is longer than ${maxTextLength} characters: ${place}`, async () => {
      const document = openApi({ [place]: madeOf('max 1, {{ page_a ', maxTextLength + 1) });
      const { operations, title, servers, remarks } = read(document);
      const seen = operations.map(({ summary, description, params, response }) => [
        summary,
        description,
        ...params.map(({ name, description: own, schema }) => [name, own, schema.default, schema.examples]),
        response?.description,
        response?.headers,
        [...(response?.schema?.properties.keys() ?? [])],
      ]);
      const texts = [title, servers, seen]
        .flat(9)
        .flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : [each]));
      for (const text of texts) assert.ok(typeof text !== 'string' || text.length <= maxTextLength);
      assert.ok(remarks.some(({ message }) => message.includes('longer than 20,000 characters')));
    });

  const whole: [what: string, document: (text: string) => unknown][] = [
    ['a value that a recording sent', (text) => recording({ body: JSON.stringify({ note: text }) })],
    ['a value of a form', (text) => recording({ body: `note=${text}`, type: 'application/x-www-form-urlencoded' })],
    ['a value that a collection sends', (text) => collection({ raw: JSON.stringify({ note: text }) })],
    [
      'the query of GraphQL',
      (text) => collection({ raw: `query Notes { notes(a: "${text}") { id } }`, mode: 'graphql' }),
    ],
  ];
  for (const [what, document] of whole)
    it(`is read whole where it is data: ${what}`, () => {
      const text = 'a'.repeat(maxTextLength + 1);
      const { operations, remarks } = read(document(text));
      const values = operations.flatMap(({ params }) => params.flatMap(({ schema }) => schema.examples));
      assert.ok(values.some((value) => typeof value === 'string' && value.includes(text)));
      assert.deepEqual(remarks, []);
    });

  it('is cut in a collection too', () => {
    const text = 'a'.repeat(maxTextLength + 1);
    const { title, operations, remarks } = read(collection({ name: text, description: text }));
    assert.deepEqual(
      [title, ...operations.flatMap(({ summary, description }) => [summary, description])].map(({ length }) => length),
      [maxTextLength, maxTextLength, maxTextLength],
    );
    assert.ok(remarks.length > 0);
  });
});
