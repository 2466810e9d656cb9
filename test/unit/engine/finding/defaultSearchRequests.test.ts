import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '../../../../cli/createProgram.ts';
import { defaultSearchRequests } from '../../../../engine/core/finding/defaultSearchRequests.ts';
import { findingInput } from '../../../../tools/finding/findingInput.ts';

const root = path.join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('The budget of a search', () => {
  it('is the default of the setting', () => {
    const { contributes } = JSON.parse(read('package.json'));
    const settings = [contributes.configuration].flat().flatMap(({ properties }) => Object.entries(properties));
    const [, setting] = settings.find(([name]) => name === 'pagewright.run.maxSearchRequests') ?? [];
    assert.equal((setting as { default?: unknown })?.default, defaultSearchRequests);
    assert.ok(read('client/running/run/runSettings.ts').includes(`'run.maxSearchRequests', ${defaultSearchRequests})`));
  });

  it('is in the help of the command line', () => {
    const verb = createProgram().commands.find((command) => command.name() === 'find-paging');
    const option = verb?.options.find(({ long }) => long === '--max-requests');
    assert.match(option?.description ?? '', new RegExp(`default: ${defaultSearchRequests} for each job`));
  });

  it('is in the description of the tool', () => {
    const text = findingInput.shape.maxRequests.description;
    assert.match(text ?? '', new RegExp(`Absent: ${defaultSearchRequests} for each job`));
  });

  it('is in the documentation', () => {
    assert.match(read('docs/finding-paging.md'), new RegExp(`At most ${defaultSearchRequests} requests for each job`));
  });
});
