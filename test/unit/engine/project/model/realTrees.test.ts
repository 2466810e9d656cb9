import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '@pagewright/core/json/parseJson';
import { composeConfiguration } from '@pagewright/core/project/model/composeConfiguration';
import { findUse } from '@pagewright/core/project/model/findUse';
import { openTree } from '@pagewright/core/project/model/openTree';
import type { TreeFiles } from '@pagewright/core/project/model/treeFiles';

const trees = path.join(import.meta.dirname, '..', 'trees');
const files: TreeFiles = {
  read: (file) => Promise.resolve(readOrNothing(() => readFileSync(path.join(trees, file), 'utf8'))),
  list: (folder) => Promise.resolve(readOrNothing(() => readdirSync(path.join(trees, folder))) ?? []),
};

function readOrNothing<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const tools = [
  { tool: 'kbc', file: 'config.json', variables: 'main/extractor/ex-generic-v2/orders-of-the-shop/variables' },
  {
    tool: 'kbagent',
    file: '_config.yml',
    variables: 'main/other/keboola.variables/variables-definition-for-ex-generic-v2-101',
  },
] as const;

for (const { tool, file, variables } of tools) {
  describe(`A tree that ${tool} pulled`, () => {
    it('has its configurations, without those of other components', async () => {
      const { configurations, tool: found, branches, manifest } = await openTree(tool, files);
      assert.deepEqual(
        configurations.map(({ id, name, isDisabled, component }) => [id, name, isDisabled, component]),
        [
          ['101', 'Orders of the shop', false, 'ex-generic-v2'],
          ['102', 'Číselníky – města', true, 'ex-generic-v2'],
          ['103', 'With rows', false, 'ex-generic-v2'],
          ['104', 'Fails', false, 'ex-generic-v2'],
        ],
      );
      assert.equal(found, tool);
      assert.equal(manifest?.projectId, '4321');
      assert.deepEqual(branches, [{ id: '777', folder: `${tool}/main` }]);
    });

    it('has their rows and the sets of their variables', async () => {
      const { configurations } = await openTree(tool, files);
      const [orders, , withRows] = configurations;
      assert.deepEqual(
        withRows?.rows.map(({ id, name, isDisabled }) => [id, name, isDisabled]),
        [
          ['701', 'Users', false],
          ['702', 'Teams', true],
        ],
      );
      assert.deepEqual(
        orders?.variables?.values.map(({ id, name }) => [id, name]),
        [
          ['601', 'Default Values'],
          ['602', 'US'],
        ],
      );
      assert.equal(orders?.variables?.defaultValues, '601');
    });

    it('has no problem', async () => {
      const { configurations, findings } = await openTree(tool, files);
      const compositions = await Promise.all(configurations.map((each) => composeConfiguration(each, files)));
      const found = compositions.flatMap((each) => [...each.findings, ...each.composed.flatMap((one) => one.findings)]);
      assert.deepEqual([...findings, ...found], []);
    });

    for (const [values, region] of [
      [undefined, 'eu'],
      ['US', 'us'],
      ['602', 'us'],
    ] as const) {
      it(`is composed with ${values === undefined ? 'the default values' : `the values ${values}`}`, async () => {
        const [orders] = (await openTree(tool, files)).configurations;
        assert.ok(orders);
        const { composed } = await composeConfiguration(orders, files, values === undefined ? {} : { values });
        assert.equal(composed.length, 1);
        const body = parseJson(composed[0]?.composed.text ?? '');
        assert.equal(Object(body).parameters.api.baseUrl, `https://${region}.shop.example/api/`);
        assert.deepEqual(Object.keys(Object(body)), [
          'parameters',
          'processors',
          'runtime',
          ...(tool === 'kbagent' ? ['variables_id', 'variables_values_id'] : []),
        ]);
      });
    }

    const uses: [folder: string, role: string | undefined, users: string[]][] = [
      ['main/extractor/ex-generic-v2/with-rows', 'configuration', ['With rows']],
      ['main/extractor/ex-generic-v2/with-rows/rows/teams', 'row', ['With rows']],
      [variables, 'variables', ['Orders of the shop']],
      [`${variables}/${tool === 'kbc' ? 'values' : 'rows'}/us`, 'values', ['Orders of the shop']],
      ['main/extractor/acme.ex-orders/acme-eu', undefined, []],
      ['main', undefined, []],
    ];
    for (const [folder, role, users] of uses)
      it(`has ${role === undefined ? 'nothing of interest' : `a ${role}`} in ${folder}`, async () => {
        const use = await findUse(`${tool}/${folder}/${file}`, files);
        assert.equal(use?.role, role);
        assert.deepEqual(use?.configurations.map(({ name }) => name) ?? [], users);
        if (use !== undefined) assert.equal(use.part.folder, `${tool}/${folder}`);
      });
  });
}
