import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '../../../cli/createProgram.ts';
import { exitCodes } from '../../../cli/printing/exitCodes.ts';
import { leafVerbs, shownOptions } from '../../support/leafVerbs.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/cli.md'), 'utf8');
const synopsis = page.split('```')[1] ?? '';
const program = createProgram();
/** The options of each verb of a project, which the page lists once. */
const sharedByProject = ['--stack', '--token-file', '--branch', '--folder', '--layout', '--format'];

describe('docs/cli.md', () => {
  for (const { words, command } of leafVerbs(program)) {
    it(`shows every option of ${words}, and no other`, () => {
      const usage = synopsis
        .split(/^pagewright /m)
        .find((each) => `${each} `.replace(/\s/g, ' ').startsWith(`${words} `));
      assert.ok(usage, 'no line in the synopsis');
      const shown = usage.match(/--[a-z-]+/g) ?? [];
      const common = words.startsWith('project ') ? sharedByProject : [];
      assert.deepEqual([...shown, ...common].sort(), shownOptions(command).sort());
    });
  }

  it('says of every verb what it does', () => {
    assert.deepEqual(
      leafVerbs(program).filter(({ words }) => !page.includes(`**\`${words}\`**`)),
      [],
    );
  });

  it('explains every option of run', () => {
    const [, table = ''] = page.split('## Options of `run`');
    const run = program.commands.find((verb) => verb.name() === 'run');
    assert.ok(run);
    assert.deepEqual(
      shownOptions(run).filter((long) => !table.includes(`\`${long}`)),
      [],
    );
  });

  it('explains every exit code, and no other', () => {
    const explained = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
    assert.deepEqual(explained, Object.values(exitCodes));
  });
});
