import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '../../cli/createProgram.ts';
import { runCli } from '../support/runCli.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const verbs = createProgram().commands;

describe('pagewright completion', () => {
  const folder = temporaryFolder();
  const scripts = new Map<string, string>();
  before(async () => {
    for (const shell of ['bash', 'zsh', 'fish']) scripts.set(shell, (await runCli(['completion', shell])).stdout);
  });
  beforeEach(() => {
    mkdirSync(path.join(folder(), 'folder of mine'));
    writeFileSync(path.join(folder(), 'my users.extractor.json'), '');
  });

  for (const shell of ['bash', 'zsh', 'fish']) {
    it(`knows every verb and option in ${shell}`, () => {
      const script = scripts.get(shell) ?? '';
      for (const verb of verbs) {
        assert.ok(script.includes(verb.name()), verb.name());
        for (const { long } of verb.options) {
          const spelling = shell === 'fish' ? `-l ${long?.slice(2)} ` : `${long}`;
          assert.ok(script.includes(spelling), `${verb.name()} ${long}`);
        }
      }
    });

    it(`is a script that ${shell} reads`, function () {
      const file = path.join(folder(), 'script');
      writeFileSync(file, scripts.get(shell) ?? '');
      const { status, error, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
      if (error !== undefined) return this.skip();
      assert.deepEqual([status, stderr], [0, '']);
    });
  }

  /** A line with the cursor at its end, and what bash offers for its last word. */
  const cases: [line: string, offered: string[]][] = [
    ['pagewright r', ['recording', 'report', 'run']],
    ['pagewright com', ['combine', 'compare', 'completion']],
    ['pagewright query --f', ['--format']],
    ['pagewright --no-color ch', ['check']],
    ['pagewright --v', ['--version']],
    ['pagewright run --max-r', ['--max-records', '--max-requests']],
    ['pagewright run --events ', ['gelf', 'json', 'text']],
    ['pagewright check --format ', ['json', 'junit', 'markdown', 'sarif', 'text']],
    ['pagewright check --max', []],
    ['pagewright completion ', ['bash', 'fish', 'zsh']],
    ['pagewright run my', ['my users.extractor.json']],
    ['pagewright run --out ', ['folder of mine']],
    ['pagewright run --report ', ['folder of mine', 'my users.extractor.json']],
    ['pagewright run --max-pages ', []],
    ['pagewright sample-api ', []],
  ];
  for (const [line, offered] of cases) {
    it(`offers ${offered.length === 0 ? 'nothing' : offered.join(', ')} after "${line}"`, function () {
      const words = line.split(' ');
      const script = `${scripts.get('bash')}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}) COMP_CWORD=${words.length - 1}
_pagewright
printf '%s\\n' "\${COMPREPLY[@]}"`;
      const { error, stdout } = spawnSync('bash', ['-c', script], { cwd: folder(), encoding: 'utf8' });
      if (error !== undefined) return this.skip();
      assert.deepEqual(stdout.split('\n').filter(Boolean).toSorted(), offered);
    });
  }

  it('ends with 1 for a shell that it does not know', async () => {
    const { code, stderr } = await runCli(['completion', 'tcsh']);
    assert.equal(code, 1);
    assert.match(stderr, /Allowed choices are bash, zsh, fish/);
  });
});
