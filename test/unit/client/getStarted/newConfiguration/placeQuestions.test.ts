import assert from 'node:assert/strict';
import { chosenPlace, placeQuestions } from '../../../../../client/getStarted/newConfiguration/placeQuestions.ts';
import type { TreePlace } from '../../../../../client/getStarted/newConfiguration/treePlaces.ts';

const places: TreePlace[] = [
  { tool: 'kbc', folder: '/a/main/extractor/ex-generic-v2', label: 'Branch main of project 1' },
  { tool: 'kbagent', folder: '/b/main/extractor/ex-generic-v2', label: 'Branch main of project 2' },
];
const proposed = { name: 'shop', file: { name: 'file', prompt: 'Name of the file' } };

describe('Where a new configuration is saved', () => {
  // the trees, the reply so far, the questions, the branch that is chosen
  const cases: [string, TreePlace[], string | undefined, string[], string | undefined][] = [
    ['is a file where there is no tree', [], undefined, ['file'], undefined],
    [
      'is asked where there are trees, and the first one is proposed',
      places,
      undefined,
      ['place', 'name'],
      places[0]?.folder,
    ],
    ['is the tree that is chosen', places, places[1]?.folder, ['place', 'name'], places[1]?.folder],
    ['is a file outside the trees if that is chosen', places, '', ['place', 'file'], undefined],
  ];
  for (const [title, known, reply, names, chosen] of cases) {
    it(title, () => {
      const replies = new Map(reply === undefined ? [] : [['place', reply]]);
      assert.deepEqual(
        placeQuestions(known, replies, proposed).map(({ name }) => name),
        names,
      );
      assert.equal(chosenPlace(known, replies)?.folder, chosen);
    });
  }

  it('is no empty name', async () => {
    const [, name] = placeQuestions(places, new Map(), proposed);
    assert.ok(name !== undefined && 'findProblem' in name);
    assert.match((await name.findProblem?.(' ')) ?? '', /Enter a name/);
    assert.equal(await name.findProblem?.('Orders'), undefined);
  });
});
