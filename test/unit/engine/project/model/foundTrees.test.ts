import assert from 'node:assert/strict';
import { composeConfiguration } from '@pagewright/core/project/model/composeConfiguration';
import { findUse } from '@pagewright/core/project/model/findUse';
import { isTreeFile } from '@pagewright/core/project/model/isTreeFile';
import { openTree } from '@pagewright/core/project/model/openTree';
import { sampleTree } from '../../../../support/sampleTree.ts';
import { memoryTree } from '../../../../support/treeFiles.ts';

const api = { baseUrl: 'https://{{ region }}.example/' };
const config = { jobs: [{ endpoint: 'a' }] };
const body = { parameters: { api, config } };
const variables = {
  id: '501',
  body: { variables: [{ name: 'region', type: 'string' }] },
  sets: { default: { values: [{ name: 'region', value: 'eu' }] } },
  default: 'default',
};
const manifest = '.keboola/manifest.json';

function withoutManifest(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([file]) => file !== manifest));
}

for (const [tool, file] of [
  ['kbc', 'config.json'],
  ['kbagent', '_config.yml'],
] as const) {
  const folder = 'main/extractor/ex-generic-v2/101';
  const files = sampleTree(tool, [
    { id: '101', body, variables, rows: [{ id: '1', body: { parameters: { config } } }] },
  ]);
  const ofVariables = tool === 'kbc' ? `${folder}/variables` : 'main/other/keboola.variables/501';

  describe(`A folder of ${tool} without a manifest`, () => {
    const memory = memoryTree(withoutManifest(files));

    it('has its configurations by their files', async () => {
      const tree = await openTree('main', memory.files);
      assert.equal(tree.tool, tool);
      assert.equal(tree.manifest, undefined);
      assert.deepEqual(
        tree.configurations.map((each) => [each.folder, each.component, each.name, each.rows.length]),
        [[folder, 'ex-generic-v2', 'Name 101', 1]],
      );
      assert.deepEqual(tree.findings, []);
    });

    it('has the values of its variables', async () => {
      const [configuration] = (await openTree('main', memory.files)).configurations;
      assert.ok(configuration);
      const { composed, findings } = await composeConfiguration(configuration, memory.files);
      assert.match(composed[0]?.composed.text ?? '', /https:\/\/eu\.example\//);
      assert.deepEqual([...findings, ...composed.flatMap((each) => each.findings)], []);
    });

    for (const [role, path] of [
      ['configuration', folder],
      ['row', `${folder}/rows/1`],
      ['variables', ofVariables],
      ['values', `${ofVariables}/${tool === 'kbc' ? 'values' : 'rows'}/default`],
    ] as const)
      it(`knows a file of the role "${role}", and who uses it`, async () => {
        const use = await findUse(`${path}/${file}`, memory.files);
        assert.equal(use?.role, role);
        assert.deepEqual(
          use?.configurations.map((each) => each.folder),
          [folder],
        );
      });

    it('is a tree of one configuration where only that is opened', async () => {
      const tree = await openTree(folder, memory.files);
      assert.deepEqual(
        tree.configurations.map((each) => each.folder),
        [folder],
      );
    });
  });

  describe(`A tree of ${tool}`, () => {
    it('has the configurations and rows that its manifest does not know yet', async () => {
      const added = Object.fromEntries(
        Object.entries(files)
          .filter(([path]) => path.startsWith(`${folder}/`) && !path.includes('variables'))
          .map(([path, text]) => [
            path.replace(folder, 'main/extractor/ex-generic-v2/new'),
            text.replace(/"_keboola".*\n(?: .*\n)*/, ''),
          ]),
      );
      const row = Object.fromEntries(
        Object.entries(files)
          .filter(([path]) => path.startsWith(`${folder}/rows/1/`))
          .map(([path, text]) => [path.replace('rows/1', 'rows/2'), text]),
      );
      const { configurations } = await openTree('', memoryTree({ ...files, ...added, ...row }).files);
      assert.deepEqual(
        configurations.map((each) => [each.folder, each.id, each.branch, each.rows.length]),
        [
          [folder, '101', '777', 2],
          ['main/extractor/ex-generic-v2/new', undefined, '777', 1],
        ],
      );
    });

    const kinds: [title: string, component: string, parameters: object, isGeneric: boolean][] = [
      ['generic extractor with nothing in it', 'ex-generic-v2', {}, true],
      ['a component made from it', 'acme.ex-orders', { api, config }, true],
      ['a component made from it, of which a row has the jobs', 'acme.ex-orders', { api }, true],
      ['a component with an API of another kind', 'acme.ex-orders', { api: 'orders', config }, false],
      ['a component with its user interface only', 'acme.ex-orders', { config }, false],
      ['a component with the same keys elsewhere', 'acme.app', { options: { api, config } }, false],
      ['a transformation', 'keboola.python-transformation-v2', { blocks: [] }, false],
    ];
    for (const [title, component, parameters, isGeneric] of kinds)
      it(`${isGeneric ? 'has' : 'leaves alone'} ${title}`, async () => {
        const rows = title.includes('row') ? [{ id: '1', body: { parameters: { config } } }] : [];
        const memory = memoryTree(sampleTree(tool, [{ id: '9', component, body: { parameters }, rows }]));
        const tree = await openTree('', memory.files);
        assert.equal(tree.configurations.length, isGeneric ? 1 : 0);
        const use = await findUse(`main/extractor/${component}/9/${file}`, memory.files);
        assert.equal(use?.role, isGeneric ? 'configuration' : undefined);
      });

    it('does not say that variables of another component are used', async () => {
      const other = { id: '9', component: 'acme.writer', body: { parameters: { a: '{{ region }}' } }, variables };
      const memory = memoryTree(sampleTree(tool, [other]));
      const path = tool === 'kbc' ? 'main/extractor/acme.writer/9/variables' : 'main/other/keboola.variables/501';
      assert.equal(await findUse(`${path}/${file}`, memory.files), undefined);
    });
  });
}

describe('A file without a tree', () => {
  const cases: [title: string, files: Record<string, string>, file: string][] = [
    ['a lone config.json', { 'app/config.json': '{"parameters": {"api": {}, "config": {}}}' }, 'app/config.json'],
    ['a lone _config.yml of a site', { '_config.yml': 'title: My site\nplugins: []\n' }, '_config.yml'],
    ['a file of another name', { 'a.json': '{}' }, 'a.json'],
    ['no file', {}, 'main/config.json'],
  ];
  for (const [title, files, file] of cases)
    it(`is ${title}`, async () => assert.equal(await findUse(file, memoryTree(files).files), undefined));

  it('is in no tree of the other tool', async () => {
    const files = sampleTree('kbc', [{ id: '101', body }]);
    const path = 'main/extractor/ex-generic-v2/101/_config.yml';
    const memory = memoryTree({ ...files, [path]: 'parameters: {api: {}, config: {}}\n' });
    assert.equal(await findUse(path, memory.files), undefined);
  });
});

describe('The name of a file of a tree', () => {
  for (const [file, isOne] of [
    ['file:///a/config.json', true],
    ['C:/a/_config.yml', true],
    ['_config.yml', true],
    ['a/config.yml', false],
    ['a/meta.json', false],
    ['a/config.json/x', false],
  ] as const)
    it(`is ${isOne ? '' : 'not '}that of ${file}`, () => assert.equal(isTreeFile(file), isOne));
});
