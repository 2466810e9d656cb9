import assert from 'node:assert/strict';
import { changeSource } from '../../../../engine/core/project/source/changeSource.ts';
import { readJsonSource } from '../../../../engine/core/project/source/readJsonSource.ts';
import { sameSource } from '../../../../engine/core/project/source/sameSource.ts';
import { withEdit } from '../../../../engine/core/project/source/sourceChange.ts';
import type { SourceNode } from '../../../../engine/core/project/source/sourceNode.ts';
import { ChangedText } from '../../../../server/service/composed/edits/changedText.ts';
import { sourceDiff } from '../../../../server/service/composed/edits/sourceDiff.ts';
import { forSeeds, type Next } from '../../../support/seeded.ts';

function sourceOf(json: string): SourceNode {
  const source = readJsonSource(json, '');
  assert.ok(source, json);
  return source;
}

/** A random value whose keys are in alphabetical order, so that only their presence changes. */
function randomValue(next: Next, depth: number): unknown {
  const kind = next(depth > 3 ? 3 : 6);
  if (kind === 0) return next(10);
  if (kind < 3) return ['', 'x', 'a b', null, true][next(5)];
  if (kind === 3) return Array.from({ length: next(4) }, () => randomValue(next, depth + 1));
  const keys = ['a', 'b', 'c', 'd'].filter(() => next(2) === 0);
  return Object.fromEntries(keys.map((key) => [key, randomValue(next, depth + 1)]));
}

describe('the difference of two composed texts', () => {
  it('makes the one of the other, change by change', () => {
    forSeeds(500, (next) => {
      const [before, after] = [randomValue(next, 0), randomValue(next, 0)].map((value) => JSON.stringify(value));
      const changes = sourceDiff(sourceOf(before ?? ''), sourceOf(after ?? ''), {
        text: after ?? '',
        mayReplace: false,
      });
      // A key that is renamed to one before its neighbours changes the order of no others.
      assert.ok(changes, `${before} ${after}`);
      let tree: SourceNode | undefined = sourceOf(before ?? '');
      for (const change of changes) tree = changeSource(tree, change);
      assert.ok(sameSource(tree, sourceOf(after ?? '')), `${before} ${after} ${JSON.stringify(changes)}`);
    });
  });

  const table: [title: string, before: string, after: string, changes: object[] | undefined][] = [
    ['is nothing for another layout', '{"a": [1, 2]}', '{"a":[1,2]}', []],
    ['keeps all digits', '{"a": 1.10}', '{"a": 1.100}', [{ kind: 'set', path: ['a'], json: '1.100' }]],
    [
      'is a new name at the same place',
      '{"a": 1, "b": 2}',
      '{"x": 1, "b": 2}',
      [{ kind: 'rename', path: ['a'], key: 'x' }],
    ],
    [
      'adds before the next key',
      '{"b": 2}',
      '{"a": 1, "b": 2}',
      [{ kind: 'add', path: [], key: 'a', json: '1', before: 'b' }],
    ],
    ['removes from the end of a list', '{"a": [1, 2, 3]}', '{"a": [1, 3]}', [{ kind: 'remove', path: ['a', '1'] }]],
    ['inserts into a list', '[1, 3]', '[1, 2, 3]', [{ kind: 'insert', path: [], index: 1, json: '2' }]],
    ['is not known where keys have changed places', '{"a": 1, "b": 2}', '{"b": 2, "a": 1}', undefined],
  ];
  for (const [title, before, after, changes] of table) {
    it(title, () =>
      assert.deepEqual(sourceDiff(sourceOf(before), sourceOf(after), { text: after, mayReplace: false }), changes),
    );
  }

  it('writes the object anew whose keys have changed places, where that may be', () => {
    const [before, text] = ['{"x": {"a": 1, "b": 2}, "y": 1}', '{"x": {"b": 2, "a": 1}, "y": 2}'];
    assert.deepEqual(sourceDiff(sourceOf(before), sourceOf(text), { text, mayReplace: true }), [
      { kind: 'set', path: ['x'], json: '{"b": 2, "a": 1}' },
      { kind: 'set', path: ['y'], json: '2' },
    ]);
  });
});

describe('a text that is changed edit by edit', () => {
  it('has the same result by edits of the first text, however the edits lie', () => {
    forSeeds(500, (next) => {
      const first = 'abcdefghijklmnop'.slice(0, 4 + next(12));
      const changed = new ChangedText(first);
      for (let count = next(5); count > 0; count--) {
        const start = next(changed.text.length + 1);
        const end = start + next(Math.min(4, changed.text.length - start + 1));
        changed.apply({ start, end, text: 'XYZ'.slice(0, next(4)) });
      }
      const edits = changed.edits();
      for (const [index, { start, end }] of edits.entries())
        assert.ok(start <= end && (edits[index + 1]?.start ?? end) >= end, 'apart, in order');
      const result = edits.toReversed().reduce(withEdit, first);
      assert.equal(result, changed.text);
    });
  });
});
