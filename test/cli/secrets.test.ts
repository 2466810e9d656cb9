import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { formatNames } from '../../cli/formats/formatNames.ts';
import { runCommands } from '../../server/protocol.ts';
import { jobToCurl } from '../../server/service/curl/copy/jobToCurl.ts';
import { assertClean } from '../support/assertClean.ts';
import { readFolder } from '../support/readFolder.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { answerCarelessly, secretCases } from '../support/secretCases.ts';
import { startApi, type TestApi } from '../support/startApi.ts';
import { type Collector, startCollector } from '../support/startCollector.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { testService } from '../support/testService.ts';

describe('secrets reach no output', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let collector: Collector;
  let isBroken = false;
  beforeEach(async () => {
    api = await startApi((request, response) => answerCarelessly(request, response, isBroken));
    collector = await startCollector();
  });
  afterEach(() => Promise.all([api.close(), collector.close()]));

  const write = (config: object) => {
    const file = path.join(folder(), 'things.extractor.json');
    writeFileSync(file, JSON.stringify(config, undefined, 2));
    return file;
  };

  const inputs = new Set(['things.extractor.json', 'secrets.json']);
  const writeSecrets = (values: Record<string, string>) => {
    const file = path.join(folder(), 'secrets.json');
    writeFileSync(file, JSON.stringify(values));
    return file;
  };

  for (const [title, { secrets, given = {}, config }] of Object.entries(secretCases)) {
    for (const broken of [false, true]) {
      it(`${title}: ${broken ? 'a run that the API refuses' : 'a run that works'}`, async () => {
        isBroken = broken;
        const debug = JSON.parse(JSON.stringify(config(`${api.url}/v1/`)).replace('"jobs"', '"debug":true,"jobs"'));
        const file = write(debug);
        const at = (name: string) => path.join(folder(), name);
        const outputs = ['--report', at('report.json'), '--record', at('recording'), '--shapes', at('shapes.json')];
        const values = given.file === undefined ? [] : ['--secrets', writeSecrets(given.file)];
        const args = ['run', file, ...values, '--out'];
        const json = await runCliHere([...args, at('out'), '--events', 'json', ...outputs], {
          ...given.environment,
          ...collector.environment,
        });
        assert.equal(json.code, broken ? 1 : 0, json.stdout + json.stderr);
        assert.ok(json.events.some((event) => event.kind === 'request'));
        const text = await runCliHere([...args, at('out2'), '--no-shapes'], given.environment);
        assertClean(secrets, json.stdout + json.stderr, 'the events');
        assert.ok(collector.bodies.length > 0);
        assertClean(secrets, collector.bodies.join('\n'), 'the telemetry');
        assertClean(secrets, text.stdout + text.stderr, 'the log');
        for (const [name, content] of Object.entries(readFolder(folder()))) {
          if (!inputs.has(name) && !name.includes('/tables/')) assertClean(secrets, content, name);
        }
      });
    }

    it(`${title}: the plan`, async () => {
      const file = write(config(`${api.url}/v1/`));
      const { stdout, stderr } = await runCliHere(['plan', file]);
      assert.match(stdout, /GET/);
      assertClean(secrets, stdout + stderr, 'the plan');
    });

    for (const format of ['text', 'json']) {
      it(`${title}: the search for its paging, as ${format}`, async () => {
        const recording = path.join(folder(), 'searched');
        const values = given.file === undefined ? [] : ['--secrets', writeSecrets(given.file)];
        const args = ['find-paging', write(config(`${api.url}/v1/`)), ...values, '--record', recording];
        const { code, stdout, stderr } = await runCliHere([...args, '--format', format], given.environment);
        assert.ok([0, 3].includes(code), stderr);
        assertClean(secrets, stdout + stderr, 'the result');
        assertClean(secrets, Object.values(readFolder(recording)).join('\n'), 'the recording');
      });
    }

    for (const format of formatNames) {
      it(`${title}: what is found in it, as ${format}`, async () => {
        // Texts that a message quotes of a configuration: an unknown key, a filter, an endpoint.
        const [secret = ''] = secrets;
        const job = { dataTipe: secret, responseFilter: secret, placeholders: { [secret]: secret }, endpoint: secret };
        const whole = JSON.parse(JSON.stringify(config(`${api.url}/v1/`)));
        (whole.parameters ?? whole).config = { '#own': secret, [secret]: { attr: secret }, jobs: [job] };
        const { stdout, stderr } = await runCliHere(['check', write(whole), '--format', format]);
        assert.ok(stdout.includes('config.unknown-key'), stdout);
        assertClean(secrets, stdout + stderr, 'what is found');
      });
    }

    it(`${title}: a job as a cURL command`, () => {
      const answer = jobToCurl({ text: JSON.stringify(config(`${api.url}/v1/`)), pointer: '/config/jobs/0', now: 0 });
      assertClean(secrets, JSON.stringify(answer), 'the command');
    });

    it(`${title}: an import that fails`, async () => {
      const at = (name: string) => path.join(folder(), name);
      const [secret = ''] = secrets;
      const database = at(`${secret.replace(/\W/g, '')}.db`);
      writeFileSync(database, 'no database');
      const values = given.file === undefined ? [] : ['--secrets', writeSecrets(given.file)];
      const args = ['run', write(config(`${api.url}/v1/`)), ...values, '--out', at('out'), '--storage', database];
      const { stdout, stderr, code } = await runCliHere([...args, '--events', 'json'], given.environment);
      assert.equal(code, 1, stdout + stderr);
      assertClean(secrets, stdout + stderr, 'the events');
    });

    it(`${title}: every hover and lens`, async () => {
      const text = JSON.stringify(config(`${api.url}/v1/`), undefined, 2);
      const service = testService();
      const document = TextDocument.create('file:///work/things.extractor.json', 'extractor-config', 1, text);
      const lines = text.split('\n');
      for (const [line, content] of lines.entries()) {
        // The text itself holds the secret; a hover may not repeat it.
        for (let character = 0; character < content.length; character += 3) {
          const hover = await service.findHover(document, { line, character });
          assertClean(secrets, JSON.stringify(hover ?? ''), `the hover at ${line}:${character}`);
        }
      }
      const lenses = service.findCodeLenses(document, runCommands);
      assertClean(secrets, JSON.stringify(lenses), 'the lenses');
    });
  }
});
