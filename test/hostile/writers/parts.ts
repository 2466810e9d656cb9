import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { having } from './given.ts';
import type { Writer } from './writer.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const importing = (names: string, file: string) => `import { ${names} } from ${JSON.stringify(path.join(root, file))};`;

/** A text in a script that is enough for several writes. */
const long = `'x'.repeat(200_000)`;

/** Each a part of a program, which it imports. */
export const parts: Writer[] = [
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
      script: `${importing('writeWhole', 'engine/io/files/writeWhole.ts')} await writeWhole('runs/run.json', ${long});`,
    },
    replaces: ['runs/run.json'],
  },
  {
    name: 'the copies of the tables of a run',
    does: {
      script: `${importing('keepTables', 'client/tables/compare/keepTables.ts')}
        await keepTables({ tables: [{ file: 'tables/a.csv' }, { file: 'tables/b.csv' }] }, '.', 'runs/1/tables');`,
    },
    prepare: having({ 'tables/a.csv': 'x'.repeat(200_000), 'tables/b.csv': 'y'.repeat(200_000) }),
    makes: ['runs/1/tables/a.csv', 'runs/1/tables/b.csv'],
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
    name: 'files of a project',
    does: {
      script: `${importing('diskWritableFiles', 'engine/io/checkout/diskWritableFiles.ts')}
        const files = diskWritableFiles('.');
        const change = async (file, text) => ({ file, before: await files.read(file), text });
        await files.change([await change('a.extractor.json', ${long}), await change('rows/b/config.json', ${long})]);`,
    },
    prepare: having({ 'rows/b/config.json': 'old' }),
    replaces: ['a.extractor.json', 'rows/b/config.json'],
  },
  {
    name: 'the stacks that a user has confirmed',
    does: {
      script: `${importing('confirmStack', 'cli/project/confirmedStacks.ts')}
        process.env.XDG_CONFIG_HOME = process.env.APPDATA = process.cwd();
        await confirmStack('https://connection.example.com');`,
    },
    makes: ['pagewright/stacks.txt'],
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

/** A query, whose result is a file. */
export const query: Writer = {
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
