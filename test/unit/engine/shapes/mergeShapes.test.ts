import assert from 'node:assert/strict';
import { mergeShapesFiles } from '../../../../engine/core/shapes/mergeShapes.ts';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { maxKeys, type ShapesFile } from '../../../../engine/core/shapes/shapes.ts';

/** The shapes of these responses, by job. */
function fileOf(jobs: Record<string, unknown[]>): ShapesFile {
  const collector = new ShapeCollector();
  for (const [name, each] of Object.entries(jobs)) for (const response of each) collector.add(name, response as never);
  return collector.toFile();
}

describe('what two shapes files know together', () => {
  it('is the jobs of both, and of a job in both what either saw', () => {
    const one = fileOf({ users: [{ id: 1, name: 'x' }], a: [{ x: 1 }] });
    const other = fileOf({
      users: [
        { id: 'y', next: null },
        { id: 'z', next: null },
      ],
      b: [{ y: 1 }],
    });
    const { jobs } = mergeShapesFiles(one, other) ?? {};
    assert.deepEqual(Object.keys(jobs ?? {}), ['users', 'a', 'b']);
    assert.deepEqual(jobs?.['users'], {
      responses: 2,
      schema: {
        type: 'object',
        properties: { id: { type: ['string', 'integer'] }, name: { type: 'string' }, next: { type: 'null' } },
        required: ['id'],
      },
    });
  });

  it('is the same where both know the same', () => {
    const file = fileOf({ users: [{ id: 1, page: { next: 'x' }, rows: [{ a: 1.5 }] }] });
    assert.deepEqual(mergeShapesFiles(file, file), file);
  });

  it('is what one knows where there is no other', () => {
    const file = fileOf({ users: [{ id: 1 }] });
    assert.equal(mergeShapesFiles(file, undefined), file);
    assert.equal(mergeShapesFiles(undefined, file), file);
    assert.equal(mergeShapesFiles(undefined, undefined), undefined);
  });

  it('has no keys of an object that has too many together: they are data', () => {
    const keys = (prefix: string) =>
      Object.fromEntries(Array.from({ length: maxKeys - 1 }, (_, index) => [`${prefix}${index}`, 1]));
    const merged = mergeShapesFiles(fileOf({ users: [keys('a')] }), fileOf({ users: [keys('b')] }));
    assert.deepEqual(merged?.jobs['users']?.schema, { type: 'object' });
  });
});
