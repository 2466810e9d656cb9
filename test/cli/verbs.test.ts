import assert from 'node:assert/strict';
import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '../../cli/createProgram.ts';
import manifest from '../../package.json' with { type: 'json' };
import { leafVerbs } from '../support/leafVerbs.ts';
import { runCli } from '../support/runCli.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const verbs = createProgram().commands;
const leaves = leafVerbs(createProgram());
const samples = path.join(import.meta.dirname, '..', '..', 'samples');

describe('pagewright', () => {
  const folder = temporaryFolder();

  it('--help explains the verbs and ends with 0', async () => {
    const { code, stdout } = await runCli(['--help']);
    assert.equal(code, 0);
    assert.match(stdout, /Usage: pagewright/);
    for (const verb of verbs) assert.match(stdout, new RegExp(`^ {2}${verb.name()} `, 'm'));
  });

  for (const [test, { words, command }] of sampled(leaves, 4)) {
    test(`${words} --help explains its options, with examples that use them, and ends with 0`, async () => {
      const { code, stdout } = await runCli([...words.split(' '), '--help']);
      assert.equal(code, 0);
      const examples = stdout.match(/^ {2}\$ pagewright .*/gm) ?? [];
      assert.notDeepEqual(examples, []);
      const options = command.options.map(({ long }) => long);
      for (const example of examples) {
        assert.ok(example.startsWith(`  $ pagewright ${words}`), example);
        for (const option of example.match(/--[\w-]+/g) ?? []) assert.ok(options.includes(option), example);
      }
    });
  }

  it('is a program that the package names, for `npm link`', () => {
    const program = path.join(import.meta.dirname, '..', '..', manifest.bin.pagewright);
    assert.match(readFileSync(program, 'utf8'), /^#!\/usr\/bin\/env node\n/);
    accessSync(program, constants.X_OK);
  });

  it("an unknown verb or option is the user's to mend: 1", async () => {
    assert.equal((await runCli(['rnu'])).code, 1);
    assert.equal((await runCli(['run', '--fast', 'x'])).code, 1);
  });

  it('has no more requests under way at a time than the setting of the editor allows', async () => {
    const { pattern } = manifest.contributes.configuration.properties['pagewright.run.parallel'];
    const setting = new RegExp(pattern);
    const numbers = Array.from({ length: 100 }, (_, index) => index).filter((number) => setting.test(String(number)));
    const maximum = Math.max(...numbers);
    assert.ok(setting.test('auto') && numbers.length === maximum);
    const { code, stderr } = await runCli(['run', 'x.json', '--parallel', String(maximum + 1)]);
    assert.equal(code, 1);
    assert.match(stderr, new RegExp(`'--parallel <n>' .*It must be "auto" or a whole number from 1 to ${maximum}\\.`));
    for (const given of [String(maximum), 'auto'])
      assert.match((await runCli(['run', 'none.json', '--parallel', given])).stderr, /cannot be read/);
  });

  describe('check', () => {
    it('finds no error in a sample, and ends with 0', async () => {
      const { code } = await runCli(['check', path.join(samples, '03-rides-by-token.extractor.json')]);
      assert.equal(code, 0);
    });

    it('says what the editor would say of a misspelled path, with line and column', async () => {
      const { code, stdout } = await runCli(['check', path.join(samples, '09-misspelled-path.extractor.json')]);
      assert.equal(code, 0);
      assert.match(
        stdout,
        /09-misspelled-path\.extractor\.json:\d+:\d+: warning: .*meta\.next_token.*\(pagination\.response-param-not-found\)/,
      );
    });

    it('ends with 1 where something is an error; --format json is a list', async () => {
      const file = path.join(folder(), 'a.extractor.json');
      writeFileSync(file, '{"api": {"baseUrl": "http://x/"}, "config": {"jobs": [{}]}}');
      const { code, stdout } = await runCli(['check', '--format', 'json', file]);
      const findings = JSON.parse(stdout);
      assert.deepEqual(
        [code, findings[0].code, findings[0].severity, findings[0].line],
        [1, 'config.missing-key', 'error', 1],
      );
    });

    it('a file that cannot be read is an error', async () => {
      const { code, stdout } = await runCli(['check', path.join(folder(), 'none.json')]);
      assert.equal(code, 1);
      assert.match(stdout, /file\.unreadable/);
    });
  });

  it('sample-api serves on the port it was given until it is told to end', async () => {
    let answer = Promise.resolve('');
    const { code, stdout } = await runCli(['sample-api', '--port', '0'], {}, (child, output) => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url === undefined || child.killed) return;
      answer = fetch(`${url}/health`).then((response) => response.text());
      void answer.then(() => child.kill('SIGINT'));
    });
    assert.equal(code, 0, stdout);
    assert.match(await answer, /pagewright-sample-api/);
  });
});
