import assert from 'node:assert/strict';
import { composeConfiguration } from '@pagewright/core/project/model/composeConfiguration';
import { findUse } from '@pagewright/core/project/model/findUse';
import { openTree } from '@pagewright/core/project/model/openTree';
import type { TreeFiles } from '@pagewright/core/project/model/treeFiles';
import { startCounting } from '../../../../support/countCalls.ts';
import { type SampleConfiguration, sampleFile, sampleTree } from '../../../../support/sampleTree.ts';
import { memoryTree } from '../../../../support/treeFiles.ts';

const body = {
  parameters: { api: { baseUrl: 'https://{{ region }}.example/' }, config: { jobs: [{ endpoint: 'a' }] } },
};

function configurations(count: number): SampleConfiguration[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    body,
    rows: [{ id: 'r', body: {} }],
    variables: {
      id: `v${index}`,
      body: { variables: [{ name: 'region', type: 'string' }] },
      sets: { [`s${index}`]: { values: [{ name: 'region', value: 'eu' }] } },
      default: `s${index}`,
    },
  }));
}

/** The most files that were read or listed at the same time. */
function counted(files: TreeFiles): { files: TreeFiles; most: () => number } {
  let [now, most] = [0, 0];
  const during = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    now++;
    most = Math.max(most, now);
    await new Promise((resolve) => setImmediate(resolve));
    now--;
    return await read();
  };
  return {
    files: { read: (file) => during(() => files.read(file)), list: (folder) => during(() => files.list(folder)) },
    most: () => most,
  };
}

for (const tool of ['kbc', 'kbagent'] as const) {
  describe(`A large tree of ${tool}`, () => {
    const file = sampleFile(tool, 'extractor/ex-generic-v2/c7');
    const large = (count: number) => memoryTree(sampleTree(tool, configurations(count)));

    it('is listed by reading each file once at most', async () => {
      const tree = large(40);
      assert.equal((await openTree('', tree.files)).configurations.length, 40);
      const again = tree.reads.filter((each, index) => tree.reads.indexOf(each) !== index);
      assert.deepEqual(again, []);
    });

    if (tool === 'kbc')
      it('is listed without its bodies', async () => {
        const tree = large(40);
        await openTree('', tree.files);
        assert.deepEqual(
          tree.reads.filter((each) => each.endsWith('config.json')),
          [],
        );
      });

    it('is read by a few files at a time', async () => {
      const { files, most } = counted(large(200).files);
      await openTree('', files);
      assert.ok(most() <= 100, String(most()));
    });

    it('takes no more files for one of its configurations than a small one', async () => {
      const reads = await Promise.all(
        [10, 100].map(async (count) => {
          const tree = large(count);
          const use = await findUse(file, tree.files);
          assert.ok(use?.configurations[0]);
          await composeConfiguration(use.configurations[0], tree.files);
          return [tree.reads.length, tree.listed.length];
        }),
      );
      assert.deepEqual(reads[0], reads[1]);
    });

    it('takes work by the number of its configurations', async () => {
      const trees = [50, 200, 800].map(large);
      await openTree('', large(10).files);
      const counter = await startCounting();
      const counts: number[] = [];
      for (const { files } of trees) counts.push(await counter.count(() => openTree('', files)));
      counter.stop();
      const [few = 0, more = 0, most = 0] = counts;
      // Four times as many, by the square sixteen times.
      assert.ok(most - more <= 6 * (more - few), counts.join(', '));
    });
  });
}
