import assert from 'node:assert/strict';
import { configurationFile } from '../../../../engine/core/platform/layouts/configurationFile.ts';

describe('The file of a configuration', () => {
  const cases = [
    ['pagewright', 'orders.extractor.json', 'orders.extractor.json'],
    ['pagewright', 'orders', 'orders/config.json'],
    ['kbc', 'main/extractor/ex-generic-v2/orders', 'main/extractor/ex-generic-v2/orders/config.json'],
    ['kbc', 'main/extractor/ex-generic-v2/orders.json', 'main/extractor/ex-generic-v2/orders.json/config.json'],
    ['kbagent', 'main/extractor/ex-generic-v2/orders', 'main/extractor/ex-generic-v2/orders/_config.yml'],
  ] as const;
  for (const [layout, path, file] of cases)
    it(`in the layout ${layout}, at "${path}", is "${file}"`, () => {
      assert.equal(configurationFile(layout, path), file);
    });
});
