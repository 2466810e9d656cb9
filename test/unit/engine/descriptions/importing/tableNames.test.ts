import assert from 'node:assert/strict';
import { JobNames } from '../../../../../engine/core/descriptions/importing/jobNames.ts';
import { nameOf } from '../../../../../engine/core/request/splitAddress.ts';
import { canNameTable } from '../../../../../engine/core/tables/tableFile.ts';
import { operationOf } from '../../../../support/descriptions.ts';

const nameFor = (path: string, names = new JobNames()) =>
  names.take({ segments: path.split('/').filter(Boolean), operation: operationOf(`GET ${path}`) });

describe('A table is called after the path of its endpoint', () => {
  const cases: [path: string, name: string][] = [
    ['/users', 'users'],
    ['/users.json', 'users'],
    ['/console', 'console'],
    ['/nullable', 'nullable'],
    ['/com', 'com'],
    ['/com10', 'com10'],
    ['/api/con', 'con_data'],
    ['/CON', 'CON_data'],
    ['/nul.', 'nul_data'],
    ['/aux.json', 'aux_data'],
    ['/com1', 'com1_data'],
    ['/LPT9', 'LPT9_data'],
    [`/${'x'.repeat(5000)}`, 'x'.repeat(150)],
  ];
  for (const [path, name] of cases) {
    it(`${path.slice(0, 30)} → ${name.slice(0, 30)}`, () => {
      assert.equal(nameFor(path), name);
      assert.ok(canNameTable(name));
      if (/^\/[a-z\d]+$/i.test(path)) assert.equal(nameOf(path), name);
    });
  }

  it('with numbers where long ones begin alike', () => {
    const names = new JobNames();
    const long = 'x'.repeat(5000);
    const taken = [1, 2, 3].map((number) => nameFor(`/${long}${number}`, names));
    assert.equal(new Set(taken).size, 3);
    assert.ok(taken.every(canNameTable));
  });
});
