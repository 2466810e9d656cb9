import assert from 'node:assert/strict';
import { findUse } from '@pagewright/core/project/model/findUse';
import { isIgnoredFile } from '@pagewright/core/project/model/isIgnored';
import { openTree } from '@pagewright/core/project/model/openTree';
import type { TreeTool } from '@pagewright/core/project/model/projectTree';
import { type SampleConfiguration, sampleFile, sampleTree } from '../../../../support/sampleTree.ts';
import { memoryTree } from '../../../../support/treeFiles.ts';

const parameters = { api: { baseUrl: 'https://{{ region }}.example/' }, config: { jobs: [{ endpoint: 'a' }] } };
const body = { parameters };
const row = (id: string) => ({ id, body: {} });
const variables = {
  id: '501',
  body: { variables: [{ name: 'region', type: 'string' }] },
  sets: { '601': { values: [{ name: 'region', value: 'eu' }] }, '602': { values: [{ name: 'region', value: 'us' }] } },
  default: '601',
};
const configurations: SampleConfiguration[] = [
  { id: '101', body, rows: [row('1'), row('2')], variables },
  { id: '102', body: { parameters: { ...parameters, api: { baseUrl: 'https://b.example/' } } } },
  { id: '103', component: 'acme.ex', body: { parameters: { ...parameters, api: { baseUrl: 'https://c.example/' } } } },
];
const own = 'main/extractor/ex-generic-v2';
const ignoreFile = '.keboola/.kbcignore';
const all = ['101: 1, 2; 601, 602', '102: ; ', '103: ; '];

async function listed(tool: TreeTool, change: Record<string, string>): Promise<string[]> {
  const { files } = memoryTree({ ...sampleTree(tool, configurations), ...change });
  const tree = await openTree('', files);
  assert.deepEqual(tree.findings, []);
  return tree.configurations.map(
    ({ id, rows, variables: attached }) =>
      `${id}: ${rows.map((each) => each.id).join(', ')}; ${(attached?.values ?? []).map((each) => each.id).join(', ')}`,
  );
}

describe('Ignored parts of a tree', () => {
  const ofKbc: [what: string, change: Record<string, string>, left: string[]][] = [
    ['nothing', { [ignoreFile]: '\n# a remark\n' }, all],
    ['a configuration by its ids', { [ignoreFile]: 'ex-generic-v2/102' }, ['101: 1, 2; 601, 602', '103: ; ']],
    ['a row by its ids', { [ignoreFile]: 'ex-generic-v2/101/2' }, ['101: 1; 601, 602', '102: ; ', '103: ; ']],
    ['all of a component', { [ignoreFile]: 'ex-generic-v2/' }, ['103: ; ']],
    ['all but one', { [ignoreFile]: 'ex-generic-v2/*\n!ex-generic-v2/102\n' }, ['102: ; ', '103: ; ']],
    ['a folder by its path', { [ignoreFile]: `/${own}/102` }, ['101: 1, 2; 601, 602', '103: ; ']],
    ['no folder that is written in capitals', { [ignoreFile]: `/${own.toUpperCase()}/102` }, all],
    ['folders by a pattern', { [ignoreFile]: '**/rows/\r\n' }, ['101: ; 601, 602', '102: ; ', '103: ; ']],
    [
      'a folder that the manifest does not name',
      {
        [ignoreFile]: `${own}/new`,
        [`${own}/new/config.json`]: JSON.stringify(body),
        [`${own}/new/meta.json`]: '{"name": "New"}',
      },
      all,
    ],
    [
      'a folder that says so itself',
      { [`${own}/102/kbcdir.json`]: '{"isIgnored": true}' },
      ['101: 1, 2; 601, 602', '103: ; '],
    ],
    ['a folder that says that it is not', { [`${own}/102/kbcdir.json`]: '{"isIgnored": false}' }, all],
    ['no folder whose file cannot be read', { [`${own}/102/kbcdir.json`]: '{"isIgnored": ' }, all],
    ['what is in such a folder', { [`${own}/kbcdir.json`]: '{"isIgnored": true}' }, ['103: ; ']],
    [
      'a row that says so itself',
      { [`${own}/101/rows/1/kbcdir.json`]: '{"isIgnored": true}' },
      ['101: 2; 601, 602', '102: ; ', '103: ; '],
    ],
    [
      'a set of values that says so itself',
      { [`${own}/101/variables/values/602/kbcdir.json`]: '{"isIgnored": true}' },
      ['101: 1, 2; 601', '102: ; ', '103: ; '],
    ],
  ];
  for (const [what, change, left] of ofKbc)
    it(`leave out ${what} (kbc)`, async () => assert.deepEqual(await listed('kbc', change), left));

  const manifest = sampleTree('kbagent', configurations)['.keboola/manifest.json'] ?? '';
  const ofKbagent: [what: string, change: Record<string, string>, left: string[]][] = [
    ['nothing by the files of kbc', { [ignoreFile]: '*', [`${own}/102/kbcdir.json`]: '{"isIgnored": true}' }, all],
    [
      'a component that the manifest ignores',
      { '.keboola/manifest.json': manifest.replace('{', '{"ignoredComponents": ["acme.ex"], ') },
      ['101: 1, 2; 601, 602', '102: ; '],
    ],
  ];
  for (const [what, change, left] of ofKbagent)
    it(`leave out ${what} (kbagent)`, async () => assert.deepEqual(await listed('kbagent', change), left));

  for (const [tool, change] of [
    ['kbc', { [ignoreFile]: 'acme.ex/103\n*/101/2' }],
    ['kbagent', { '.keboola/manifest.json': manifest.replace('{', '{"ignoredComponents": ["acme.ex"], ') }],
  ] as const) {
    it(`have no use, and others have (${tool})`, async () => {
      const { files } = memoryTree({ ...sampleTree(tool, configurations), ...change });
      const [ignored, kept] = [
        sampleFile(tool, 'extractor/acme.ex/103'),
        sampleFile(tool, 'extractor/ex-generic-v2/101'),
      ];
      assert.equal(await findUse(ignored, files), undefined);
      assert.equal((await findUse(kept, files))?.role, 'configuration');
      if (tool === 'kbagent') return;
      assert.equal(await findUse(sampleFile(tool, 'extractor/ex-generic-v2/101/rows/2'), files), undefined);
      assert.deepEqual([await isIgnoredFile(ignored, files), await isIgnoredFile(kept, files)], [true, false]);
    });
  }
});
