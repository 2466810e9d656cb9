import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { atCursor } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';

const uri = 'file:///work/shop.tests/all/expect.json';
const config = {
  api: { baseUrl: 'https://api.test/' },
  config: {
    outputBucket: 'shop',
    jobs: [{ endpoint: 'orders' }, { endpoint: 'v1/users', dataType: 'users' }],
    mappings: { users: { id: { mapping: { destination: 'user_id' } }, name: { mapping: { destination: 'name' } } } },
  },
};
const files = {
  'file:///work/shop.extractor.json': config,
  'file:///work/.pagewright.json': '{ "environments": { "staging": {} } }',
  'file:///work/shop.tests/all/tables/shop.orders.csv': '"id","total"\n"1","2"\n',
};
const { expectations } = testService(files);

/** The completed text of each item, by its label. */
async function completions(text: string): Promise<Map<string, string>> {
  const { document, position } = atCursor(text, uri);
  const { items } = await expectations.findCompletions(document, position);
  return new Map(
    items.map(({ label, textEdit }) => {
      if (textEdit === undefined || !('range' in textEdit)) throw new Error(`${label} has no place.`);
      return [label, TextDocument.applyEdits(document, [textEdit])];
    }),
  );
}

function apply(text: string, range: { start: object; end: object }): string {
  const document = TextDocument.create(uri, 'json', 1, text);
  return document.getText(range as Parameters<TextDocument['getText']>[0]);
}

describe('completion in expect.json', () => {
  const offered: [where: string, text: string, labels: string[]][] = [
    ['the tables', '{ "tables": { | } }', ['orders', 'users']],
    ['the tables that are not there yet', '{ "tables": { "orders": {}, "|": {} } }', ['users']],
    ['the jobs', '{ "jobs": { "|" } }', ['orders', 'users']],
    ['the job of evidence', '{ "findings": [{ "code": "x", "job": "|" }] }', ['orders', 'users']],
    ['the tables with a mapping', '{ "unmapped": { | } }', ['users']],
    ['the environments', '{ "config": { "environment": | } }', ['staging']],
    ['the columns of a golden table', '{ "tables": { "orders": { "key": ["|"] } } }', ['id', 'total']],
    ['the columns of a mapping', '{ "tables": { "users": { "notNull": ["name", |] } } }', ['user_id']],
    ['the columns of a table in full', '{ "tables": { "in.c-shop.orders": { "filled": [|] } } }', ['id', 'total']],
    ['the columns in an object', '{ "tables": { "orders": { "columns": { "names": [|] } } } }', ['id', 'total']],
    ['the columns with types', '{ "tables": { "orders": { "types": { "id": "integer", | } } } }', ['total']],
    ['the words of the schema', '{ "verdict": "|" }', ['"complete"', '"incomplete"', '"unknown"']],
    ['the types of the schema', '{ "tables": { "orders": { "golden": | } } }', ['"exact"', '"rows"', '"off"']],
  ];
  for (const [where, text, labels] of offered) {
    it(`has ${where}: ${text}`, async () => {
      assert.deepEqual([...(await completions(text)).keys()].toSorted(), labels.toSorted());
    });
  }

  it('has the keys of the schema', async () => {
    const keys = [...(await completions('{ | }')).keys()];
    for (const key of ['verdict', 'tables', 'requests', 'otherTables']) assert.ok(keys.includes(key), key);
  });

  it('writes a name with the value that it needs', async () => {
    assert.equal((await completions('{ "jobs": { | } }')).get('orders'), '{ "jobs": { "orders": { $1 } } }');
    assert.equal(
      (await completions('{ "tables": { "orders": { "matches": { | } } } }')).get('id'),
      '{ "tables": { "orders": { "matches": { "id": "^$1\\$" } } } }',
    );
    assert.equal(
      (await completions('{ "tables": { "orders": { "key": ["|"] } } }')).get('id'),
      '{ "tables": { "orders": { "key": ["id"] } } }',
    );
  });
});

describe('hover in expect.json', () => {
  it('has the text of the schema', async () => {
    const { document, position } = atCursor('{ "ver|dict": "complete" }', uri);
    assert.match(JSON.stringify((await expectations.findHover(document, position))?.contents), /known to be complete/);
  });
});

describe('diagnostics in expect.json', () => {
  // text, the places and codes that are found
  const found: [text: string, found: [code: string, at: string][]][] = [
    ['{ "verdict": "complete" }', []],
    ['{ "verdit": "complete" }', [['test.invalid-expectation', '"verdit"']]],
    ['{ "verdict": "good" }', [['test.invalid-expectation', '"good"']]],
    ['{ "jobs": { "order": { "verdict": "complete" } } }', [['test.unknown-job', '"order"']]],
    ['{ "findings": [{ "code": "x", "job": "order" }] }', [['test.unknown-job', '"order"']]],
    ['{ "tables": { "user": { "rows": { "min": 1 } } } }', [['test.unknown-table', '"user"']]],
    ['{ "tables": { "users": { "key": ["userid"] } } }', [['test.unknown-column', '"userid"']]],
    ['{ "tables": { "orders": { "types": { "totals": "number" } } } }', [['test.unknown-column', '"totals"']]],
    ['{ "config": { "environment": "stage" }, "verdict": "complete" }', [['test.unknown-environment', '"stage"']]],
    ['{ "requests": { "min": 2, "max": 1 } }', [['test.impossible-amount', '2']]],
    ['{ "tables": { "users": { "golden": "exact" } } }', [['test.no-golden-table', '"exact"']]],
    ['{ "verdict": }', [['json.syntax', '}']]],
    ['', [['json.syntax', '']]],
  ];
  for (const [text, expected] of found) {
    it(`are ${expected.map(([code]) => code).join(' and ') || 'none'}: ${text}`, async () => {
      const diagnostics = await expectations.checkText(uri, text);
      assert.deepEqual(
        diagnostics.map(({ code, range }) => [code, apply(text, range)]),
        expected,
      );
    });
  }

  it('have the severity that is set', async () => {
    const off = {
      ...files,
      'file:///work/.pagewright.json': '{ "diagnostics": { "severity": { "test.unknown-job": "off" } } }',
    };
    assert.deepEqual(await testService(off).expectations.checkText(uri, '{ "jobs": { "order": {} } }'), []);
  });

  it('know the names that an environment makes', async () => {
    const text = '{ "config": { "environment": "staging" }, "jobs": { "order": {} } }';
    assert.equal((await expectations.checkText(uri, text)).length, 1);
  });

  it('say nothing of a configuration that is not there, or is not read', async () => {
    const text = '{ "jobs": { "any": {} }, "tables": { "any": { "key": ["any"] } } }';
    assert.deepEqual(await testService({}).expectations.checkText(uri, text), []);
    const broken = { 'file:///work/shop.extractor.json': '{ "api": ' };
    assert.deepEqual(await testService(broken).expectations.checkText(uri, text), []);
  });
});

describe('the fix of a name in expect.json', () => {
  const fixed: [text: string, fixed: string][] = [
    ['{ "verdit": "complete" }', '{ "verdict": "complete" }'],
    ['{ "jobs": { "order": {} } }', '{ "jobs": { "orders": {} } }'],
    ['{ "findings": [{ "code": "x", "job": "order" }] }', '{ "findings": [{ "code": "x", "job": "orders" }] }'],
    ['{ "tables": { "users": { "key": ["userid"] } } }', '{ "tables": { "users": { "key": ["user_id"] } } }'],
  ];
  for (const [text, expected] of fixed) {
    it(`makes ${expected} of ${text}`, async () => {
      const document = TextDocument.create(uri, 'json', 1, text);
      const diagnostics = await expectations.findDiagnostics(document);
      const [action, ...others] = await expectations.findCodeActions(document, diagnostics);
      assert.equal(others.length, 0);
      assert.equal(TextDocument.applyEdits(document, action?.edit?.changes?.[uri] ?? []), expected);
    });
  }

  it('is none where the text has changed', async () => {
    const document = TextDocument.create(uri, 'json', 1, '{ "verdit": "complete" }');
    const diagnostics = await expectations.findDiagnostics(document);
    const changed = TextDocument.create(uri, 'json', 2, '{ "vrdict": "complete" }');
    assert.deepEqual(await expectations.findCodeActions(changed, diagnostics), []);
  });
});
