import assert from 'node:assert/strict';
import { partsOfRow } from '../../../../../client/platform/jobs/partsOfRow.ts';
import type { JudgedPart } from '../../../../../engine/faces/platform.ts';

function part(name: string, row?: { id: string; name: string }): JudgedPart {
  const verdict = { status: 'unknown', evidence: [] } as const;
  return { ...(row && { row }), name, pointer: '/config/jobs/0', verdict: { ...verdict, evidence: [] }, missing: [] };
}

const [users, teams, more] = [
  { id: '1', name: 'Users' },
  { id: '2', name: 'Teams' },
  { id: '3', name: 'Users' },
];

describe('The jobs of a row in a job of the platform', () => {
  const cases: [string, JudgedPart[], Parameters<typeof partsOfRow>[1], string[]][] = [
    ['are those of the row with its id', [part('a', users), part('b', teams)], teams, ['b']],
    ['are those of its id, whatever others are called', [part('a', users), part('b', more)], more, ['b']],
    ['are those of its id, also under another name', [part('a', users)], { id: '1', name: 'New' }, ['a']],
    ['are those of its name where no file has the id', [part('a', users), part('b', teams)], { name: 'Users' }, ['a']],
    ['are not known if several rows have its name', [part('a', users), part('b', more)], { name: 'Users' }, []],
    ['are none if it did not run', [part('a', users)], teams, []],
    ['are not those of a configuration without rows', [part('a')], { name: 'Users' }, []],
    ['are all of a configuration without rows', [part('a'), part('b')], undefined, ['a', 'b']],
  ];
  for (const [title, parts, row, names] of cases)
    it(title, () => {
      const found = partsOfRow(parts, row);
      assert.deepEqual(
        found.map(({ name }) => name),
        names,
      );
      assert.ok(found.every((each) => each.row === undefined));
    });
});
