import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '../../../cli/createProgram.ts';
import { exitCodes } from '../../../cli/printing/exitCodes.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/cli.md'), 'utf8');
const synopsis = page.split('```')[1] ?? '';
const program = createProgram();

describe('docs/cli.md', () => {
  for (const verb of program.commands) {
    it(`shows every option of ${verb.name()}, and no other`, () => {
      const usage = synopsis.split(/^pagewright /m).find((each) => each.split(/\s/)[0] === verb.name());
      assert.ok(usage, 'no line in the synopsis');
      const shown = usage.match(/--[a-z-]+/g) ?? [];
      assert.deepEqual(shown.sort(), verb.options.map(({ long }) => long).sort());
    });
  }

  it('says of every verb what it does', () => {
    assert.deepEqual(
      program.commands.map((verb) => verb.name()).filter((name) => !page.includes(`**\`${name}\`**`)),
      [],
    );
  });

  it('explains every option of run', () => {
    const [, table = ''] = page.split('## Options of `run`');
    const { options = [] } = program.commands.find((verb) => verb.name() === 'run') ?? {};
    assert.deepEqual(
      options.filter(({ long }) => !table.includes(`\`${long}`)).map(({ long }) => long),
      [],
    );
  });

  it('explains every exit code, and no other', () => {
    const explained = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
    assert.deepEqual(explained, Object.values(exitCodes));
  });
});
