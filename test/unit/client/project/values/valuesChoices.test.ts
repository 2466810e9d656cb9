import assert from 'node:assert/strict';
import { valuesChoices } from '../../../../../client/project/values/valuesChoices.ts';
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

  it('have a default one also before it has an id', () => {
    const fresh = { ...variables, values: [us, other], defaultValues: '/v/values/us-2' };
    assert.deepEqual(
      valuesChoices(fresh, undefined).map(({ notes }) => notes.join(' · ')),
      ['', 'default · in use'],
    );
  });
});
