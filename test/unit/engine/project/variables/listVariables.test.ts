import assert from 'node:assert/strict';
import { composeConfiguration } from '@pagewright/core/project/model/composeConfiguration';
import { listVariables } from '@pagewright/core/project/model/listVariables';
import { openTree } from '@pagewright/core/project/model/openTree';
import { type SampleConfiguration, sampleTree } from '../../../../support/sampleTree.ts';
import { type MemoryTree, memoryTree, shownPlace } from '../../../../support/treeFiles.ts';

const values = (given: Record<string, string>) => ({
  values: Object.entries(given).map(([name, value]) => ({ name, value })),
});
const orders: SampleConfiguration = {
  id: '101',
  body: {
    parameters: {
      api: { baseUrl: 'https://{{ region }}.example/{{ vault.PATH }}' },
      config: { '#token': '{{ key }}', note: '{{ secret }}', jobs: [{ endpoint: '{{ missing }}' }] },
    },
  },
  variables: {
    id: '501',
    body: { variables: ['region', 'key', 'secret'].map((name) => ({ name, type: 'string' })) },
    sets: {
      '601': values({ region: 'eu "1"', key: 'plain', secret: 'KBC::ProjectSecure::a' }),
      '602': values({ region: 'us', key: 'k', extra: 'x' }),
    },
    default: '601',
  },
};

async function opened(tree: MemoryTree) {
  const [configuration] = (await openTree('', tree.files)).configurations;
  assert.ok(configuration);
  return configuration;
}

for (const tool of ['kbc', 'kbagent'] as const) {
  describe(`The variables of a configuration of ${tool}`, () => {
    const tree = memoryTree(sampleTree(tool, [orders]));

    it('can be listed with their values, and those that are secret', async () => {
      const listed = await listVariables(await opened(tree), tree.files);
      assert.deepEqual(
        listed.map(({ name, value, from, isSecret, places }) => [name, value, from, isSecret, places.length]),
        [
          ['region', 'eu "1"', 'Name 601', false, 3],
          ['key', 'plain', 'Name 601', false, 3],
          ['secret', 'KBC::ProjectSecure::a', 'Name 601', true, 2],
          ['extra', undefined, 'Name 601', false, 1],
        ],
      );
      const [region] = listed;
      assert.ok(region?.definition && region.valueAt);
      assert.match(shownPlace(tree, region.definition), /: "region"$/);
      assert.match(shownPlace(tree, region.valueAt), /: "eu \\"1\\""$/);
      for (const place of region.places) assert.match(shownPlace(tree, place), /: "region"$/);
    });

    for (const choice of ['602', 'Name 602'])
      it(`have the values of the set ${choice} if it is chosen`, async () => {
        const [region] = await listVariables(await opened(tree), tree.files, { values: choice });
        assert.deepEqual([region?.value, region?.from], ['us', 'Name 602']);
      });

    it('are there in the body, each with its place and its value', async () => {
      const { composed } = await composeConfiguration(await opened(tree), tree.files);
      const used = composed[0]?.variables ?? [];
      assert.deepEqual(
        used.map((each) => [
          shownPlace(tree, each.place).replace(/^.*?: /, ''),
          each.value,
          each.isVault,
          each.isSecret,
        ]),
        [
          ['{{ region }}', 'eu "1"', false, false],
          ['{{ vault.PATH }}', undefined, true, true],
          ['{{ key }}', 'plain', false, true],
          ['{{ secret }}', 'KBC::ProjectSecure::a', false, true],
          ['{{ missing }}', undefined, false, false],
        ],
      );
    });

    it('are put in as text, whatever characters they have', async () => {
      const { composed } = await composeConfiguration(await opened(tree), tree.files);
      const body = JSON.parse(composed[0]?.composed.text ?? '');
      assert.equal(body.parameters.api.baseUrl, 'https://eu "1".example/example-path');
      assert.equal(body.parameters.config['#token'], 'plain');
    });

    const unknown: [choice: { row?: string; values?: string }, code: string, message: RegExp][] = [
      [{ values: 'Name 603' }, 'run.unknown-values', /no values "Name 603" .* Did you mean "Name 60[12]"\?/],
      [{ values: 'production' }, 'run.unknown-values', /It has "Name 601" and "Name 602"\./],
      [{ row: 'users' }, 'run.unknown-row', /no row "users" .* It has none\./],
    ];
    for (const [choice, code, message] of unknown)
      it(`cannot be composed with ${JSON.stringify(choice)}`, async () => {
        const configuration = await opened(tree);
        await assert.rejects(composeConfiguration(configuration, tree.files, choice), { code, message });
      });

    it('are none where none are attached', async () => {
      const { variables: _, ...without } = orders;
      const alone = memoryTree(sampleTree(tool, [without]));
      assert.deepEqual(await listVariables(await opened(alone), alone.files), []);
    });
  });
}
