import assert from 'node:assert/strict';
import { distinctName, distinctTitle } from '../../../../../client/runs/history/distinctName.ts';

describe('The name that tells a configuration from others', () => {
  // the file, the others, its name
  const cases: [string, string[], string][] = [
    ['/w/shop.json', [], 'shop.json'],
    ['/w/shop.json', ['/w/shop.json', '/w/users.json'], 'shop.json'],
    ['/w/eu/shop.json', ['/w/us/shop.json'], 'eu/shop.json'],
    ['/w/eu/v1/shop.json', ['/w/us/v1/shop.json', '/w/eu/v2/shop.json'], 'eu/v1/shop.json'],
    ['/w/shop.json', ['/w/eu/shop.json'], 'w/shop.json'],
    ['/shop.json', ['/w/shop.json'], '/shop.json'],
    ['C:\\w\\eu\\shop.json', ['C:\\w\\us\\shop.json'], 'eu/shop.json'],
    ['vscode-vfs://github/w/eu/shop.json', ['vscode-vfs://github/w/us/shop.json'], 'eu/shop.json'],
  ];
  for (const [file, others, name] of cases) {
    it(`of ${file} beside ${others.length === 0 ? 'none' : others.join(', ')} is ${name}`, () => {
      assert.equal(distinctName(file, others), name);
    });
  }

  it('is part of the title of a run', () => {
    const run = { configFile: '/w/eu/shop.json', title: 'shop.json (first page)' };
    assert.equal(distinctTitle(run, [run]), 'shop.json (first page)');
    assert.equal(distinctTitle(run, [run, { configFile: '/w/us/shop.json' }]), 'eu/shop.json (first page)');
    assert.equal(distinctTitle({ ...run, title: 'Other' }, [{ configFile: '/w/us/shop.json' }]), 'Other');
  });
});
