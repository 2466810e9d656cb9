import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodeAction, Diagnostic } from 'vscode-languageserver-types';
import { type RunningServer, startLanguageServer } from '../support/languageServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const text = `{
  "api": { "baseUrl": "https://api.example.com/", "pagination": { "method": "offset" } },
  "config": { "jobs": [{ "endpoint": "users", "metod": "GET" }] }
}`;
const unset = 'pagination.page-size-unset';
const unknown = 'config.unknown-key';
const profileSection = 'pagewright.profile';
const off = (code: string) => JSON.stringify({ diagnostics: { severity: { [code]: 'off' } } });
const codesOf = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ code }) => code).toSorted();

interface Registration {
  method: string;
  registerOptions?: unknown;
}

/** An editor with the capabilities of VS Code: it provides settings, watches files and makes them. */
describe('severities in the talk with an editor', () => {
  const folder = temporaryFolder();
  let server: RunningServer;
  let setting: Record<string, string> = {};
  let profile: string | null = null;
  let asked: { scopeUri: string; section: string }[] = [];
  let registrations: Registration[] = [];
  const uriOf = (name: string) => pathToFileURL(path.join(folder(), name)).href;

  beforeEach(async () => {
    setting = {};
    profile = null;
    asked = [];
    registrations = [];
    server = await startLanguageServer(undefined, {
      initialize: {
        workspaceFolders: [{ uri: uriOf('.').replace(/\/\.$/, ''), name: 'work' }],
        capabilities: {
          workspace: {
            configuration: true,
            workspaceFolders: true,
            didChangeConfiguration: { dynamicRegistration: true },
            didChangeWatchedFiles: { dynamicRegistration: true },
            workspaceEdit: { documentChanges: true, resourceOperations: ['create'] },
          },
          textDocument: { synchronization: { dynamicRegistration: true } },
        },
      },
      prepare: (connection) => {
        connection.onRequest('workspace/configuration', ({ items }) => {
          asked.push(...items);
          return items.map(({ section }: { section: string }) => (section === profileSection ? profile : setting));
        });
        connection.onRequest('client/registerCapability', (params) => {
          registrations.push(...params.registrations);
        });
      },
    });
  });
  afterEach(async () => {
    assert.equal(await server.stop(), 0);
    assert.deepEqual(server.log, []);
  });

  const open = () => server.open(uriOf('a.extractor.json'), text);
  const next = () => server.nextDiagnostics(uriOf('a.extractor.json'));
  const tell = (method: string, params: object) => server.connection.sendNotification(method, params);
  const actionsFor = (diagnostics: Diagnostic[], only?: string[]) =>
    server.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri: uriOf('a.extractor.json') },
      range: diagnostics.find(({ code }) => code === unknown)?.range,
      context: { diagnostics, only },
    });

  it('asks for the setting of each document once, and again when it has changed', async () => {
    assert.deepEqual(codesOf(await open()), [unknown, unset]);
    await server.change(uriOf('a.extractor.json'), 2, [{ text: `${text}\n` }]);
    const sections = ['pagewright.diagnostics.severity', profileSection];
    assert.deepEqual(asked.map(({ section }) => section).toSorted(), sections);
    assert.deepEqual(new Set(asked.map(({ scopeUri }) => scopeUri)), new Set([uriOf('a.extractor.json')]));
    const diagnostics = next();
    setting = { [unset]: 'off' };
    await tell('workspace/didChangeConfiguration', { settings: null });
    assert.deepEqual(codesOf(await diagnostics), [unknown]);
    assert.equal(asked.length, 2 * sections.length);
  });

  it('judges by the profile of the setting, and again when it has changed', async () => {
    const severities = (diagnostics: readonly Diagnostic[]) =>
      diagnostics.filter(({ code }) => code === unset).map(({ severity }) => severity);
    assert.deepEqual(severities(await open()), [3]);
    const diagnostics = next();
    profile = 'platform';
    await tell('workspace/didChangeConfiguration', { settings: null });
    assert.deepEqual(severities(await diagnostics), [1]);
  });

  it('asks to be told of the files and the setting that it depends on', async () => {
    await open();
    const methods = registrations.map(({ method }) => method);
    assert.deepEqual(methods.toSorted(), [
      'textDocument/didChange',
      'textDocument/didClose',
      'textDocument/didOpen',
      'workspace/didChangeConfiguration',
      'workspace/didChangeWatchedFiles',
    ]);
    const settings = registrations.find(({ method }) => method === 'workspace/didChangeConfiguration');
    assert.deepEqual(settings?.registerOptions, { section: ['pagewright.diagnostics', profileSection] });
    assert.match(JSON.stringify(registrations), /"globPattern":"\*\*\/\.pagewright\.json"/);
    assert.match(JSON.stringify(registrations), /"globPattern":"\*\*\/\*\.shapes\.json"/);
    assert.match(JSON.stringify(registrations), /"globPattern":"\*\*\/\.pagewright\/project\.json"/);
    // Of a deleted folder an editor tells, and not of the files that were in it.
    assert.match(JSON.stringify(registrations), /\{"globPattern":"\*\*","kind":4\}/);
  });

  it('looks at the file again when it has changed on the disk', async () => {
    assert.deepEqual(codesOf(await open()), [unknown, unset]);
    const diagnostics = next();
    await writeFile(path.join(folder(), '.pagewright.json'), off(unknown));
    await tell('workspace/didChangeWatchedFiles', { changes: [{ uri: uriOf('.pagewright.json'), type: 1 }] });
    assert.deepEqual(codesOf(await diagnostics), [unset]);
  });

  it('believes the editor before the disk, until the editor closes the file', async () => {
    await writeFile(path.join(folder(), '.pagewright.json'), off(unset));
    assert.deepEqual(codesOf(await open()), [unknown]);
    const uri = uriOf('.pagewright.json');
    const opened = next();
    await tell('textDocument/didOpen', { textDocument: { uri, languageId: 'jsonc', version: 1, text: off(unknown) } });
    assert.deepEqual(codesOf(await opened), [unset]);
    const changed = next();
    await tell('textDocument/didChange', { textDocument: { uri, version: 2 }, contentChanges: [{ text: '{}' }] });
    assert.deepEqual(codesOf(await changed), [unknown, unset]);
    const closed = next();
    await tell('textDocument/didClose', { textDocument: { uri } });
    assert.deepEqual(codesOf(await closed), [unknown]);
  });

  it('offers to turn a code off after everything else, and only where fixes are asked for', async () => {
    const diagnostics = await open();
    const actions = await actionsFor(diagnostics);
    const titles = actions.map(({ title }) => title);
    assert.equal(titles[0], 'Change to "method"');
    assert.deepEqual(titles.slice(-4), [
      `Turn off ${diagnostics[0]?.code} in this file`,
      `Turn off ${diagnostics[0]?.code} in this workspace`,
      `Turn off ${diagnostics[1]?.code} in this file`,
      `Turn off ${diagnostics[1]?.code} in this workspace`,
    ]);
    const silencings = actions.filter(({ title }) => title.startsWith('Turn off'));
    assert.ok(silencings.every(({ isPreferred }) => isPreferred !== true));
    for (const [only, count] of [
      [['quickfix'], 4],
      [[''], 4],
      [['refactor'], 0],
      [['source.sortKeys'], 0],
    ] as const) {
      const found = await actionsFor(diagnostics, [...only]);
      assert.equal(found.filter(({ title }) => title.startsWith('Turn off')).length, count, only[0]);
    }
  });

  it('follows the folders that are opened and closed', async () => {
    await writeFile(path.join(folder(), '.pagewright.json'), off(unset));
    assert.deepEqual(codesOf(await open()), [unknown]);
    const inner = { uri: uriOf('inner'), name: 'inner' };
    const document = uriOf('inner/b.extractor.json');
    assert.deepEqual(codesOf(await server.open(document, text)), [unknown]);
    const added = server.nextDiagnostics(document);
    await tell('workspace/didChangeWorkspaceFolders', { event: { added: [inner], removed: [] } });
    assert.deepEqual(codesOf(await added), [unknown, unset], 'what is above the folder does not count');
    const removed = server.nextDiagnostics(document);
    await tell('workspace/didChangeWorkspaceFolders', { event: { added: [], removed: [inner] } });
    assert.deepEqual(codesOf(await removed), [unknown]);
  });

  it('takes the settings that an editor sends, where it cannot be asked', async () => {
    const plain = await startLanguageServer();
    const uri = uriOf('a.extractor.json');
    assert.deepEqual(codesOf(await plain.open(uri, text)), [unknown, unset]);
    const turnedOff = { pagewright: { diagnostics: { severity: { [unset]: 'off' } } } };
    // A shown state is not sent again, so each of them changes something.
    for (const [settings, expected] of [
      [turnedOff, [unknown]],
      [{ pagewright: {} }, [unknown, unset]],
      [turnedOff, [unknown]],
      [null, [unknown, unset]],
    ] as const) {
      const diagnostics = plain.nextDiagnostics(uri);
      await plain.connection.sendNotification('workspace/didChangeConfiguration', { settings });
      assert.deepEqual(codesOf(await diagnostics), [...expected]);
    }
    assert.equal(await plain.stop(), 0);
  });
});
