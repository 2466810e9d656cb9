import assert from 'node:assert/strict';
import { casePathOf, testedPathsOf, testsPathOf } from '../../../../engine/core/testing/testPaths.ts';

describe('the folder with the tests of a configuration', () => {
  const table: [file: string, isInTree: boolean, tests: string][] = [
    ['/w/shop.extractor.json', false, '/w/shop.tests'],
    ['/w/shop.json', false, '/w/shop.tests'],
    ['C:\\w\\shop.extractor.json', false, 'C:\\w\\shop.tests'],
    // The file of a component's data folder is no tree.
    ['/data/config.json', false, '/data/config.tests'],
    ['/w/extractor/ex-generic-v2/shop/config.json', true, '/w/extractor/ex-generic-v2/shop.tests'],
    ['/w/main/extractor/ex-generic-v2/shop/_config.yml', true, '/w/main/extractor/ex-generic-v2/shop.tests'],
    ['C:\\w\\shop\\config.json', true, 'C:\\w\\shop.tests'],
  ];
  for (const [file, isInTree, tests] of table) {
    it(`${tests}, for ${file}${isInTree ? ' of a tree' : ''}`, () => {
      assert.equal(testsPathOf(file, isInTree), tests);
      const found = testedPathsOf(tests).map((tested) => ({ ...tested, file: tested.file.replace(/\//g, '\\') }));
      const expected = { file: file.replace(/\//g, '\\'), isInTree };
      assert.ok(found.some((tested) => tested.file === expected.file && tested.isInTree === isInTree));
    });
  }

  it('is that of the configuration with the whole ending, where there are two', () => {
    assert.deepEqual(
      testedPathsOf('/w/shop.tests').map(({ file }) => file),
      ['/w/shop.extractor.json', '/w/shop.json', '/w/shop/config.json', '/w/shop/_config.yml'],
    );
  });
});

describe('the folder of a case', () => {
  const table: [path: string, tests: string | undefined, name?: string][] = [
    ['/w/shop.tests/first/expect.json', '/w/shop.tests', 'first'],
    ['/w/shop.tests/first', '/w/shop.tests', 'first'],
    ['/w/shop.tests/first/recording/1.json', '/w/shop.tests', 'first'],
    ['file:///w/my.tests/shop.tests/first/tables/a.csv', 'file:///w/my.tests/shop.tests', 'first'],
    ['C:\\w\\shop.tests\\first\\expect.json', 'C:\\w\\shop.tests', 'first'],
    ['/w/shop.tests', undefined],
    ['/w/.tests/first/expect.json', undefined],
    ['/w/tests/first/expect.json', undefined],
  ];
  for (const [path, tests, name] of table) {
    it(`${tests === undefined ? 'is none' : `${tests}, ${name}`}: ${path}`, () => {
      assert.deepEqual(casePathOf(path), tests === undefined ? undefined : { tests, name });
    });
  }
});
