import assert from 'node:assert/strict';
import { ownerFile } from '../../../../client/shared/ownerFile.ts';
import { shownName } from '../../../../client/shared/shownName.ts';

// the file, the one that its choices and secrets are kept by, its name in lists
const cases: [file: string, owner: string, name: string][] = [
  ['/w/shop.extractor.json', '/w/shop.extractor.json', 'shop.extractor.json'],
  ['/w/orders/config.json', '/w/orders/config.json', 'orders'],
  ['/w/orders/rows/eu/config.json', '/w/orders/config.json', 'orders/eu'],
  ['/w/orders/rows/eu/_config.yml', '/w/orders/_config.yml', 'orders/eu'],
  ['C:\\w\\orders\\rows\\eu\\config.json', 'C:\\w\\orders\\config.json', 'orders/eu'],
  [
    'vscode-vfs://github/w/my%20orders/rows/eu/config.json',
    'vscode-vfs://github/w/my%20orders/config.json',
    'my orders/eu',
  ],
  ['/w/rows/shop.extractor.json', '/w/rows/shop.extractor.json', 'shop.extractor.json'],
  ['/config.json', '/config.json', 'config.json'],
];

describe('The file of a configuration', () => {
  for (const [file, owner, name] of cases) {
    it(`${file} is kept by ${owner} and shown as ${name}`, () => {
      assert.deepEqual([ownerFile(file), shownName(file)], [owner, name]);
    });
  }
});
