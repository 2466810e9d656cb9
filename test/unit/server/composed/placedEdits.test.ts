import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { compactText } from '../../../../engine/core/platform/bodies/compactText.ts';
import { readSource } from '../../../../engine/core/project/model/readSource.ts';
import { type SourceNode, sourceAt } from '../../../../engine/core/project/source/sourceNode.ts';
import type { WritableFinding } from '../../../../server/service/refactors/pagination/writeFinding.ts';
import type { FileEdit } from '../../../../server/service/text/fileEdit.ts';
import { kbagentFolder, kbagentTree } from '../../../support/kbagentTree.ts';
import { type KbcConfiguration, kbcFolder, kbcTree } from '../../../support/kbcTree.ts';
import { pathOf, type TreeTexts, treeService } from '../../../support/treeService.ts';

const baseUrl = 'https://shop.example/';
const offset = { method: 'offset', limit: 100 };
const job = (endpoint: string, more: object = {}) => ({ endpoint, ...more });
const rowWith = (...jobs: object[]) => ({ parameters: { config: { jobs } } });

const shop = (api: object, rows: Record<string, unknown>, config: object = {}): KbcConfiguration => ({
  name: 'shop',
  body: { parameters: { api: { baseUrl, ...api }, config } },
  rows,
});

const trees = [
  { tool: 'kbc', textsOf: kbcTree, folderOf: kbcFolder, file: 'config.json' },
  { tool: 'kbagent', textsOf: kbagentTree, folderOf: kbagentFolder, file: '_config.yml' },
];

/** The composed texts of a configuration, by the names of its rows. */
async function composedOf(texts: TreeTexts, body: string): Promise<Map<string, unknown>> {
  const { open, service, compositions } = treeService(texts);
  const document = open(body);
  await service.refreshEnvironment(document);
  const reading = compositions.of(document);
  if (reading.kind === 'own') return new Map([['', JSON.parse(document.getText())]]);
  assert.ok(reading.kind === 'composed');
  return new Map(reading.params.parts.map((part) => [part.row ?? '', JSON.parse(part.document.getText())]));
}

/** The texts of a tree after edits, and the paths of the changed files. */
function edited(texts: TreeTexts, asked: string, edits: readonly FileEdit[]): { after: TreeTexts; changed: string[] } {
  const { textOf } = treeService(texts);
  const paths = [...new Set(edits.map(({ uri }) => (uri === undefined ? asked : pathOf(uri))))];
  const own = (path: string) => edits.filter(({ uri }) => (uri === undefined ? asked : pathOf(uri)) === path);
  const written = paths.map((path) => [
    path,
    TextDocument.applyEdits(TextDocument.create(path, '', 1, textOf(path)), own(path)),
  ]);
  return { after: { ...texts, ...Object.fromEntries(written) }, changed: paths };
}

interface Case {
  title: string;
  shop: KbcConfiguration;
  /** The asked file, and the row whose search it was: "" is the configuration. */
  asked: string;
  ofRun?: string;
  finding: Partial<WritableFinding>;
  /** The changed files, by the names of their rows; a text: the reason why there are none. */
  changed: string[] | RegExp;
  /** The parameters that the run of the row has afterwards. */
  result?: object;
}

const cases: Case[] = [
  {
    title: 'new paging goes into the row that has the job',
    shop: shop({}, { users: rowWith(job('users')), teams: rowWith(job('teams')) }),
    asked: 'users',
    finding: { pagination: offset },
    changed: ['users'],
    result: { api: { baseUrl, pagination: offset }, config: { jobs: [job('users')] } },
  },
  {
    title: 'of the row that ran, from the file of the configuration',
    shop: shop({}, { users: rowWith(job('users')), teams: rowWith(job('teams')) }),
    asked: '',
    ofRun: 'teams',
    finding: { pagination: offset },
    changed: ['teams'],
    result: { api: { baseUrl, pagination: offset }, config: { jobs: [job('teams')] } },
  },
  {
    title: 'another page size is said by the row, and the other rows keep theirs',
    shop: shop({ pagination: offset }, { users: rowWith(job('users')), teams: rowWith(job('teams')) }),
    asked: 'users',
    finding: { pagination: { ...offset, limit: 50 } },
    changed: ['users'],
    result: { api: { baseUrl, pagination: { ...offset, limit: 50 } }, config: { jobs: [job('users')] } },
  },
  {
    title: 'several new keys below an object that the row does not have yet',
    shop: shop({}, { users: rowWith(job('users')), teams: rowWith(job('teams')) }),
    asked: 'users',
    finding: {
      pagination: offset,
      changes: [{ pointer: '/parameters/api/http', value: { ignoreErrors: [404] } }],
    },
    changed: ['users'],
    result: { api: { baseUrl, pagination: offset, http: { ignoreErrors: [404] } }, config: { jobs: [job('users')] } },
  },
  {
    title: 'a longer list is laid over the one of the configuration',
    shop: shop({ http: { ignoreErrors: [404] } }, { users: rowWith(job('users')), teams: rowWith(job('teams')) }),
    asked: 'users',
    finding: { changes: [{ pointer: '/parameters/api/http/ignoreErrors', value: [404, 410] }] },
    changed: ['users'],
    result: { api: { baseUrl, http: { ignoreErrors: [404, 410] } }, config: { jobs: [job('users')] } },
  },
  {
    title: 'a parameter of the job of the row is removed there',
    shop: shop({}, { users: rowWith(job('users', { params: { page: 1, a: 2 } })), teams: rowWith(job('teams')) }),
    asked: 'users',
    finding: { pagination: offset, changes: [{ pointer: '/parameters/config/jobs/0/params/page' }] },
    changed: ['users'],
    result: { api: { baseUrl, pagination: offset }, config: { jobs: [job('users', { params: { a: 2 } })] } },
  },
  {
    title: 'the paging of the only row stays where it is',
    shop: shop({ pagination: { ...offset, offsetParam: 'from' } }, { users: rowWith(job('users')) }),
    asked: 'users',
    finding: { pagination: { method: 'offset', limit: 50 } },
    changed: [''],
    result: { api: { baseUrl, pagination: { method: 'offset', limit: 50 } }, config: { jobs: [job('users')] } },
  },
  {
    title: 'the paging of a job of the configuration is that of all its rows',
    shop: shop({}, { eu: { parameters: { config: { region: 'eu' } } } }, { jobs: [job('users')] }),
    asked: 'eu',
    finding: { pagination: offset },
    changed: [''],
    result: { api: { baseUrl, pagination: offset }, config: { jobs: [job('users')], region: 'eu' } },
  },
  {
    title: 'a configuration without rows',
    shop: { ...shop({}, {}, { jobs: [job('users')] }), variables: ['region'], values: { eu: { region: 'eu' } } },
    asked: '',
    finding: { pagination: offset },
    changed: [''],
    result: { api: { baseUrl, pagination: offset }, config: { jobs: [job('users')] } },
  },
  {
    title: 'nothing, where a key of all rows would go',
    shop: shop({ pagination: { ...offset, offsetParam: 'from' } }, { users: rowWith(job('users')), b: rowWith() }),
    asked: 'users',
    finding: { pagination: offset },
    changed: /"parameters\.api\.pagination\.offsetParam" cannot be changed \(shop\/\S+:\d+\): other rows run with it/,
  },
  {
    title: 'nothing, where all is there',
    shop: shop({ pagination: offset }, { users: rowWith(job('users')) }),
    asked: 'users',
    finding: { pagination: offset },
    changed: [],
  },
];

for (const { tool, textsOf, folderOf, file } of trees) {
  describe(`What a search found, in the files of ${tool}:`, () => {
    for (const { title, shop: given, asked, ofRun, finding, changed, result } of cases) {
      it(title, async () => {
        const folder = folderOf(given);
        const fileOf = (row: string) => `${folder}/${row === '' ? '' : `rows/${row}/`}${file}`;
        const texts = textsOf(given);
        const { open, service } = treeService(texts);
        const document = open(fileOf(asked));
        await service.refreshEnvironment(document);
        const uri = ofRun === undefined ? undefined : `file:///work/${fileOf(ofRun)}`;
        const edits = service.writeFinding(document, { changes: [], ...finding }, uri);
        if (changed instanceof RegExp) {
          assert.match('problem' in edits ? edits.problem : JSON.stringify(edits), changed);
          return;
        }
        assert.ok(!('problem' in edits), JSON.stringify(edits));
        const { after, changed: files } = edited(texts, fileOf(asked), edits);
        assert.deepEqual(files, changed.map(fileOf));
        const before = await composedOf(texts, fileOf(''));
        const now = await composedOf(after, fileOf(''));
        const row = ofRun ?? asked;
        if (result) assert.deepEqual((now.get(row) as { parameters: object }).parameters, result);
        if (!changed.includes(''))
          for (const [name, body] of before) if (name !== row) assert.deepEqual(now.get(name), body, name);
      });
    }

    it('goes below parameters where nothing is written there yet', async () => {
      const given = shop({}, { users: rowWith(job('users')) });
      const asked = `${folderOf(given)}/${file}`;
      const texts = { ...textsOf(given) };
      const ids = '_keboola: {component_id: ex-generic-v2, config_id: shop}\n';
      texts[asked] = tool === 'kbc' ? '{\n  "parameters": null\n}\n' : `name: shop\nparameters:\n${ids}`;
      for (const row of Object.keys(texts)) if (row.includes('/rows/')) delete texts[row];
      const { open, service } = treeService(texts);
      const document = open(asked);
      await service.refreshEnvironment(document);
      const edits = service.writeFinding(document, { pagination: offset, changes: [] });
      assert.ok(!('problem' in edits), JSON.stringify(edits));
      const { after } = edited(texts, asked, edits);
      const { root } = readSource(String(after[asked]), asked);
      assert.equal(
        compactText(sourceAt(root, ['parameters']) as SourceNode),
        JSON.stringify({ api: { pagination: offset } }),
      );
      assert.equal(sourceAt(root, ['api']), undefined);
    });

    it('a job from a cURL command goes into the row that is asked about', async () => {
      const given = shop({}, { users: rowWith(job('users')), teams: rowWith(job('teams')) });
      const row = `${folderOf(given)}/rows/users/${file}`;
      const { open, service } = treeService(textsOf(given));
      const document = open(row);
      await service.refreshEnvironment(document);
      const found = service.findCurlJob(document, `curl '${baseUrl}tags'`);
      assert.ok('edits' in found, JSON.stringify(found));
      const { after, changed } = edited(textsOf(given), row, found.edits);
      assert.deepEqual(changed, [row]);
      const { config } = ((await composedOf(after, row)).get('users') as { parameters: { config: { jobs: object[] } } })
        .parameters;
      assert.deepEqual(
        config.jobs.map((each) => (each as { endpoint: string }).endpoint),
        ['users', 'tags'],
      );
    });

    it('a job from a cURL command asks for the row, where there are several', async () => {
      const given = shop({}, { users: rowWith(job('users')), teams: rowWith(job('teams')) });
      const { open, service } = treeService(textsOf(given));
      const document = open(`${folderOf(given)}/${file}`);
      await service.refreshEnvironment(document);
      const found = service.findCurlJob(document, `curl '${baseUrl}tags'`);
      assert.match(
        'problem' in found ? found.problem : '',
        /several rows: "users", "teams"\. Open the file of the row/,
      );
    });
  });
}
