import assert from 'node:assert/strict';
import { convertMapped, convertMappedToEnd } from './convertMapped.ts';
import { workedCases } from './workedCases.ts';

describe('mapping.md 12: worked cases', () => {
  for (const { title, mappings, pages, tables } of workedCases) {
    const convert = title.startsWith('11.') ? convertMappedToEnd : convertMapped;
    it(title, () => assert.equal(convert(mappings, ...pages), tables));
  }

  it('are all twelve', () => assert.equal(workedCases.length, 12));
});
