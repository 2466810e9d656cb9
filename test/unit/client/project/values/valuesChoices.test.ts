import assert from 'node:assert/strict';
import { findSet, idOfSet, keyOfSet, valuesChoices } from '../../../../../client/project/values/valuesChoices.ts';
import type { TreePart, TreeVariables } from '../../../../../engine/faces/projects.ts';

function partAt(folder: string, name: string, id?: string): TreePart {
  return { folder, file: `${folder}/config.json`, name, isDisabled: false, ...(id !== undefined && { id }) };
}

const [standard, us, other] = [
  partAt('/v/values/default', 'Default', '1'),
  partAt('/v/values/us', 'US', '2'),
  partAt('/v/values/us-2', 'US'),
];
const variables: TreeVariables = {
  ...partAt('/v', 'Variables', '9'),
  values: [standard, us, other],
  defaultValues: '1',
};

describe('The sets of values of a configuration', () => {
  for (const [chosen, marked] of [
    [undefined, ['default · in use', '', '']],
    ['us', ['default', 'in use', '']],
    ['us-2', ['default', '', 'in use']],
    ['gone', ['default', '', '']],
  ] as const) {
    it(`say which is in use when ${chosen ?? 'none'} is chosen`, () => {
      assert.deepEqual(
        valuesChoices(variables, chosen).map(({ notes }) => notes.join(' · ')),
        marked,
      );
    });
  }

  it('are kept by their folders, and the default one by no choice', () => {
    assert.deepEqual(
      valuesChoices(variables, undefined).map(({ key }) => key),
      [undefined, 'us', 'us-2'],
    );
  });

  for (const [named, found] of [
    ['us', us],
    ['2', us],
    ['US', us],
    ['us-2', other],
    ['gone', undefined],
  ] as const) {
    it(`are found by ${named}`, () => assert.equal(findSet(variables, named), found));
  }

  it('have the name of their folder before they have an id', () => {
    assert.deepEqual([idOfSet(us), idOfSet(other), keyOfSet(us)], ['2', 'us-2', 'us']);
  });
});
