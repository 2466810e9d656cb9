import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep, sampled } from '../../support/sweep.ts';
import { answerInputBoxes } from './support/answerInputBoxes.ts';
import { closeAll } from './support/closeAll.ts';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { type PagedApi, startPagedApi } from './support/pagedApi.ts';
import { replaceText } from './support/replaceText.ts';
import { waitFor } from './support/waitFor.ts';
import { withWorkspace } from './support/withWorkspace.ts';
import { writeFile } from './support/writeFile.ts';

const canary = 'canary-41f7be';
const file = 'assistant.extractor.json';

/** Calls a tool as an assistant does outside of a chat. */
async function invoke(name: string, input: object): Promise<string> {
  const { content } = await vscode.lm.invokeTool(`pagewright_${name}`, { input, toolInvocationToken: undefined });
  return content.map((part) => (part instanceof vscode.LanguageModelTextPart ? part.value : '')).join('');
}

describe('Tools for assistants in the editor', () => {
  let api: PagedApi;

  before(async () => {
    api = await startPagedApi();
    const job = { endpoint: 'items', dataField: 'items', params: { key: { attr: '#token' } } };
    const configuration = {
      api: { baseUrl: api.baseUrl, pagination: { method: 'offset', limit: 5 } },
      config: {
        '#token': '',
        when: { function: 'concat', args: ['a', 'b'] },
        jobs: [{ ...job, cost: { function: 'md5', args: ['x'] } }],
      },
    };
    await writeFile(configuration, file);
    await writeFile({ ...configuration, api: { baseUrl: 'https://api.example.com/' } }, 'elsewhere.extractor.json');
    const schema = { type: 'object', properties: { items: { type: 'array', items: { type: 'object' } } } };
    const ok = { description: 'ok', content: { 'application/json': { schema } } };
    const paths = { '/items': { get: { responses: { 200: ok } } } };
    const info = { title: 'Items', version: '1' };
    await writeFile({ openapi: '3.1.0', info, servers: [{ url: api.baseUrl }], paths }, 'items.openapi.json');
    const { document } = await openFile(file);
    await answerInputBoxes([canary], () =>
      vscode.commands.executeCommand('pagewright.setSecret', document.uri, '#token'),
    );
  });
  after(async () => {
    await closeAll();
    await api.close();
    for (const name of [file, 'elsewhere.extractor.json', 'items.openapi.json'])
      await vscode.workspace.fs.delete(fileUri(name));
  });

  it('are there under the names of the manifest', async () => {
    const { languageModelTools } = extensionUnderTest().packageJSON.contributes;
    const names: string[] = languageModelTools.map(({ name }: { name: string }) => name);
    assert.equal(names.length, 16);
    await waitFor('all tools', () => names.every((name) => vscode.lm.tools.some((tool) => tool.name === name)));
  });

  const calls: [name: string, input: object, expected: RegExp][] = [
    ['describe_format', { key: 'dataField' }, /"part":"JobValues"/],
    ['import_openapi', { document: 'items.openapi.json' }, /"endpoint":"GET \/items"/],
    ['import_curl', { command: 'curl https://api.example.com/users' }, /api\.example\.com/],
    ['check', { path: file }, /"findings":\[/],
    ['explain', { code: 'http.redirects' }, /usually a loop/],
    ['plan', { path: file }, /items\?key=[^"]*limit=5&offset=5/],
    ['evaluate_function', { path: file, pointer: '/config/when' }, /ab/],
    ['read_shapes', { path: file }, /"jobs":\[/],
    ['find_pagination', { path: file, send: false }, /"candidates":\[/],
  ];
  for (const [test, [name, input, expected]] of sampled(calls)) {
    test(`${name} computes what the editor knows`, async () => assert.match(await invoke(name, input), expected));
  }

  const refused: [name: string, input: object, message: RegExp][] = [
    ['describe_format', { key: 5 }, /tool\.bad-input/],
    ['import_openapi', { document: '/etc/passwd' }, /tool\.outside/],
    ['import_curl', { command: 'rm -rf /' }, /tool\.bad-curl/],
    ['check', { path: '../../../../etc/passwd' }, /tool\.outside/],
    ['explain', { code: '__proto__' }, /tool\.unknown-code/],
    ['plan', { text: '{}', path: file }, /tool\.bad-input/],
    ['evaluate_function', { path: file, pointer: '/nowhere' }, /tool\.no-function/],
    ['run_trial', { path: file, job: 'items', maxPages: 1000 }, /tool\.bad-input/],
    ['read_shapes', { path: 'a\0b' }, /tool\.bad-input/],
    ['find_pagination', { path: file, job: 'unknown' }, /run\.unknown-job/],
    ['preview_tables', { path: 'elsewhere.extractor.json' }, /tool\.no-pages/],
    ['read_verdict', { report: '/etc/passwd' }, /tool\.outside/],
  ];
  for (const [test, [name, input, message]] of sampled(refused)) {
    test(`${name} refuses what is wrong or hostile, in a sentence`, async () => {
      await assert.rejects(invoke(name, input), message);
    });
  }

  it('check sees what is not saved yet', async () => {
    const editor = await openFile(file);
    await replaceText(editor, '"limit"', '"limmit"');
    assert.match(await invoke('check', { path: file }), /limmit/);
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });

  inSweep('a trial uses the secrets of the user and shows none, and then everything is known of it', async () => {
    const trial = { path: file, job: 'items', maxPages: 6 };
    // VS Code asks, and in a test it confirms by itself.
    const verdict = await invoke('run_trial', trial);
    assert.match(verdict, /"status":"complete"|"status":"unknown"/);
    assert.ok(api.asked.length > 0 && api.asked.every((asked) => asked.includes(canary)));
    const known = [verdict];
    for (const name of ['plan', 'read_shapes', 'preview_tables', 'read_verdict', 'check'])
      known.push(await invoke(name, { path: file }));
    known.push(await invoke('find_pagination', { path: file, send: false }));
    assert.match(known.join(), /"path":"items\[\]\.id"/);
    assert.match(known.join(), /"source":"run"/);
    assert.doesNotMatch(known.join(), /canary/);
  });

  it('a trial sends nothing where the workspace is not trusted, and says what to do', async () => {
    const before = api.asked.length;
    await withWorkspace('isTrusted', false, async () => {
      // The value of a secret that was set before may be read a moment later.
      await waitFor('the refusal', async () => {
        const refusal = await invoke('run_trial', { path: file, job: 'items' }).then(() => '', String);
        return /trusted first.*tool\.no-consent/.test(refusal);
      });
      assert.match(await invoke('check', { path: file }), /"findings":\[/);
    });
    assert.equal(api.asked.length, before);
  });

  inSweep('the last run of the editor is known too', async () => {
    const configuration = {
      api: { baseUrl: api.baseUrl },
      config: { jobs: [{ endpoint: 'items?limit=3', dataField: 'items' }] },
    };
    const uri = await writeFile(configuration, 'elsewhere.extractor.json');
    const given = { path: 'elsewhere.extractor.json' };
    await assert.rejects(invoke('read_verdict', given), /report\.missing/);
    await openFile('elsewhere.extractor.json');
    await vscode.commands.executeCommand('pagewright.run', uri);
    assert.match(await invoke('read_verdict', given), /"config":"elsewhere\.extractor\.json".*"requests":1/);
    assert.match(await invoke('preview_tables', given), /"source":"run".*"rows":3\b/);
    assert.match(await invoke('read_shapes', given), /"path":"items\[\]\.id"/);
  });

  inSweep('`pagewright mcp` starts when VS Code starts it', async () => {
    const chat = vscode.workspace.getConfiguration('chat');
    await chat.update('disableAIFeatures', false, vscode.ConfigurationTarget.Global);
    await chat.update('mcp.access', 'all', vscode.ConfigurationTarget.Global);
    try {
      const tool = await waitFor('a tool of the server', async () => {
        await vscode.commands.executeCommand('workbench.mcp.startServer', '*');
        return vscode.lm.tools.find(({ name }) => /^mcp_.*explain$/.test(name));
      });
      const { content } = await vscode.lm.invokeTool(tool.name, {
        input: { code: 'http.redirects' },
        toolInvocationToken: undefined,
      });
      assert.match(JSON.stringify(content), /usually a loop/);
    } finally {
      await chat.update('disableAIFeatures', undefined, vscode.ConfigurationTarget.Global);
      await chat.update('mcp.access', undefined, vscode.ConfigurationTarget.Global);
    }
  });
});
