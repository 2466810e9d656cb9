import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { junitFaults, readJunit } from '../support/formats/readJunit.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { type SarifLog, sarifFaults } from '../support/sarifStructure.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const unset = 'pagination.page-size-unset';
const remark =
  '{"api": {"baseUrl": "https://a.b/", "pagination": {"method": "offset"}}, "config": {"jobs": [{"endpoint": "x"}]}}';
const broken = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{}]}}';

describe('pagewright check', () => {
  const folder = temporaryFolder();
  const write = (name: string, content: string | object) => {
    const file = path.join(folder(), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const severity = (of: Record<string, string>, files?: object) => ({ diagnostics: { severity: of, files } });

  it('writes SARIF that a code host can read', async () => {
    const files = [write('a.extractor.json', remark), write('b.extractor.json', broken), path.join(folder(), 'c.json')];
    const { code, stdout } = await runCliHere(['check', '--format', 'sarif', ...files]);
    const log: SarifLog = JSON.parse(stdout);
    assert.equal(code, 1);
    assert.deepEqual(sarifFaults(log), []);
    const results = log.runs[0]?.results.map(({ ruleId, level, locations }) => {
      const { artifactLocation } = locations[0]?.physicalLocation ?? {};
      return [ruleId, level, path.basename(artifactLocation?.uri ?? '')];
    });
    assert.deepEqual(results, [
      [unset, 'note', 'a.extractor.json'],
      ['config.missing-key', 'error', 'b.extractor.json'],
      ['file.unreadable', 'error', 'c.json'],
    ]);
    const rule = log.runs[0]?.tool.driver.rules.find(({ id }) => id === unset);
    assert.equal(rule?.shortDescription.text, 'The pagination method offset has no limit.');
    for (const { id, shortDescription } of log.runs[0]?.tool.driver.rules ?? []) {
      assert.notEqual(shortDescription.text, id, 'a rule without its sentence');
    }
  });

  it('writes JUnit with a case for each file, which fails if the check does', async () => {
    const files = [write('a.extractor.json', remark), write('b.extractor.json', broken), path.join(folder(), 'c.json')];
    const { code, stdout } = await runCliHere(['check', '--format', 'junit', ...files]);
    assert.equal(code, 1);
    assert.deepEqual(await junitFaults(stdout), []);
    const { testsuite: [suite] = [], ...counts } = await readJunit(stdout);
    assert.deepEqual(counts, { name: 'pagewright check', tests: 3, failures: 2, errors: 0 });
    assert.deepEqual(
      suite?.testcase?.map(({ name = '', failure }) => [path.basename(name), failure?.[0]?.type]),
      [
        ['a.extractor.json', undefined],
        ['b.extractor.json', 'config.missing-key'],
        ['c.json', 'file.unreadable'],
      ],
    );
  });

  it('writes Markdown for the summary of a build', async () => {
    const files = [write('a.extractor.json', remark), write('b.extractor.json', broken)];
    const { code, stdout } = await runCliHere(['check', '--format', 'markdown', ...files]);
    assert.equal(code, 1);
    const [count, , , , first] = stdout.split('\n');
    assert.equal(count, '**1 error, 1 note** in 2 files');
    assert.match(first ?? '', /^\| ❌ \| .*b\.extractor\.json:1:58 \| .* \| config\.missing-key \|$/);
  });

  it('knows what a description of the API says', async () => {
    const paths = { '/users': { get: { responses: { 200: { description: '' } } } } };
    write('a.openapi.json', { openapi: '3.1.0', info: {}, paths });
    write('b.json', 'no description');
    write('.pagewright.json', { descriptions: { 'b.extractor.json': 'b.json', 'c.extractor.json': '../c.yaml' } });
    const text = remark.replace('"x"', '"usres"').replace(', "pagination": {"method": "offset"}', '');
    const files = ['a', 'b', 'c'].map((name) => write(`${name}.extractor.json`, text));
    const { code, stdout } = await runCliHere(['check', ...files]);
    assert.equal(code, 0);
    assert.match(stdout, /a\.extractor\.json:1:\d+: hint: "usres" is not described .* mean "users"\? \(description/);
    assert.match(stdout, /b\.extractor\.json:1:1: warning: "\S+b\.json" is ignored: it /);
    assert.match(stdout, /c\.extractor\.json:1:1: warning: "\.\.\/c\.yaml" is ignored: "\.pagewright\.json" may only/);
  });

  it('writes a log without results where nothing is to be said', async () => {
    write('.pagewright.json', severity({ [unset]: 'off' }));
    const { code, stdout } = await runCliHere(['check', '--format', 'sarif', write('a.extractor.json', remark)]);
    assert.deepEqual([code, JSON.parse(stdout).runs[0].results], [0, []]);
  });

  const cases: [title: string, file: object, text: string, code: number, output: RegExp][] = [
    ['says nothing of a code that is off', severity({ [unset]: 'off' }), remark, 0, /^No problems in 1 file\n$/],
    ['ends with 1 for what somebody wants to be an error', severity({ [unset]: 'error' }), remark, 1, /: error: /],
    [
      'ends with 0 for an error that somebody wants to be less',
      severity({ 'config.missing-key': 'hint' }),
      broken,
      0,
      /: hint: /,
    ],
    [
      'takes the word on the file before that on all',
      severity({ [unset]: 'off' }, { 'below/a.extractor.json': { [unset]: 'warning' } }),
      remark,
      0,
      /: warning: /,
    ],
  ];
  for (const [title, file, text, code, output] of cases) {
    it(title, async () => {
      write('.pagewright.json', file);
      const result = await runCliHere(['check', write('below/a.extractor.json', text)]);
      assert.equal(result.code, code);
      assert.match(result.stdout, output);
    });
  }

  for (const [what, file] of [
    ['has a fault', '{"diagnostics": {"severity": '],
    ['is no object', '["off"]'],
    ['is empty', ''],
  ] as const) {
    it(`says once which .pagewright.json cannot be used because it ${what}, and goes on`, async () => {
      const settings = write('.pagewright.json', file);
      const configurations = [write('a.extractor.json', broken), write('below/b.extractor.json', broken)];
      const { code, stdout, stderr } = await runCliHere(['check', ...configurations]);
      assert.equal(code, 1);
      assert.equal(stdout.match(/config\.missing-key/g)?.length, 2);
      assert.equal(
        stderr,
        `pagewright: "${settings}" is not a valid JSON object: the parts that cannot be read are ignored. Fix it.\n`,
      );
    });
  }

  it('says nothing of comments and of commas at the end in .pagewright.json', async () => {
    write('.pagewright.json', `// Ours.\n{"diagnostics": {"severity": {"${unset}": "off",},},}`);
    const { stdout, stderr } = await runCliHere(['check', write('a.extractor.json', remark)]);
    assert.deepEqual([stdout, stderr], ['No problems in 1 file\n', '']);
  });

  it('refuses to run what an error that is turned off keeps from running', async () => {
    write('.pagewright.json', severity({ 'config.missing-key': 'off' }));
    const file = write('a.extractor.json', broken);
    assert.deepEqual((await runCliHere(['check', file])).code, 0);
    assert.equal((await runCliHere(['run', file])).code, 1);
  });

  it('refuses a format that it does not know', async () => {
    assert.equal((await runCliHere(['check', '--format', 'xml', 'a.json'])).code, 1);
  });
});
