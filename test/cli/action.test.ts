import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { findProgram } from '../support/ci/findProgram.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const schemas = findProgram('check-jsonschema', 'PAGEWRIGHT_CHECK_JSONSCHEMA');

interface Action {
  inputs: Record<string, { default: string }>;
  runs: { steps: { run: string; env: Record<string, string> }[] };
}

const action: Action = parse(read('action.yml'));
const broken = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{}]}}';
const good = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "x"}]}}';

/** The result of the action, and the files that it leaves to the runner. */
interface Ran {
  code: number | null;
  lines: string[];
  summary: string;
  output: string;
}

/** Runs the step of the action as a runner does, in a folder, with these inputs and the defaults of the others. */
function runAction(folder: string, inputs: Record<string, string>): Ran {
  const [step] = action.runs.steps;
  const inputOf = (expression: string) => {
    const name = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(expression)?.[1] ?? '';
    return inputs[name] ?? action.inputs[name]?.default ?? assert.fail(`no input ${expression}`);
  };
  const given = Object.entries(step?.env ?? {}).map(([key, value]) => [key, inputOf(value)]);
  const files = { GITHUB_STEP_SUMMARY: path.join(folder, 'summary.md'), GITHUB_OUTPUT: path.join(folder, 'output') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const { status, stdout } = spawnSync('bash', ['-eo', 'pipefail', '-c', step?.run ?? ''], {
    cwd: folder,
    env: { ...process.env, ...files, GITHUB_ACTION_PATH: root, ...Object.fromEntries(given) },
    encoding: 'utf8',
  });
  const [summary, output] = Object.values(files).map((file) => readFileSync(file, 'utf8'));
  return { code: status, lines: stdout.trimEnd().split('\n'), summary: summary ?? '', output: output ?? '' };
}

/** The annotations that the problem matcher makes of lines. */
function annotationsOf(lines: readonly string[]) {
  const { problemMatcher } = JSON.parse(read('deploy/ci/matcher.json'));
  const [{ regexp, ...groups }] = problemMatcher[0].pattern;
  return lines.flatMap((line) => {
    const match = new RegExp(regexp).exec(line);
    return match === null
      ? []
      : [Object.fromEntries(Object.entries(groups).map(([key, at]) => [key, match[Number(at)]]))];
  });
}

describe('the action of GitHub', () => {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder(), name)), { recursive: true });
    writeFileSync(path.join(folder(), name), text);
  };

  it(`fits the published schema${schemas.missing ? `: ${schemas.missing}` : ''}`, function () {
    if (schemas.missing !== undefined) this.skip();
    const args = ['--builtin-schema', 'vendor.github-actions', path.join(root, 'action.yml')];
    const { status, stdout } = spawnSync(schemas.command, args, { encoding: 'utf8' });
    assert.equal(status, 0, stdout);
  });

  it('takes nothing of a workflow into the text of a script', () => {
    for (const { run } of action.runs.steps) assert.doesNotMatch(run, /\$\{\{/);
  });

  it('fails for an error, and annotates its line', () => {
    write('a.extractor.json', broken);
    const { code, lines, summary } = runAction(folder(), {});
    assert.equal(code, 1);
    assert.deepEqual(
      annotationsOf(lines).map(({ message: _, ...rest }) => rest),
      [{ file: 'a.extractor.json', line: '1', column: '58', severity: 'error', code: 'config.missing-key' }],
    );
    assert.match(summary, /^### pagewright check\n\n\*\*1 error\*\* in 1 file\n/);
  });

  it('passes without one', () => {
    write('a.extractor.json', good);
    const { code, lines, summary } = runAction(folder(), {});
    assert.deepEqual([code, annotationsOf(lines)], [0, []]);
    assert.match(summary, /\*\*No problems\*\* in 1 file/);
  });

  it('lets nothing in a result command the runner', () => {
    const { lines } = runAction(folder(), { path: '::error::a.json' });
    const from = lines.findIndex((line) => line.startsWith('::stop-commands::'));
    const token = lines[from]?.slice('::stop-commands::'.length);
    const to = lines.indexOf(`::${token}::`);
    const said = lines.findIndex((line) => line.includes('file.unreadable'));
    assert.ok(from >= 0 && from < said && said < to, lines.join('\n'));
    assert.notEqual(token, /::stop-commands::(.*)/.exec(runAction(folder(), {}).lines.join('\n'))?.[1]);
  });

  it('writes a report, and says where', () => {
    write('a.extractor.json', broken);
    const { code, output } = runAction(folder(), { format: 'sarif' });
    assert.deepEqual([code, output], [1, 'report=pagewright-check.sarif\n']);
    const log = JSON.parse(readFileSync(path.join(folder(), 'pagewright-check.sarif'), 'utf8'));
    assert.equal(log.runs[0].results.length, 1);
    assert.equal(runAction(folder(), { format: 'junit', report: 'out.xml' }).output, 'report=out.xml\n');
    assert.match(readFileSync(path.join(folder(), 'out.xml'), 'utf8'), /^<\?xml/);
  });

  it('takes several paths, with any signs, one a line', () => {
    for (const name of ["a b'$(touch x).extractor.json", '-v.extractor.json']) write(name, good);
    write('c.extractor.json', broken);
    const given = "a b'$(touch x).extractor.json\n-v.extractor.json\n";
    const { code, summary } = runAction(folder(), { path: given });
    assert.equal(code, 0);
    assert.match(summary, /in 2 files/);
    assert.ok(!existsSync(path.join(folder(), 'x')));
  });

  it('leaves out what is not wanted', () => {
    write('a.extractor.json', broken);
    const { code, lines, summary } = runAction(folder(), { annotations: 'false', summary: 'false' });
    assert.deepEqual([code, summary], [1, '']);
    assert.deepEqual(
      lines.filter((line) => line.includes('matcher')),
      [],
    );
  });

  for (const [title, inputs, said] of [
    ['a command', { command: 'run; touch x' }, /^::error::The input "command"/],
    ['a format', { format: 'xml' }, /^::error::The input "format"/],
    ['no path', { path: '\n' }, /^::error::The input "path"/],
  ] as const) {
    it(`refuses ${title} that it does not know`, () => {
      const { code, lines } = runAction(folder(), inputs);
      assert.deepEqual([code, lines.length], [1, 1]);
      assert.match(lines[0] ?? '', said);
    });
  }
});
