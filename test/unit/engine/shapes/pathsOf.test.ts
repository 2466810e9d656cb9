import assert from 'node:assert/strict';
import { findShape } from '../../../../engine/core/shapes/findShape.ts';
import { inferShape } from '../../../../engine/core/shapes/growingShape.ts';
import { pathsOf } from '../../../../engine/core/shapes/pathsOf.ts';

describe('pathsOf', () => {
  it('lists every reachable key with its types, parents before their keys, and stays out of lists', () => {
    const shape = inferShape({ scroll: { token: 'a', more: { left: 1.5 } }, items: [{ id: 1 }], total: 7, next: null });
    assert.deepEqual(pathsOf(shape), [
      { path: 'scroll', types: ['object'] },
      { path: 'scroll.token', types: ['string'] },
      { path: 'scroll.more', types: ['object'] },
      { path: 'scroll.more.left', types: ['number'] },
      { path: 'items', types: ['array'] },
      { path: 'total', types: ['integer'] },
      { path: 'next', types: ['null'] },
    ]);
  });

  it('leaves out keys that no dotted path can name', () => {
    assert.deepEqual(pathsOf(inferShape({ 'a.b': 1, '': 2, c: 3 })), [{ path: 'c', types: ['integer'] }]);
  });

  it('has nothing to list for a list, a text or an unknown shape', () => {
    assert.deepEqual(
      [inferShape([{ a: 1 }]), inferShape('a'), {}].flatMap((shape) => pathsOf(shape)),
      [],
    );
  });

  it('lists only paths that are found again', () => {
    const shape = inferShape({ a: { b: [{ c: 1 }], d: {} }, e: null });
    for (const { path } of pathsOf(shape)) assert.equal(typeof findShape(shape, path), 'object', path);
  });
});
