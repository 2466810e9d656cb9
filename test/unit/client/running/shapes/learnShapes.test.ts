import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { learnShapes } from '../../../../../client/running/shapes/learnShapes.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('Learning the shapes of a run', () => {
  const folder = temporaryFolder();
  const inPlace = () => path.join(folder(), 'users.shapes.json');
  let given = '';

  it('gives what the run wrote and leaves nothing behind', async () => {
    const learned = await learnShapes(inPlace(), async (file) => {
      given = file;
      fs.writeFileSync(file, '{"version": 1}');
    });
    assert.equal(learned, '{"version": 1}');
    assert.ok(!fs.existsSync(path.dirname(given)));
  });

  it('gives nothing where the run wrote nothing', async () => {
    assert.equal(await learnShapes(inPlace(), async () => {}), undefined);
  });

  it('gives the run what was known, so that it can add to it, and leaves the file in place alone', async () => {
    fs.writeFileSync(inPlace(), 'known');
    const learned = await learnShapes(inPlace(), async (file) => fs.appendFileSync(file, ' and more'));
    assert.deepEqual([learned, fs.readFileSync(inPlace(), 'utf8')], ['known and more', 'known']);
  });

  it('gives nothing where the run wrote the same, in whatever layout', async () => {
    fs.writeFileSync(inPlace(), '{ "version": 1 }');
    assert.equal(await learnShapes(inPlace(), async (file) => fs.writeFileSync(file, '{"version":1}')), undefined);
  });

  it('leaves nothing behind where the run throws', async () => {
    const run = learnShapes(inPlace(), async (file) => {
      given = file;
      throw new Error('a fault');
    });
    await assert.rejects(run, /a fault/);
    assert.ok(!fs.existsSync(path.dirname(given)));
  });
});
