import assert from 'node:assert/strict';
import { composeConfiguration } from '@pagewright/core/project/model/composeConfiguration';
import { findUse } from '@pagewright/core/project/model/findUse';
import { openTree } from '@pagewright/core/project/model/openTree';
import { sampleTree } from '../../../../support/sampleTree.ts';
import { type MemoryTree, memoryTree, shownPlace } from '../../../../support/treeFiles.ts';
import { allFindings } from './findingCases.ts';

const parameters = { api: { baseUrl: 'https://a.example/' }, config: { jobs: [{ endpoint: 'a' }] } };
const body = { parameters };
const row = (id: string) => ({ id, body: { parameters: { config: { jobs: [{ endpoint: id }] } } } });
const folder = 'main/extractor/ex-generic-v2/101';
const found = async (tree: MemoryTree) =>
  (await allFindings(tree)).map((each) => `${each.code} ${shownPlace(tree, each.place)}`);

/** The same tree without the right to read some files. */
function without(tree: MemoryTree, ...unreadable: string[]): MemoryTree {
  const read = (file: string) => (unreadable.includes(file) ? Promise.resolve(undefined) : tree.files.read(file));
  return { ...tree, files: { ...tree.files, read } };
}

for (const [tool, file] of [
  ['kbc', 'config.json'],
  ['kbagent', '_config.yml'],
] as const) {
  describe(`A bad tree of ${tool}`, () => {
    const tree = (...rows: string[]) => memoryTree(sampleTree(tool, [{ id: '101', body, rows: rows.map(row) }]));

    it('has one finding for a configuration that nobody may read, and none of its rows is composed', async () => {
      const closed = without(tree('1'), `${folder}/${file}`);
      assert.deepEqual(await found(closed), [`project.unreadable ${folder}/${file}: `]);
    });

    it('has one finding for a row that nobody may read, and the others are composed', async () => {
      const closed = without(tree('1', '2'), `${folder}/rows/1/${file}`);
      assert.deepEqual(await found(closed), [`project.unreadable ${folder}/rows/1/${file}: `]);
      const [configuration] = (await openTree('', closed.files)).configurations;
      assert.ok(configuration);
      const { composed } = await composeConfiguration(configuration, closed.files);
      assert.deepEqual(
        composed.map((each) => each.row?.id),
        ['2'],
      );
    });

    it('has one finding for a body of more than 5 MB', async () => {
      const large = { parameters, image_parameters: { text: 'x'.repeat(5_000_001) } };
      const memory = memoryTree(sampleTree(tool, [{ id: '101', body: large }]));
      assert.deepEqual(await found(memory), [`project.too-large ${folder}/${file}: `]);
    });

    it('is found by its parts if its manifest is broken, and says so once', async () => {
      const files = sampleTree(tool, [{ id: '101', body, rows: [row('1')] }]);
      const memory = memoryTree({ ...files, '.keboola/manifest.json': `{"version": ${tool === 'kbc' ? 2 : 3}, «x»` });
      const { configurations, tool: as } = await openTree('', memory.files);
      assert.equal(as, tool);
      assert.deepEqual(
        configurations.map((each) => [each.component, each.rows.length]),
        [['ex-generic-v2', 1]],
      );
      assert.deepEqual(await found(memory), ['project.manifest .keboola/manifest.json: x']);
    });

    it('has one finding for links that make a circle', async () => {
      const { files, texts } = tree();
      const list = async (path: string) => [...(await files.list(path.replace(/(?:\/loop)+$/, ''))), 'loop'];
      const memory = { ...tree(), texts, files: { ...files, list } };
      const findings = await allFindings(memory);
      assert.deepEqual(
        findings.map(({ code }) => code),
        ['project.link-cycle'],
      );
      assert.match(findings[0]?.message ?? '', /"loop" .* link/);
    });

    it('ends soon where many links make circles', async () => {
      const { files, texts } = tree();
      let count = 0;
      const list = (path: string) => {
        count++;
        return path.endsWith('101') ? files.list(path) : Promise.resolve(['a', 'b', 'c', 'd', 'e']);
      };
      const findings = await allFindings({ ...tree(), texts, files: { ...files, list } });
      assert.deepEqual(
        findings.map(({ code }) => code),
        ['project.link-cycle'],
      );
      assert.ok(count < 200_000, String(count));
    });
  });
}

describe('A file of a tree that is not JSON', () => {
  it('is one finding, at the place of the fault', async () => {
    const files = sampleTree('kbc', [{ id: '101', body }]);
    const memory = memoryTree({ ...files, [`${folder}/config.json`]: '{"parameters": {"api": «x»}}' });
    assert.deepEqual(await found(memory), [`json.syntax ${folder}/config.json: x`]);
  });

  it('still is a configuration, by the manifest', async () => {
    const files = sampleTree('kbc', [{ id: '101', body }]);
    const memory = memoryTree({ ...files, [`${folder}/config.json`]: '{' });
    assert.equal((await findUse(`${folder}/config.json`, memory.files))?.role, 'configuration');
  });
});

describe('A path in a manifest', () => {
  for (const path of ['../../other', 'a//b', '/etc', ''])
    it(`is not followed if it is "${path}"`, async () => {
      const files = sampleTree('kbc', [{ id: '101', body }]);
      const manifest = (files['.keboola/manifest.json'] ?? '').replace('extractor/ex-generic-v2/101', path);
      const memory = memoryTree({ ...files, '.keboola/manifest.json': manifest });
      await openTree('', memory.files);
      assert.deepEqual(
        [...memory.reads, ...memory.listed].filter((each) => each.includes('..') || each.includes('//')),
        [],
      );
    });
});
