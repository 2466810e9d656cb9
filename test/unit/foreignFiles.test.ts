import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The functions that read a file without a check of its kind and size. */
const readers = /^(?:readFile|readFileSync|createReadStream|open|openSync|openAsBlob|readv?Sync)$/;

/** The files that read a file without `engine/io/files/readForeignFile.ts`, and why that is safe. */
const exceptions = new Map([
  ['engine/io/files/readForeignFile.ts', 'is the reader'],
  ['engine/io/exchanges/bodyFile.ts', 'made the file, in a folder of its own'],
  ['engine/io/output/blockFile.ts', 'made the file, in the staging folder of the run'],
  ['engine/io/output/csvPart.ts', 'made the file, in the staging folder of the run'],
  ['engine/io/output/fileBeside.ts', 'makes the file, in a folder of its own'],
  ['engine/io/recording/recordingFolder.ts', 'made the file, and only appends to it'],
  ['server/main.ts', 'reads the schema that ships with it'],
  ['cli/checking/checkFiles.ts', 'reads the schemas that ship with it'],
  ['cli/searchPaging.ts', 'reads the schema that ships with it'],
  ['client/getStarted/commands/openSample.ts', 'reads a sample that ships with the extension'],
  ['client/getStarted/samples/copySamples.ts', 'reads a page that ships with the extension'],
  ['client/getStarted/servePages.ts', 'reads a page that ships with the extension'],
  ['client/storage/query/resultFiles.ts', 'asks VS Code for a result that a query wrote'],
  ['client/shared/startBrowserWorker.ts', 'asks VS Code for a program that ships with the extension'],
  ['client/shared/readAtMost.ts', 'asks VS Code, and checks the size'],
  ['client/runs/tasks/readConfiguration.ts', 'asks VS Code for what is on no disk'],
]);

/** Whether a source takes such a function from Node, or calls one of an `fs`. */
function readsDirectly(file: string): boolean {
  const text = readFileSync(path.join(root, file), 'utf8');
  const imported = [...text.matchAll(/import \{([^}]*)\} from 'node:fs(?:\/promises)?'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' ')[0] ?? '');
  const called = [...text.matchAll(/\bfs\.(\w+)\(/g)].map(([, name = '']) => name);
  return [...imported, ...called].some((name) => readers.test(name));
}

describe('A file that somebody else may have put there', () => {
  it('is read by nobody but the reader for such files', () => {
    assert.deepEqual(sourceFiles.filter(readsDirectly).toSorted(), [...exceptions.keys()].toSorted());
  });
});
