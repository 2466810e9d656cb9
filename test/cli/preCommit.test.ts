import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { findProgram } from '../support/ci/findProgram.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const root = path.join(import.meta.dirname, '..', '..');
const preCommit = findProgram('pre-commit', 'PAGEWRIGHT_PRE_COMMIT');

interface Hook {
  id: string;
  entry: string;
  files: string;
}

const hooks: Hook[] = parse(readFileSync(path.join(root, '.pre-commit-hooks.yaml'), 'utf8'));
const broken = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{}]}}';
const good = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "x"}]}}';

describe('the hooks for pre-commit', () => {
  const files: [file: string, hooks: string[]][] = [
    ['a.extractor.json', ['pagewright-check', 'pagewright-test']],
    ['below/a.extractor.json', ['pagewright-check', 'pagewright-test']],
    ['below/a.tests/first/expect.json', ['pagewright-test']],
    ['a.tests/first/tables/users.csv', ['pagewright-test']],
    ['a.json', []],
    ['a.extractor.json.md', []],
    ['tests/a.ts', []],
  ];
  for (const [file, expected] of files) {
    it(`are asked for ${file}: ${expected.join(', ') || 'none'}`, () => {
      const asked = hooks.filter((hook) => new RegExp(hook.files).test(file)).map(({ id }) => id);
      assert.deepEqual(asked, expected);
    });
  }
});

describe(`pre-commit, the real tool${preCommit.missing ? `: ${preCommit.missing}` : ''}`, function () {
  this.timeout(120_000);
  const folder = temporaryFolder();
  const at = (...parts: string[]) => path.join(folder(), ...parts);
  const environment = () => ({ ...process.env, PRE_COMMIT_HOME: at('cache'), GIT_CONFIG_GLOBAL: at('gitconfig') });

  function run(place: string, command: string, ...args: string[]): { code: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: place, env: environment(), encoding: 'utf8' });
    return { code: status, output: stdout + stderr };
  }

  function git(place: string, ...args: string[]): string {
    const { code, output } = run(place, 'git', ...args);
    assert.equal(code, 0, output);
    return output.trim();
  }

  /** A repository with what a built clone of this one has. */
  function makeHooks(): string {
    const place = at('hooks');
    mkdirSync(place);
    for (const file of ['.pre-commit-hooks.yaml', 'deploy/ci'])
      cpSync(path.join(root, file), path.join(place, file), { recursive: true });
    for (const file of globSync('{*.js,package.json,*.txt,schemas/*}', { cwd: path.join(root, 'dist') }))
      cpSync(path.join(root, 'dist', file), path.join(place, 'dist', file));
    return commitAll(place);
  }

  function commitAll(place: string): string {
    git(place, 'init', '--quiet');
    git(place, 'add', '--all', '--force');
    git(place, 'commit', '--quiet', '--message', 'All');
    return git(place, 'rev-parse', 'HEAD');
  }

  before(function () {
    if (preCommit.missing !== undefined) this.skip();
  });

  beforeEach(() => {
    writeFileSync(at('gitconfig'), '[user]\nname = A\nemail = a@b.c\n[protocol "file"]\nallow = always\n');
    const rev = makeHooks();
    mkdirSync(at('project'));
    const config = { repos: [{ repo: at('hooks'), rev, hooks: [{ id: 'pagewright-check' }] }] };
    writeFileSync(at('project', '.pre-commit-config.yaml'), JSON.stringify(config));
  });

  for (const [title, text, code, said] of [
    ['fails for a configuration with an error', broken, 1, /a b\.extractor\.json:1:58: error: .*config\.missing-key/],
    ['passes without one', good, 0, /Passed/],
  ] as const) {
    it(title, () => {
      writeFileSync(at('project', 'a b.extractor.json'), text);
      writeFileSync(at('project', 'other.json'), '{');
      git(at('project'), 'init', '--quiet');
      git(at('project'), 'add', '--all');
      const { code: ended, output } = run(at('project'), preCommit.command, 'run', '--all-files');
      assert.equal(ended, code, output);
      assert.match(output, said);
      assert.doesNotMatch(output, /other\.json/);
    });
  }

  it('finds every hook as the manifest has it', () => {
    const { code, output } = run(at('hooks'), preCommit.command, 'validate-manifest', '.pre-commit-hooks.yaml');
    assert.equal(code, 0, output);
  });
});
