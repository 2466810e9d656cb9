import assert from 'node:assert/strict';
import { newConfigurationFiles } from '../../../../../engine/core/project/creation/newConfigurationFiles.ts';
import { slugOf } from '../../../../../engine/core/project/creation/slugOf.ts';
import { composeConfiguration } from '../../../../../engine/core/project/model/composeConfiguration.ts';
import { findUse } from '../../../../../engine/core/project/model/findUse.ts';

const parameters =
  '{"api":{"baseUrl":"https://a.b/"},"config":{"jobs":[{"endpoint":"x","params":{"id":12345678901234567890}}],"empty":{}}}';
const folder = '/tree/main/extractor/ex-generic-v2/orders';

describe('A new configuration in a tree', () => {
  for (const [tool, names] of [
    ['kbc', ['config.json', 'meta.json', 'description.md']],
    ['kbagent', ['_config.yml']],
  ] as const) {
    const written = newConfigurationFiles(tool, 'Orders: of "the" shop', parameters);

    it(`of ${tool} has the files ${names.join(', ')}, each with a line break at its end`, () => {
      assert.deepEqual(
        written.map(({ name }) => name),
        names,
      );
      for (const { text } of written) assert.ok(text.endsWith('\n'));
    });

    it(`of ${tool} is read with its name, and its text with all digits and what is empty`, async () => {
      const texts = new Map(written.map(({ name, text }) => [`${folder}/${name}`, text]));
      const files = {
        read: async (file: string) => texts.get(file),
        list: async (of: string) => (of === folder ? written.map(({ name }) => name) : []),
      };
      const [configuration] = (await findUse(`${folder}/${names[0]}`, files))?.configurations ?? [];
      assert.equal(configuration?.name, 'Orders: of "the" shop');
      assert.ok(configuration);
      const { composed, findings } = await composeConfiguration(configuration, files);
      assert.deepEqual(findings, []);
      assert.equal(composed[0]?.composed.text.replaceAll(/\s/g, ''), `{"parameters":${parameters}}`);
    });
  }

  for (const [name, kbc, kbagent] of [
    ['Orders of the shop', 'orders-of-the-shop', 'orders-of-the-shop'],
    ['Číselníky – města', 'ciselniky-mesta', 'seln-ky-m-sta'],
    ['訂單', 'config', 'config'],
    ['../..', 'config', 'config'],
  ] as const) {
    it(`"${name}" is in the folder ${kbc} of kbc, and ${kbagent} of kbagent`, () => {
      assert.deepEqual([slugOf('kbc', name), slugOf('kbagent', name)], [kbc, kbagent]);
    });
  }
});
