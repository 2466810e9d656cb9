import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { learnShapes } from '../../../client/run/learnShapes.ts';

describe('Learning the shapes of a run', () => {
  let given = '';

  it('gives what the run wrote and leaves nothing behind', async () => {
    const learned = await learnShapes(async (file) => {
      given = file;
      fs.writeFileSync(file, '{"version": 1}');
    });
    assert.equal(learned, '{"version": 1}');
    assert.ok(!fs.existsSync(path.dirname(given)));
  });

  it('gives nothing where the run wrote nothing', async () => {
    assert.equal(await learnShapes(async () => {}), undefined);
  });

  it('leaves nothing behind where the run throws', async () => {
    const run = learnShapes(async (file) => {
      given = file;
      throw new Error('a fault');
    });
    await assert.rejects(run, /a fault/);
    assert.ok(!fs.existsSync(path.dirname(given)));
  });
});
