import assert from 'node:assert/strict';
import { FileError } from '../../../../engine/core/errors.ts';
import { inferShape } from '../../../../engine/core/shapes/growingShape.ts';
import { nothingKnown } from '../../../../server/service/model/known.ts';
import { createShapesCache } from '../../../../server/service/shapes/shapesCache.ts';

const document = { uri: 'file:///work/users.extractor.json' };
const beside = 'file:///work/users.shapes.json';
const learned = 'file:///storage/1.shapes.json';

function textOf(response: Record<string, string>): string {
  return JSON.stringify({ version: 1, jobs: { users: { responses: 1, schema: inferShape(response) } } });
}

describe('the known responses of a configuration', () => {
  const files = new Map<string, string | FileError>();
  let changedAt: number | undefined;
  let reads: string[] = [];
  let known: ReturnType<typeof createShapesCache>;

  beforeEach(() => {
    files.clear();
    changedAt = undefined;
    reads = [];
    known = createShapesCache(
      async (uri) => {
        reads.push(uri);
        return files.get(uri);
      },
      () => ({ ...nothingKnown, ...(changedAt !== undefined && { shapes: { uri: learned, changedAt } }) }),
    );
  });

  async function keys(): Promise<string[]> {
    const { shapes } = await known(document);
    return Object.keys(shapes?.jobs['users']?.schema.properties ?? {});
  }

  it('are those of the file beside it, and those that runs have learned', async () => {
    assert.deepEqual(await keys(), []);
    files.set(beside, textOf({ a: 'x' }));
    assert.deepEqual(await keys(), ['a']);
    files.set(learned, textOf({ b: 'x' }));
    changedAt = 1;
    assert.deepEqual(await keys(), ['a', 'b']);
    files.delete(beside);
    assert.deepEqual(await keys(), ['b']);
  });

  it('are the same object while nothing changes, and the learned ones are read once', async () => {
    files.set(beside, textOf({ a: 'x' }));
    files.set(learned, textOf({ b: 'x' }));
    changedAt = 1;
    const first = (await known(document)).shapes;
    assert.equal((await known(document)).shapes, first);
    assert.equal(reads.filter((uri) => uri === learned).length, 1);
    files.set(learned, textOf({ c: 'x' }));
    changedAt = 2;
    assert.deepEqual(await keys(), ['a', 'c']);
  });

  it('are those of the other where one cannot be read; only the one that a person sees is a problem', async () => {
    const problem = new FileError('x', 'too large');
    files.set(beside, problem);
    files.set(learned, textOf({ b: 'x' }));
    changedAt = 1;
    assert.deepEqual(await keys(), ['b']);
    assert.equal((await known(document)).ignored, problem);
    files.set(beside, textOf({ a: 'x' }));
    files.set(learned, problem);
    changedAt = 2;
    assert.deepEqual(await keys(), ['a']);
    assert.equal((await known(document)).ignored, undefined);
  });
});
