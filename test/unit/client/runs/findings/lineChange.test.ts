import assert from 'node:assert/strict';
import { followLine, type LineChange, lineChangeBetween } from '../../../../../client/runs/findings/lineChange.ts';

describe('The change between two texts', () => {
  const cases: [title: string, before: string, after: string, change: LineChange | undefined][] = [
    ['is none where they are the same', 'a\nb', 'a\nb', undefined],
    ['is the line that differs', 'a\nb\nc', 'a\nx\nc', { first: 1, last: 1, added: 0 }],
    ['touches no line where one came between two', 'a\nb', 'a\nx\nb', { first: 1, last: 0, added: 1 }],
    ['counts what was taken out', 'a\nb\nc', 'a\nc', { first: 1, last: 1, added: -1 }],
    ['does not count a line twice', 'a\na', 'a\na\na', { first: 2, last: 1, added: 1 }],
    [
      'holds all between the first and the last difference',
      'a\nb\nc\nd',
      'x\nb\nc\ny',
      { first: 0, last: 3, added: 0 },
    ],
  ];
  for (const [title, before, after, change] of cases) {
    it(title, () => assert.deepEqual(lineChangeBetween(before, after), change));
  }
});

describe('A line after changes', () => {
  const after = (text: string) => (line: number) => text.split('\n')[line];
  const cases: [
    title: string,
    line: number,
    text: string,
    changes: LineChange[],
    now: string,
    expected: number | undefined,
  ][] = [
    ['is where it was without any', 1, 'b', [], 'a\nb', 1],
    ['moves down', 1, 'b', [{ first: 0, last: 0, added: 2 }], 'a\n\n\nb', 3],
    ['moves up', 2, 'c', [{ first: 0, last: 1, added: -1 }], 'x\nc', 1],
    ['stays for a change below', 0, 'a', [{ first: 1, last: 1, added: 5 }], 'a\nx', 0],
    ['stays whole where a line is added at its end', 1, 'b', [{ first: 1, last: 1, added: 1 }], 'a\nb\n', 1],
    ['moves where a line is added at its start', 1, 'b', [{ first: 1, last: 1, added: 1 }], 'a\n\nb', 2],
    ['is gone where it changed', 1, 'b', [{ first: 1, last: 1, added: 0 }], 'a\nbc', undefined],
    ['is gone where it was taken out', 1, 'b', [{ first: 1, last: 1, added: -1 }], 'a\nc', undefined],
    [
      'is not taken for a line that looks alike elsewhere',
      0,
      'b',
      [{ first: 0, last: 0, added: 0 }],
      'x\nb',
      undefined,
    ],
    [
      'follows several changes at a time',
      3,
      'd',
      [
        { first: 5, last: 5, added: 3 },
        { first: 1, last: 2, added: -1 },
        { first: 0, last: 0, added: 4 },
      ],
      'a\n1\n2\n3\n4\nb\nd',
      6,
    ],
    ['is gone with the whole text', 1, 'b', [{ first: 0, last: 1, added: -1 }], '', undefined],
  ];
  for (const [title, line, text, changes, now, expected] of cases) {
    it(title, () => assert.equal(followLine(line, text, changes, after(now)), expected));
  }
});
