import assert from 'node:assert/strict';
import { partsWith } from '../../../../client/projectView/checking/checkedFiles.ts';

const tree = 'file:///work/tree';
const shop = `${tree}/main/extractor/ex-generic-v2/shop`;
const parts = new Map([
  [tree, part()],
  [`${shop}/config.json`, part(`${shop}/rows/users/config.json`, `${tree}/main/other/keboola.variables/v/config.json`)],
  [`${tree}/main/extractor/ex-generic-v2/shop-2/config.json`, part()],
  ['file:///work/other/a/config.json', part()],
]);

function part(...files: string[]) {
  return { files: new Set(files), findings: new Map() };
}

// what was changed or deleted, and the parts that are checked again
const cases: [string, string, string[]][] = [
  ['the body of a configuration', `${shop}/config.json`, ['shop']],
  ['its meta data', `${shop}/meta.json`, ['shop']],
  ['a row', `${shop}/rows/users/config.json`, ['shop']],
  ['variables elsewhere', `${tree}/main/other/keboola.variables/v/config.json`, ['shop']],
  ['the folder of variables', `${tree}/main/other/keboola.variables`, ['shop']],
  ['the manifest', `${tree}/.keboola/manifest.json`, ['tree']],
  ['the folder of a configuration', shop, ['shop']],
  ['the folder of a component', `${tree}/main/extractor/ex-generic-v2`, ['shop', 'shop-2']],
  ['the tree', tree, ['tree', 'shop', 'shop-2']],
  ['what kbc ignores', `${tree}/.keboola/.kbcignore`, ['tree', 'shop', 'shop-2']],
  ['whether kbc ignores a folder', `${shop}/kbcdir.json`, ['shop']],
  ['whether kbc ignores the folder of a component', `${tree}/main/extractor/kbcdir.json`, ['shop', 'shop-2']],
  ['a file of nothing', `${tree}/main/README.json`, []],
];

describe('The parts of a project that are checked again', () => {
  for (const [what, file, expected] of cases) {
    it(`after ${what}`, () => {
      const names = partsWith(file, parts).map((name) => name.replace('/config.json', '').split('/').at(-1));
      assert.deepEqual(names, expected);
    });
  }
});
