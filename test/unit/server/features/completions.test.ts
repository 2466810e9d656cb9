import assert from 'node:assert/strict';
import type { ASTNode } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CompletionItem } from 'vscode-languageserver-types';
import { functions } from '../../../../engine/core/functions/functions.ts';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { jsonServiceWith } from '../../../../server/service/jsonService.ts';
import { buildModel } from '../../../../server/service/model/buildModel.ts';
import { computedPlaces } from '../../../../server/service/model/computedPlaces.ts';
import { contextsAt } from '../../../../server/service/model/contextsAt.ts';
import { atCursor, documentOf } from '../../../support/cursor.ts';
import { serviceWithShapes } from '../../../support/testService.ts';
import { chosenInYaml, itemsInYaml, withoutNothing } from '../../../support/yaml/completedInYaml.ts';
import { valueOfJson } from '../../../support/yaml/fixedInYaml.ts';
import { twinsOf } from '../../../support/yaml/flowTwin.ts';

const collector = new ShapeCollector();
collector.add('users', {
  links: { next: 'x' },
  total: 3,
  more: true,
  'a.b': [],
  data: [
    { id: 1, name: { first: 'a' }, parts: [{ code: 'p' }], tags: [] },
    { id: 2, name: { first: null }, parts: [], tags: [], extra: 1 },
  ],
});
collector.add('users', { links: {}, total: 3, more: false, 'a.b': [], data: [] });
const service = serviceWithShapes(collector.toFile());

async function itemsAt(text: string): Promise<CompletionItem[]> {
  const { document, position } = atCursor(text);
  const { items } = await service.findCompletions(document, position);
  const key = ({ sortText, label }: CompletionItem) => sortText ?? label;
  return items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

const labelsAt = async (text: string) => (await itemsAt(text)).map(({ label }) => label);
const detailsAt = async (text: string) => (await itemsAt(text)).map(({ label, detail }) => `${label}: ${detail}`);

/** The document after the item was chosen; places to fill in show their default. */
async function chosenAt(text: string, label: string): Promise<string> {
  const { document } = atCursor(text);
  const item = (await itemsAt(text)).find((each) => each.label === label);
  const edit = item?.textEdit;
  assert.ok(edit && 'range' in edit, `${label} is not offered`);
  const newText = edit.newText
    .replace(/\$\{\d+\|([^,|]*)[^}]*\}|\$\{\d+:([^{}]*)\}|\$\d+/g, '$1$2')
    .replace(/\\([\\$}])/g, '$1');
  return TextDocument.applyEdits(document, [{ range: edit.range, newText }]);
}

/** The labels that are offered at the cursor of a text in YAML, as they are in JSON. */
async function labelsInYaml(twin: string): Promise<string[]> {
  return (await itemsInYaml(service, twin)).map(({ label }) => label);
}

const job = (more: string) => `{"config": {"jobs": [{"endpoint": "users", ${more}}]}}`;
const paging = (more: string) => `{"api": {"pagination": {${more}}}, "config": {"jobs": [{"endpoint": "users"}]}}`;
const child = (more: string, parent = '"dataField": "data"') => job(`${parent}, "children": [{${more}}]`);
const mapped = (mapping: string, more = '') =>
  `{"config": {"mappings": {${mapping}}, "jobs": [{"endpoint": "users", "dataField": "data"${more}}]}}`;

describe('completion of paths into responses', () => {
  const table: [title: string, text: string, expected: string[]][] = [
    ['dataField: lists first', job('"dataField": "|"'), ['data', 'links']],
    ['dataField with a delimiter', job('"dataField": {"path": "|", "delimiter": "/"}'), ['a.b', 'data', 'links']],
    ['urlKey', paging('"method": "response.url", "urlKey": "|"'), ['links.next', 'total', 'more']],
    [
      'the flag of the next page: keys, no paths',
      paging('"method": "offset", "nextPageFlag": {"field": "|"}'),
      ['links', 'total', 'more', 'a.b', 'data'],
    ],
    ['the total', paging('"method": "offset", "limitStop": {"field": |}'), ['links.next', 'total', 'more']],
    [
      'a placeholder',
      child('"endpoint": "x/{id}", "placeholders": {"id": "|"}'),
      ['id', 'name.first', 'parts', 'tags', 'extra'],
    ],
    [
      'the path of a computed placeholder',
      child('"endpoint": "x", "placeholders": {"id": {"path": |}}'),
      ['id', 'name.first', 'parts', 'tags', 'extra'],
    ],
    [
      'responseFilter',
      job('"dataField": "data", "responseFilter": "|"'),
      ['id', 'name', 'name.first', 'parts', 'parts[]', 'parts[].code', 'tags', 'extra'],
    ],
    [
      'an element of responseFilter',
      job('"dataField": "data", "responseFilter": ["id", "|"]'),
      ['id', 'name', 'name.first', 'parts', 'parts[]', 'parts[].code', 'tags', 'extra'],
    ],
    [
      'an element that is missing',
      job('"dataField": "data", "responseFilter": [|]'),
      ['id', 'name', 'name.first', 'parts', 'parts[]', 'parts[].code', 'tags', 'extra'],
    ],
  ];
  for (const [title, text, expected] of table) {
    it(`offers those of ${title}`, async () =>
      assert.deepEqual((await labelsAt(text)).toSorted(), expected.toSorted()));
    for (const [form, twin] of twinsOf(text))
      it(`offers those of ${title} in ${form}`, async () =>
        assert.deepEqual((await labelsInYaml(twin)).toSorted(), expected.toSorted()));
  }

  it('tells the types and in how many responses', async () => {
    assert.deepEqual(await detailsAt(paging('"method": "response.url", "urlKey": "|"')), [
      'links.next: string, in some of 2 responses',
      'total: integer, in all 2 responses',
      'more: boolean, in all 2 responses',
    ]);
  });

  it('tells in which records', async () => {
    const details = await detailsAt(child('"endpoint": "x", "placeholders": {"id": "|"}'));
    assert.deepEqual(details.slice(0, 2), ['id: integer, in all records', 'name.first: string | null, in all records']);
    assert.equal(details.at(-1), 'extra: integer, in some records');
  });

  it('writes an element of a list', async () => {
    const text = job('"dataField": "data", "responseFilter": [| "id"]');
    assert.equal(await chosenAt(text, 'name'), job('"dataField": "data", "responseFilter": ["name", "id"]'));
  });
});

describe('completion of mappings', () => {
  it('offers the data types of the jobs', async () => {
    const text =
      '{"config": {"jobs": [{"endpoint": "users"}, {"endpoint": "b", "dataType": "c"}], "mappings": {"c": {}, |}}}';
    assert.deepEqual(await detailsAt(text), ['users: data type of the job users']);
  });

  it('offers what the records hold, plain values and lists, without what is mapped', async () => {
    assert.deepEqual(await labelsAt(mapped('"users": {"id": "id", |}')), ['name.first', 'parts', 'tags', 'extra']);
  });

  it('offers what the elements hold in a table within', async () => {
    const text = mapped('"users": {"parts": {"type": "table", "destination": "p", "tableMapping": {"|"}}}');
    assert.deepEqual(await labelsAt(text), ['code']);
  });

  const chosen: [string, string, string, string][] = [
    ['a column', '"users": {|}', 'name.first', '"users": {"name.first": "name_first"}'],
    ['a key that is begun', '"users": {"na|"}', 'name.first', '"users": {"name.first": "name_first"}'],
    ['a key whose value is there', '"users": {"na|": "n"}', 'name.first', '"users": {"name.first": "n"}'],
    ['a column before another', '"users": {| "id": "id"}', 'extra', '"users": {"extra": "extra", "id": "id"}'],
    [
      'a table',
      '"users": {|}',
      'parts',
      '"users": {"parts": { "type": "table", "destination": "parts", "tableMapping": {} }}',
    ],
  ];
  for (const [title, text, label, after] of chosen) {
    it(`writes ${title}`, async () => assert.equal(await chosenAt(mapped(text), label), mapped(after)));
    for (const [form, twin] of twinsOf(mapped(text)))
      it(`writes ${title} in ${form}`, async () => {
        assert.deepEqual(await chosenInYaml(service, twin, label), withoutNothing(valueOfJson(mapped(after))));
      });
  }

  it('offers the data types that are mapped to a job', async () => {
    const text = mapped('"free": {}, "users": {}', '}, {"dataType": "|"');
    assert.deepEqual(await labelsAt(text), ['free', 'users']);
  });

  it('leaves the types of a mapping to the schema', async () => {
    assert.deepEqual((await labelsAt(mapped('"users": {"id": {"type": "|"}}'))).toSorted(), [
      '"column"',
      '"table"',
      '"user"',
    ]);
  });
});

describe('completion of placeholders', () => {
  const marks = (endpoint: string) =>
    child(
      `"placeholders": {"id": "id", "2:x": "y"}, "endpoint": "e", "children": [{"endpoint": ${endpoint}, "placeholders": {"own": "p"}}]`,
    );

  it('offers the own ones and those of the parents behind a brace', async () => {
    assert.deepEqual(await labelsAt(marks('"a/{|"')), ['own', 'id', '2:x']);
  });

  const chosen: [string, string, string][] = [
    ['without the closing brace', '"a/{|"', '"a/{id}"'],
    ['within the braces', '"a/{|}/b"', '"a/{id}/b"'],
    ['over what is begun', '"a/{ow|n}/b"', '"a/{id}/b"'],
  ];
  for (const [title, text, after] of chosen) {
    it(`writes one ${title}`, async () => assert.equal(await chosenAt(marks(text), 'id'), marks(after)));
    for (const [form, twin] of twinsOf(marks(text)))
      it(`writes one ${title} in ${form}`, async () => {
        assert.deepEqual(await chosenInYaml(service, twin, 'id'), withoutNothing(valueOfJson(marks(after))));
      });
  }

  it('has none to offer outside of braces', async () => {
    for (const text of ['"a|"', '"a/{id}|"', '"|{"']) assert.ok(!(await labelsAt(marks(text))).includes('id'), text);
  });

  it('offers the marks of the endpoint that have no value yet', async () => {
    assert.deepEqual(await labelsAt(child('"endpoint": "a/{x}/{2:y}/{z}", "placeholders": {"x": "id", |}')), [
      '2:y',
      'z',
    ]);
  });
});

describe('completion of headers', () => {
  const places: [string, string][] = [
    ['the API', '{"api": {"http": {"headers": {|}}}}'],
    ['the configuration', '{"config": {"http": {"headers": {"|"}}}}'],
    ['a job', job('"headers": {|}')],
    ['a login', '{"api": {"authentication": {"type": "login", "loginRequest": {"headers": {|}}}}}'],
    ['what a login is used for', '{"api": {"authentication": {"type": "login", "apiRequest": {"headers": {|}}}}}'],
  ];
  for (const [title, text] of places) {
    it(`offers the usual names in ${title}`, async () => {
      const labels = await labelsAt(text);
      assert.ok(labels.includes('Accept') && labels.includes('User-Agent'));
    });
  }

  it('does not offer one that is there', async () => {
    assert.ok(!(await labelsAt(job('"headers": {"Accept": "x", |}'))).includes('Accept'));
  });

  it('stays out of other objects', async () => {
    for (const text of [job('"params": {|}'), '{"config": {"headers": {|}}}']) {
      assert.ok(!(await labelsAt(text)).includes('Accept'), text);
    }
  });
});

describe('completion of functions and references', () => {
  const known = [...functions].filter(([, { placeholdersOnly }]) => !placeholdersOnly).map(([name]) => name);

  const places: [title: string, text: string, expected: string[]][] = [
    ['params of a job', job('"params": {"x": |}'), ['attr', 'time', ...known]],
    ['an empty text', job('"params": {"x": "|"}'), ['attr', 'time', ...known]],
    ['userData', '{"config": {"userData": {"x": |}}}', ['attr', 'time', ...known]],
    ['a header', '{"api": {"http": {"headers": {"x": |}}}}', ['attr', ...known]],
    [
      'an argument',
      '{"api": {"http": {"headers": {"x": {"function": "concat", "args": ["a", |]}}}}}',
      ['attr', ...known],
    ],
    [
      'the query of an authentication',
      '{"api": {"authentication": {"type": "query", "query": {"x": |}}}}',
      ['query', 'request', 'attr', ...known],
    ],
    [
      'the requests after a login',
      '{"api": {"authentication": {"type": "login", "apiRequest": {"headers": {"x": |}}}}}',
      ['response', 'attr', ...known],
    ],
    ['the wrapped form', `{"parameters": ${job('"params": {"x": |}')}}`, ['attr', 'time', ...known]],
    [
      'an argument in a placeholder',
      child('"placeholders": {"x": {"path": "id", "function": "concat", "args": [|]}}'),
      ['placeholder', ...functions.keys()],
    ],
  ];
  for (const [title, text, expected] of places) {
    it(`offers what ${title} can use`, async () => assert.deepEqual(await labelsAt(text), expected));
    // In YAML an item may also begin with a key.
    for (const [form, twin] of twinsOf(text))
      it(`offers what ${title} can use in ${form}`, async () => {
        const labels = await labelsInYaml(twin);
        assert.deepEqual(labels.filter((label) => expected.includes(label)).toSorted(), expected.toSorted());
      });
  }

  const without: [string, string][] = [
    ['what no run computes', job('"headers": {"x": |}')],
    ['a text that is there', job('"params": {"x": "ab|"}')],
    ['no authentication that reads it', '{"api": {"authentication": {"type": "basic", "query": {"x": |}}}}'],
  ];
  for (const [title, text] of without) {
    it(`offers none in ${title}`, async () => assert.ok(!(await labelsAt(text)).includes('md5')));
  }

  const chosen: [label: string, expected: string][] = [
    ['attr', '{ "attr": "" }'],
    ['time', '{ "time": "currentStart" }'],
    ['md5', '{ "function": "md5", "args": ["text"] }'],
    ['time', '{ "time": "currentStart" }'],
    ['date', '{ "function": "date", "args": ["format"] }'],
    ['hash_hmac', '{ "function": "hash_hmac", "args": ["algorithm", "data", "key"] }'],
  ];
  for (const [label, expected] of chosen) {
    it(`writes ${expected}`, async () => {
      assert.equal(await chosenAt(job('"params": {"x": |}'), label), job(`"params": {"x": ${expected}}`));
    });
  }

  it('shows what a function takes', async () => {
    const details = await detailsAt(job('"params": {"x": |}'));
    for (const each of ['date: date(format, time?)', 'concat: concat(values…)', 'attr: reference']) {
      assert.ok(details.includes(each), each);
    }
  });

  it('offers the attributes of config, and says which are secrets', async () => {
    const text =
      '{"config": {"#token": "s3cret", "tenant": {"id": "main"}, "jobs": [{"endpoint": "a", "params": {"x": {"attr": "|"}}}]}}';
    const details = await detailsAt(text);
    assert.deepEqual(details, ['#token: secret of "config"', 'tenant.id: attribute of "config"']);
    assert.doesNotMatch(JSON.stringify(await itemsAt(text)), /s3cret|main/);
  });

  it('offers the value of a placeholder', async () => {
    const text = child('"placeholders": {"x": {"path": "id", "function": "md5", "args": [{"placeholder": "|"}]}}');
    assert.deepEqual(await detailsAt(text), ['value: the value at the path of the placeholder']);
  });

  it('leaves the names of functions and the times to the schema', async () => {
    assert.ok((await labelsAt(job('"params": {"x": {"function": "|"}}'))).includes('"concat"'));
  });

  it('offers formats for dates with what they write now', async () => {
    const details = await detailsAt(job('"params": {"x": {"function": "date", "args": ["|"]}}'));
    assert.equal(details[0], 'Y-m-d: now 2026-01-31');
    assert.ok(details.includes('Y-m-d\\TH:i:s\\Z: now 2026-01-31T12:00:00Z'));
    assert.ok(details.includes('U: now 1769860800'));
  });

  it('offers formats for the first argument of date only', async () => {
    for (const call of ['"date", "args": ["Y", "|"]', '"md5", "args": ["|"]']) {
      assert.ok(!(await labelsAt(job(`"params": {"x": {"function": ${call}}}`))).includes('Y-m-d'), call);
    }
  });
});

describe('the contexts of a place', () => {
  const fields = '{"x": {"attr": "a"}}';
  const jobFields = `"endpoint": "e", "params": ${fields}, "userData": ${fields}, "headers": ${fields}`;
  for (const type of ['basic', 'query', 'url.query', 'login', 'oauth10', 'oauth20', 'oauth20.login']) {
    for (const wrap of [(text: string) => text, (text: string) => `{"parameters": ${text}}`]) {
      it(`are those that a run has, with ${wrap('the bare form')} and ${type}`, () => {
        const text = wrap(`{
          "api": {"http": {"headers": ${fields}, "defaultOptions": {"params": ${fields}, "headers": ${fields}}},
            "authentication": {"type": "${type}", "query": ${fields}, "headers": ${fields},
              "loginRequest": {"params": ${fields}, "headers": ${fields}}, "apiRequest": {"headers": ${fields}, "query": ${fields}}}},
          "config": {"http": {"headers": ${fields}}, "userData": ${fields},
            "jobs": [{${jobFields}, "children": [{${jobFields}}]}]}}`);
        const document = documentOf(text);
        const model = buildModel(document, jsonServiceWith({}).parseJSONDocument(document));
        const places = new Map(computedPlaces(model).map(({ node, contexts }) => [node, contexts]));
        let count = 0;
        for (const node of nodesIn(model.json.root)) {
          const [property] = node.type === 'object' ? node.properties : [];
          if (property?.keyNode.value !== 'x') continue;
          count += 1;
          const expected = property.valueNode && places.get(property.valueNode);
          assert.deepEqual(contextsAt(node, model), expected, text.slice(0, node.offset));
        }
        assert.equal(count, 17);
      });
    }
  }
});

function* nodesIn(node: ASTNode | undefined): Iterable<ASTNode> {
  if (node) yield node;
  for (const child of node?.children ?? []) yield* nodesIn(child);
}

describe('the order of the schema’s keys', () => {
  const first: [text: string, required: string[]][] = [
    ['{"api": {|}}', ['baseUrl']],
    [job('').replace('"users", ', '"users", |').replace('"endpoint": "users", ', ''), ['endpoint']],
    [paging('"method": "response.param", |'), ['responseParam', 'queryParam']],
    [paging('"method": "cursor", |'), ['idKey', 'param']],
    [paging('"method": "multiple", |'), ['scrollers']],
    ['{"api": {"authentication": {"type": "login", |}}}', ['loginRequest']],
    ['{"api": {"authentication": {"type": "query", |}}}', ['query']],
    ['{"aws": {"signature": {"credentials": {|}}}}', ['accessKeyId', '#secretKey', 'regionName', 'serviceName']],
  ];
  for (const [text, required] of first) {
    it(`begins with what is needed: ${text}`, async () => {
      assert.deepEqual(new Set((await labelsAt(text)).slice(0, required.length)), new Set(required));
    });
  }
});
