import assert from 'node:assert/strict';
import { shapesToKeep } from '../../../client/run/shapesToKeep.ts';

const shape = (responses: number) => ({ responses, schema: { type: 'object' } });
const textOf = (jobs: Record<string, unknown>, version = 1) => `${JSON.stringify({ version, jobs }, undefined, 2)}\n`;
const inPlace = textOf({ users: shape(11), orders: shape(3) });

interface Case {
  title: string;
  before: string | undefined;
  learned: string;
  isWhole: boolean;
  after: string | undefined;
}

const cases: Case[] = [
  {
    title: 'the learned ones where there is no file',
    before: undefined,
    learned: textOf({ users: shape(1) }),
    isWhole: false,
    after: textOf({ users: shape(1) }),
  },
  {
    title: 'the learned ones of a whole run, alone',
    before: inPlace,
    learned: textOf({ users: shape(2) }),
    isWhole: true,
    after: textOf({ users: shape(2) }),
  },
  {
    title: 'no change where a whole run learned the same',
    before: inPlace,
    learned: inPlace,
    isWhole: true,
    after: undefined,
  },
  {
    title: 'a job that is new, from a trial',
    before: inPlace,
    learned: textOf({ items: shape(1) }),
    isWhole: false,
    after: textOf({ users: shape(11), orders: shape(3), items: shape(1) }),
  },
  {
    title: 'a job of which a trial saw as many responses',
    before: inPlace,
    learned: textOf({ orders: { ...shape(3), new: true } }),
    isWhole: false,
    after: textOf({ users: shape(11), orders: { ...shape(3), new: true } }),
  },
  {
    title: 'the file where a trial saw fewer responses',
    before: inPlace,
    learned: textOf({ users: shape(1) }),
    isWhole: false,
    after: undefined,
  },
  {
    title: 'a file that is no JSON, from a trial',
    before: '{',
    learned: textOf({ users: shape(1) }),
    isWhole: false,
    after: undefined,
  },
  {
    title: 'a file of another form, from a trial',
    before: '{"version": 1, "jobs": {"users": 1}}',
    learned: textOf({ users: shape(1) }),
    isWhole: false,
    after: undefined,
  },
  {
    title: 'a file of another version, from a trial',
    before: textOf({}, 2),
    learned: textOf({ users: shape(1) }),
    isWhole: false,
    after: undefined,
  },
];

const relaidOut = JSON.stringify(JSON.parse(inPlace));
cases.push(
  {
    title: 'no change where only the layout differs',
    before: relaidOut,
    learned: inPlace,
    isWhole: true,
    after: undefined,
  },
  {
    title: 'no change of the layout where a trial saw less',
    before: relaidOut,
    learned: textOf({ users: shape(1) }),
    isWhole: false,
    after: undefined,
  },
);

describe('The shapes that are kept after a run are', () => {
  for (const { title, before, learned, isWhole, after } of cases) {
    it(title, () => assert.equal(shapesToKeep(before, learned, isWhole), after));
  }
});
