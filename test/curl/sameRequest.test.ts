import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { documentOf } from '../support/cursor.ts';
import { runToEnd } from '../support/runToEnd.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { testService } from '../support/testService.ts';
import { captureRequests, type SeenRequest } from './captureRequests.ts';
import { type CommandLine, commandLines } from './commandLines.ts';
import { beginning, meaningOf, meaningOfLine } from './requestMeaning.ts';
import { hasCurl, runInBash } from './runInBash.ts';

const service = testService();

describe('a cURL command and what is made of it send the same request', () => {
  const folder = temporaryFolder();
  let api: Awaited<ReturnType<typeof captureRequests>>;

  beforeEach(async () => {
    api = await captureRequests();
  });
  afterEach(() => api.close());

  const withHost = (text: string) =>
    text.replaceAll('HOST_WITH_JOE', api.url.replace('//', '//joe:s3cret@')).replaceAll('HOST', api.url);

  async function requestsOf(config: string): Promise<SeenRequest[]> {
    const { report } = await runToEnd({ config, outDir: folder(), limits: { maxPages: 1 } });
    assert.equal(report.outcome, 'done', report.error?.message);
    return api.seen;
  }

  function configurationOf({ command }: CommandLine): string {
    const made = service.writeCurlConfiguration(withHost(command));
    return 'problem' in made ? assert.fail(made.problem) : made.text;
  }

  for (const [test, line] of sampled(commandLines, commandLines.length / 2)) {
    describe(line.title, () => {
      test('as cURL sends it', async function () {
        if (!hasCurl) this.skip();
        await runInBash(withHost(line.inBash ?? line.command));
        assert.deepEqual(api.seen.map(meaningOf), [meaningOfLine(line)]);
      });

      test('as a configuration', async () => {
        const [first] = await requestsOf(configurationOf(line));
        assert.ok(first);
        assert.deepEqual(beginning(meaningOf(first), line), beginning(meaningOfLine(line), line));
      });

      test('as a job of a configuration that exists', async () => {
        const text = `{\n  "api": {"baseUrl": "${api.url}/"},\n  "config": {\n    "jobs": [\n      {"endpoint": "other"}\n    ]\n  }\n}`;
        const document = documentOf(text);
        const found = service.findCurlJob(document, withHost(line.command));
        if ('problem' in found) assert.fail(found.problem);
        const requests = await requestsOf(TextDocument.applyEdits(document, found.edits));
        assert.equal(requests.length, 2);
        assert.deepEqual(meaningOf(requests[1] ?? assert.fail()), meaningOfLine(line));
      });

      test('as a command that the job is copied as', async function () {
        if (!hasCurl) this.skip();
        const config = configurationOf(line);
        const [sent] = await requestsOf(config);
        const document = documentOf(config);
        const copied = service.findJobCommand(document, { line: 0, character: 0 });
        if ('problem' in copied) assert.fail(copied.problem);
        await runInBash(copied.command, variablesOf(config));
        const again = api.seen.at(-1) ?? assert.fail();
        assert.deepEqual(meaningOf(again), meaningOf(sent ?? assert.fail()));
      });
    });
  }
});

/** Each secret of a configuration by the name that a shell can have for it. */
function variablesOf(config: string): Record<string, string> {
  const attributes: Record<string, unknown> = JSON.parse(config).config;
  const secrets = Object.entries(attributes).filter(([key]) => /^#|^password$/.test(key));
  return Object.fromEntries(secrets.map(([key, value]) => [shellName(key), String(value)]));
}

function shellName(key: string): string {
  const name = key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/\W/g, '')
    .toUpperCase();
  return name === 'USERNAME' ? 'API_USERNAME' : name;
}
