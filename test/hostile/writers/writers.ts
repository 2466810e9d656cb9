import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hasSqlite } from '../../support/programNode.ts';

/** What writes files, and what there is of them when it is killed: the old file or all of the new one. */
export interface Writer {
  name: string;
  /** Arguments of the command line, or a script that imports from the sources. */
  does: { args: readonly string[] } | { script: string };
  /** Puts what it reads into a folder; `url` is the address of an API. */
  prepare?: (folder: string, url: string) => void;
  /** By their names in the folder: files that it replaces, and those that it makes or that `prepare` puts there. */
  replaces?: readonly string[];
  makes?: readonly string[];
  /** Files that have another place for a moment, in which a reader finds none. */
  moves?: readonly string[];
  /** The exit code of an undisturbed one; absent: 0. */
  code?: number;
  /** What is equal in all whole files of a writer, where times and the like differ; absent: all of it. */
  essence?: (text: string) => unknown;
}

const root = path.join(import.meta.dirname, '..', '..', '..');
const importing = (names: string, file: string) => `import { ${names} } from ${JSON.stringify(path.join(root, file))};`;

/** A text in a script that is enough for several writes. */
const long = `'x'.repeat(200_000)`;

const items = Array.from({ length: 40 }, (_, index) => `/items${index}`);
const list = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };
const listed = { responses: { 200: { description: '', content: { 'application/json': { schema: list } } } } };
const openapi = {
  openapi: '3.0.0',
  info: { title: 'Items', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: Object.fromEntries(items.map((item) => [item, { get: listed }])),
};
const har = {
  log: {
    version: '1.2',
    creator: { name: 'a', version: '1' },
    entries: items.map((item) => ({
      startedDateTime: '2026-01-01T00:00:00.000Z',
      time: 1,
      request: { method: 'GET', url: `https://api.example.com${item}`, headers: [], queryString: [] },
      response: {
        status: 200,
        headers: [{ name: 'content-type', value: 'application/json' }],
        content: { mimeType: 'application/json', text: '[{"id":1},{"id":2}]' },
      },
    })),
  },
};
const postman = {
  info: { name: 'Items', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
  item: items.map((item) => ({
    name: item,
    request: { method: 'GET', url: `https://api.example.com${item}` },
    response: [{ code: 200, body: '[{"id":1},{"id":2}]' }],
  })),
};

/** Puts files into a folder. */
function having(files: Record<string, unknown>): Writer['prepare'] {
  return (folder) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    }
  };
}

/** A configuration of two jobs, and shards of it in a place, of which some are done. */
function configuration(folder: string, url: string): void {
  const api = { baseUrl: url, pagination: { method: 'pagenum' }, retryConfig: { maxRetries: 0 } };
  const jobs = ['items', 'orders'].map((endpoint) => ({ endpoint, params: { since: { time: 'previousStart' } } }));
  writeFileSync(path.join(folder, 'a.extractor.json'), JSON.stringify({ api, config: { outputBucket: 'b', jobs } }));
}

const keysOf = (text: string) => Object.keys(JSON.parse(text));
const ofRun = (text: string) => {
  const { outcome, jobs, tables } = JSON.parse(text);
  return [outcome, jobs.length, tables.length];
};

const imports: Writer[] = [
  ['import-openapi', openapi],
  ['import-har', har],
  ['import-postman', postman],
].flatMap(([verb, document]): Writer[] => [
  {
    name: `${verb} --force`,
    does: { args: [String(verb), 'described.json', '--out', 'a.extractor.json', '--force'] },
    prepare: having({ 'described.json': document }),
    replaces: ['a.extractor.json'],
  },
  {
    name: `${verb} --report`,
    does: { args: [String(verb), 'described.json', '--out', 'a.extractor.json', '--report', 'report.json'] },
    prepare: having({ 'described.json': document }),
    makes: ['a.extractor.json'],
    replaces: ['report.json'],
  },
]);

/** Everything that runs in a process of its own, by the command line. */
const verbs: Writer[] = [
  ...imports,
  {
    name: 'import-openapi, with settings that get a line',
    does: { args: ['import-openapi', 'described.json', '--out', 'a.extractor.json'] },
    prepare: having({ 'described.json': openapi, '.pagewright.json': '{ "descriptions": {} }' }),
    makes: ['a.extractor.json', '.pagewright.json'],
  },
  {
    name: 'import-openapi, with settings that it makes',
    does: { args: ['import-openapi', 'described.json', '--out', 'a.extractor.json'] },
    prepare: having({ 'described.json': openapi }),
    makes: ['a.extractor.json', '.pagewright.json'],
  },
  {
    name: 'import-openapi, with a copy of the document',
    does: { args: ['import-openapi', 'described.json', '--out', 'deep/a.extractor.json'] },
    prepare: having({ 'described.json': openapi, 'deep/.pagewright.json': '{}' }),
    makes: ['deep/a.extractor.json', 'deep/a.openapi.json'],
  },
  {
    name: 'init-guidance --force',
    does: { args: ['init-guidance', '--force'] },
    replaces: ['AGENTS.md'],
  },
  {
    name: 'run',
    does: {
      args: [
        ...['run', 'a.extractor.json', '--out', 'out', '--record', 'recording', '--shapes', 'a.shapes.json'],
        ...['--report', 'report.json'],
      ],
    },
    prepare: configuration,
    replaces: ['report.json', 'a.shapes.json', 'out/state.json'],
    moves: ['out/tables/b.items.csv', 'out/tables/b.orders.csv', 'recording/recording.json'],
    essence: (text) => (text.startsWith('{') ? keysOf(text) : text),
  },
  {
    name: 'run --report of a run that fails',
    does: { args: ['run', 'a.extractor.json', '--out', 'out', '--report', 'report.json', '--job', 'nowhere'] },
    prepare: configuration,
    replaces: ['report.json'],
    code: 1,
    essence: ofRun,
  },
  {
    name: 'shards --pages',
    does: { args: ['shards', 'a.extractor.json', '--pages', 'pages'] },
    prepare: configuration,
    makes: ['pages/shards.json'],
    essence: keysOf,
  },
];

/** Each a part of a program, which it imports. */
const parts: Writer[] = [
  {
    name: 'an export of a table',
    does: {
      script: `${importing('placeOnDisk', 'client/tables/file/placeOnDisk.ts')}
        const sink = await placeOnDisk('none').createSink('table.csv');
        try {
          for (let piece = 0; piece < 5; piece++) await sink.write(${long}, 'utf8');
          await sink.finish();
        } catch (error) {
          await sink.abandon();
          throw error;
        }`,
    },
    replaces: ['table.csv'],
  },
  {
    name: 'the record of a run in the history',
    does: {
      script: `${importing('writeWhole', 'client/shared/writeWhole.ts')} await writeWhole('runs/run.json', ${long});`,
    },
    replaces: ['runs/run.json'],
  },
  {
    name: 'an exchange that is kept',
    does: {
      script: `${importing('ownFolderSink', 'engine/io/files/ownFolderSink.ts')}
        await ownFolderSink('kept').write('answers/000001.json', ${long});`,
    },
    makes: ['kept/answers/000001.json'],
  },
  {
    name: 'a response in the cache',
    does: {
      script: `${importing('ResponseFolder', 'engine/io/http/responseFolder.ts')}
        await new ResponseFolder('cache').keep('a', { status: 200, headers: new Map(), body: Buffer.from(${long}) }, 1);`,
    },
    replaces: ['cache/a.answer'],
  },
  {
    name: 'compiled code',
    does: {
      script: `${importing('OwnFolder', 'cli/compiledCode/ownFolder.ts')}
        new OwnFolder(process.cwd() + '/code').write('run', Buffer.from(${long}));`,
    },
    replaces: ['code/run'],
  },
  {
    name: 'a file of a place',
    does: {
      script: `${importing('FolderPlace', 'engine/io/places/folderPlace.ts')}
        const signal = new AbortController().signal;
        const place = new FolderPlace('place');
        await place.put('pages/a.json', Buffer.from(${long}), { signal });
        await place.put('pages/b.gz', { file: 'given' }, { signal, ifAbsent: true });`,
    },
    prepare: having({ given: 'x'.repeat(200_000) }),
    replaces: ['place/pages/a.json'],
    makes: ['place/pages/b.gz'],
  },
  {
    name: 'a file that the editor makes',
    does: {
      script: `${importing('createFile, replaceFile', 'engine/io/output/replaceFile.ts')}
        await replaceFile('a.extractor.json', ${long});
        await createFile('a.openapi.json', ${long});`,
    },
    replaces: ['a.extractor.json'],
    makes: ['a.openapi.json'],
  },
];

const query: Writer = {
  name: 'the result of a query',
  does: {
    script: `${importing('queryStorage', 'engine/io/storage/queryStorage.ts')}
      await queryStorage({ database: 's.sqlite', sql: 'SELECT * FROM t', file: 'queries/query-1.csv', maxRows: 10_000 });`,
  },
  prepare(folder) {
    const database = new DatabaseSync(path.join(folder, 's.sqlite'));
    database.exec(`CREATE TABLE t (a TEXT)`);
    const insert = database.prepare('INSERT INTO t VALUES (?)');
    for (let row = 0; row < 1_500; row++) insert.run(`${row} ${'x'.repeat(300)}`);
    database.close();
  },
  makes: ['queries/query-1.csv'],
};

export const writers: readonly Writer[] = [...verbs, ...parts, ...(hasSqlite() ? [query] : [])];
