import assert from 'node:assert/strict';
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { ProtocolConnection } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CodeAction, Diagnostic } from 'vscode-languageserver-types';
import {
  type ListFolderAnswer,
  type ListFolderParams,
  listFolderRequest,
  type ReadFileAnswer,
  type ReadFileParams,
  readFileRequest,
  type StatFileAnswer,
  type StatFileParams,
  statFileRequest,
} from '../../server/fileProtocol.ts';
import { descriptionProgramRequest } from '../../server/protocol.ts';
import { builtServer } from '../support/builtServer.ts';
import { everythingConfiguration } from '../support/everythingConfiguration.ts';
import { type RunningServer, startBrowserServer, startLanguageServer } from '../support/languageServer.ts';
import { inSweep, sweep } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const samples = path.join(import.meta.dirname, '../../samples');
const initializationOptions = { runLenses: true, readsFiles: true, documentation: 'docs:' };

/** Configurations beyond the samples: many mistakes, functions that hash, signatures, a description of the API. */
const further: Record<string, string> = {
  'everything.extractor.json': everythingConfiguration,
  'signed.extractor.json': JSON.stringify({
    api: { baseUrl: 'https://a.example/' },
    aws: {
      signature: {
        credentials: { accessKeyId: 'id', '#secretKey': 'secret', serviceName: 'execute-api', regionName: 'eu-1' },
      },
    },
    config: {
      jobs: [
        {
          endpoint: 'žluťoučký',
          params: {
            a: { function: 'md5', args: ['ž'] },
            b: { function: 'hash_hmac', args: ['sha3-256', 'data', 'key'] },
            c: { function: 'base64_encode', args: ['ž'] },
          },
        },
      ],
    },
  }),
  'oauth.extractor.json': JSON.stringify({
    parameters: {
      api: { baseUrl: 'https://a.example/', authentication: { type: 'oauth10' } },
      config: { jobs: [{ endpoint: 'users' }] },
    },
    authorization: {
      oauth_api: {
        credentials: { '#data': '{"oauth_token": "t", "oauth_token_secret": "s"}', appKey: 'k', '#appSecret': 'x' },
      },
    },
  }),
  'described.extractor.json': JSON.stringify({
    api: { baseUrl: 'http://127.0.0.1:8377/v1/' },
    config: { jobs: [{ endpoint: 'statoins', params: { lmit: 5 } }] },
  }),
  'described.openapi.yaml': `openapi: 3.0.0
info: { title: Stations, version: '1' }
servers: [{ url: 'http://127.0.0.1:8377/v1' }]
paths:
  /stations: { $ref: 'stations.yaml' }
`,
  'stations.yaml': "get: { parameters: [{ name: limit, in: query }], responses: { '200': { description: '' } } }\n",
  '.pagewright.json': '{ "diagnostics": { "severity": { "pagination.page-size-unset": "error" } } }',
};

/** One server reads the files from a disk; for the others, only the editor can read them. */
describe('The language server in a browser, and in a virtual workspace', () => {
  const folder = temporaryFolder();
  let servers: { server: RunningServer; uriOf(name: string): string }[];
  const read: string[] = [];

  /**
   * The response of the servers, which is equal. Asks again, this many times, where the time in a response may differ.
   */
  async function all<T>(
    ask: (server: RunningServer, uri: string) => Promise<T>,
    name: string,
    about = name,
    again = 0,
  ) {
    const [desktop, ...others] = await Promise.all(servers.map(({ server, uriOf }) => ask(server, uriOf(name))));
    assert.ok(desktop !== undefined && others.length === 2);
    const isSame = others.every((each) => isDeepStrictEqual(comparable(each), comparable(desktop)));
    if (!isSame && again > 0) return await all(ask, name, about, again - 1);
    for (const each of others) assert.deepEqual(comparable(each), comparable(desktop), about);
    return desktop;
  }

  beforeEach(async () => {
    for (const name of await readdir(samples))
      if (name.endsWith('.json')) await copyFile(path.join(samples, name), path.join(folder(), name));
    for (const [name, text] of Object.entries(further)) await writeFile(path.join(folder(), name), text);
    read.length = 0;
    const prepare = (connection: ProtocolConnection) => readFor(connection, read);
    const [desktop, browser, virtual] = await Promise.all([
      startLanguageServer(initializationOptions),
      startBrowserServer(initializationOptions, { prepare }),
      startLanguageServer(initializationOptions, { prepare }),
    ]);
    servers = [
      { server: desktop, uriOf: (name) => pathToFileURL(path.join(folder(), name)).href },
      ...[browser, virtual].map((server) => ({
        server,
        uriOf: (name: string) => `memory:${path.join(folder(), name)}`,
      })),
    ];
  });
  afterEach(async () => {
    for (const { server } of servers) await server.stop();
    assert.deepEqual(
      servers.map(({ server }) => server.log),
      [[], [], []],
    );
  });

  async function open(name: string): Promise<{ document: TextDocument; diagnostics: Diagnostic[] }> {
    const text = await readFile(path.join(folder(), name), 'utf8');
    // A description is read meanwhile; diagnostics follow.
    const isDescribed = name === 'described.extractor.json';
    const diagnostics = await all(async (server, uri) => {
      const first = await server.open(uri, text);
      return isDescribed ? await untilFound(server, uri, first) : first;
    }, name);
    return { document: TextDocument.create('', 'extractor-config', 1, text), diagnostics };
  }

  it('is initialized as on the desktop', () => {
    const [desktop, ...others] = servers.map(({ server }) => server.initialized);
    for (const each of others) assert.deepEqual(each, desktop);
  });

  it('finds a misspelled path by the shapes that the editor reads, and a fix', async () => {
    const name = '09-misspelled-path.extractor.json';
    const { diagnostics } = await open(name);
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['pagination.response-param-not-found'],
    );
    assert.ok(read.includes(path.join(folder(), '09-misspelled-path.shapes.json')));
    const range = diagnostics[0]?.range;
    const actions: CodeAction[] = await all(
      (server, uri) =>
        server.connection.sendRequest('textDocument/codeAction', {
          textDocument: { uri },
          range,
          context: { diagnostics },
        }),
      name,
    );
    assert.match(String(actions[0]?.title), /meta\.next_token/);
  });

  it('knows the description of the API that the editor reads, which names other files there', async () => {
    const name = 'described.extractor.json';
    const { diagnostics } = await open(name);
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['description.unknown-endpoint'],
    );
    for (const each of ['described.openapi.yaml', 'stations.yaml']) assert.ok(read.includes(path.join(folder(), each)));
  });

  it('asks nothing of an editor that does not say that it reads files', async () => {
    const prepare = (connection: ProtocolConnection) => readFor(connection, read);
    const server = await startBrowserServer({}, { prepare });
    const text = await readFile(path.join(samples, '09-misspelled-path.extractor.json'), 'utf8');
    const diagnostics = await server.open(`memory:${folder()}/09-misspelled-path.extractor.json`, text);
    assert.deepEqual([diagnostics, read, server.log], [[], [], []]);
    await server.stop();
  });

  inSweep('says everything that it says on the desktop', async function (this: Mocha.Context) {
    this.timeout(600_000);
    const names = (await readdir(folder())).filter((name) => name.endsWith('.extractor.json'));
    assert.ok(names.length > 10);
    await sweep(names, 1, async (name) => {
      const { document, diagnostics } = await open(name);
      for (const [method, params] of questionsAbout(document, diagnostics)) {
        const ask = (server: RunningServer, uri: string) =>
          server.connection.sendRequest(method, { textDocument: { uri }, ...params }).catch(String);
        await all(ask, name, `${name}: ${method} ${JSON.stringify(params)}`, 5);
      }
    });
  });
});

/** An editor that reads files for the server, and its further program. */
function readFor(connection: ProtocolConnection, read: string[]): void {
  connection.onRequest<ReadFileAnswer, never>(readFileRequest, async ({ uri, mostBytes }: ReadFileParams) => {
    const file = uri.replace('memory:', '');
    read.push(file);
    assert.ok(mostBytes > 0);
    return await readFile(file, 'utf8').then(
      (text) => ({ text }),
      () => ({ problem: 'missing' }),
    );
  });
  connection.onRequest(descriptionProgramRequest, () => builtServer('browser/descriptions.js'));
  connection.onRequest<ListFolderAnswer, never>(listFolderRequest, async ({ uri }: ListFolderParams) => {
    return await readdir(uri.replace('memory:', '')).catch(() => null);
  });
  connection.onRequest<StatFileAnswer, never>(statFileRequest, async ({ uri }: StatFileParams) => {
    return await stat(uri.replace('memory:', '')).then(
      ({ size }) => String(size),
      () => null,
    );
  });
}

/** Without what differs between two servers: the scheme of the files, and the time. */
function comparable(value: unknown): unknown {
  const text = JSON.stringify(value).replaceAll('file:///', '/').replaceAll('memory:/', '/');
  return JSON.parse(text.replace(/T\d\d:\d\d:\d\d\.\d+Z|\bnow [^"]*|(?<="value":")1\d{9}/g, ''));
}

/** The first diagnostics that there are. */
async function untilFound(server: RunningServer, uri: string, first: Diagnostic[]): Promise<Diagnostic[]> {
  let found = first;
  while (found.length === 0) found = await server.nextDiagnostics(uri);
  return found;
}

type Question = [method: string, params: object];

function questionsAbout(document: TextDocument, diagnostics: Diagnostic[]): Question[] {
  const text = document.getText();
  const end = document.positionAt(text.length);
  const range = { start: { line: 0, character: 0 }, end };
  const options = { tabSize: 2, insertSpaces: true };
  const offsets = Array.from({ length: Math.ceil(text.length / 29) }, (_, index) => index * 29);
  return [
    ['textDocument/codeAction', { range, context: { diagnostics } }],
    ['textDocument/documentSymbol', {}],
    ['textDocument/codeLens', {}],
    ['textDocument/foldingRange', {}],
    ['textDocument/documentLink', {}],
    ['textDocument/semanticTokens/full', {}],
    ['textDocument/inlayHint', { range }],
    ['textDocument/formatting', { options }],
    ['pagewright/plan', {}],
    ['pagewright/jobs', {}],
    ['pagewright/errors', {}],
    ['pagewright/pagination', {}],
    ['pagewright/curlJob', { command: "curl -G 'https://a.example/users' -d page=1 -u me:secret" }],
    ...offsets.flatMap((offset): Question[] => {
      const position = document.positionAt(offset);
      return [
        ['textDocument/completion', { position }],
        ['textDocument/hover', { position }],
        ['textDocument/definition', { position }],
        ['textDocument/references', { position, context: { includeDeclaration: true } }],
        ['textDocument/prepareRename', { position }],
        ['pagewright/copyJobAsCurl', { position }],
        ['pagewright/evaluate', { position }],
      ];
    }),
  ];
}
