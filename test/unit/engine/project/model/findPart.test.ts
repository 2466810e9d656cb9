import assert from 'node:assert/strict';
import { findPart } from '@pagewright/core/project/model/findPart';

const part = (folder: string, name: string, id?: string) => ({
  folder: `main/values/${folder}`,
  file: `main/values/${folder}/config.json`,
  name,
  isDisabled: false,
  ...(id !== undefined && { id }),
});
const parts = [
  part('default', 'Default Values', '601'),
  part('us', 'US', '602'),
  part('eu', 'Europe'),
  part('eu-2', 'EU', '604'),
  part('eu-3', 'eU'),
];

describe('A row or a set of values', () => {
  const cases: [chosen: string, folder: string | undefined][] = [
    ['601', 'default'],
    ['main/values/eu', 'eu'],
    ['US', 'us'],
    ['us', 'us'],
    ['Us', 'us'],
    ['default values', 'default'],
    ['EU', 'eu-2'],
    ['eu', 'eu'],
    ['Eu', undefined],
    ['uk', undefined],
    ['', undefined],
  ];
  for (const [chosen, folder] of cases)
    it(`named "${chosen}" is ${folder === undefined ? 'not there' : `the one in "${folder}"`}`, () =>
      assert.equal(findPart(parts, chosen)?.folder, folder && `main/values/${folder}`));
});
