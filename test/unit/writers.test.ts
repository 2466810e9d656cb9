import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../support/sourceFiles.ts';

/**
 * Every place of Pagewright that writes a file, under how it replaces the old one, with its calls in alphabetical
 * order. A new call fails the test: its author says here why nobody finds half of the file, and adds it to the writers
 * that `test/hostile/writers` kills and runs out of disk.
 */
const writers: Record<string, Record<string, string>> = {
  'writes beside, syncs, and takes the place by one rename, or by one hard link where nothing may be': {
    'engine/io/output/fileBeside.ts': 'link open rename',
    'engine/io/output/replaceFile.ts': 'FileBeside.open writeFile writeFile',
    'engine/io/output/stagedFile.ts': 'FileBeside.open',
    'engine/io/recording/exportRecording.ts': 'FileBeside.open FileBeside.open',
    'engine/io/places/folderPlace.ts': 'createWriteStream link rename writeFile',
    'engine/io/checkout/changeFiles.ts': 'FileBeside.open',
    'client/tables/file/placeOnDisk.ts': 'FileBeside.open',
  },
  'writes beside and renames, without waiting for the disk: another run makes it again': {
    'engine/io/files/writeWhole.ts': 'rename writeFile',
    'engine/io/storage/queryStorage.ts': 'new CsvPart',
    'client/tables/compare/keepTables.ts': 'copyFile rename',
  },
  'gives a whole file another name': {
    'client/running/shapes/learnedShapes.ts': 'rename rename',
  },
  'asks one of those': {
    'cli/importFile.ts': 'createFile replaceFile',
    'cli/initGuidance.ts': 'createFile replaceFile',
    'cli/project/confirmedProjects.ts': 'writeWhole',
    'cli/writtenConfig.ts': 'replaceFile',
    'cli/project/confirmedStacks.ts': 'writeWhole',
    'cli/remote/remoteAddress.ts': 'replaceFile',
    'client/getStarted/importing/keepDescription.ts': 'createUri createUri document.save',
    'client/getStarted/newConfiguration/createInTree.ts': 'createUri',
    'client/getStarted/samples/copySamples.ts': 'createUri',
    'client/language/documents/savedConfig.ts': 'replaceUri',
    'client/platform/commands/mergeFiles.ts': 'replaceUri',
    'client/platform/commands/saveFiles.ts': 'document.save',
    'client/running/login/writeLogin.ts': 'document.save replaceUri',
    'client/running/recordings/recordingOf.ts': 'createFile',
    'client/runs/history/diskRunStore.ts': 'writeWhole',
    'client/shared/disk/node/writeUri.ts': 'createFile fs.writeFile fs.writeFile replaceFile',
    'client/tables/editor/exportTable.ts': 'replaceUri',
    'client/tables/profile/keepTableProfiles.ts': 'writeWhole',
    'engine/io/files/ownFolderSink.ts': 'writeWhole',
    'engine/io/http/responseFolder.ts': 'writeWhole',
    'engine/io/learntFile.ts': 'writeWhole',
    'engine/io/output/writeShapesFile.ts': 'StagedFile.write',
    'engine/testing/keepCase.ts': 'createFile replaceFile replaceFile',
    'engine/testing/liveCase.ts': 'createFile',
    'engine/testing/runRecorded.ts': 'replaceFile',
    'engine/testing/editAnswer.ts': 'replaceFile replaceFile replaceFile',
    'engine/testing/writeTables.ts': 'writeWhole writeWhole',
    'tools/set/runTrial.ts': 'writeWhole writeWhole',
  },
  'writes in the hidden folder of a run, which takes the place by renames that a later run can take back': {
    'engine/io/output/csvPart.ts': 'open rename',
    'engine/io/output/folderLock.ts': 'rename writeFile',
    'engine/io/output/moveForeignFiles.ts': 'rename',
    'engine/io/output/outputFolder.ts': 'StagedFile.write new CsvPart replaceWhole writeFile',
    'engine/io/output/replaceWhole.ts': 'rename rename rename rename',
    'engine/io/recording/recordingFolder.ts': 'open replaceWhole writeFile writeFile',
  },
  'writes to a temporary file, which nobody reads but this process': {
    'engine/io/exchanges/bodyFile.ts': 'open',
    'engine/io/output/blockFile.ts': 'open',
    'engine/io/pages/pageFile.ts': 'createWriteStream',
    'engine/io/places/fetchFile.ts': 'createWriteStream',
  },
  'changes a database in transactions': {
    'engine/io/storage/openForReading.ts': 'new DatabaseSync',
    'engine/io/storage/openStorage.ts': 'new DatabaseSync writeFile',
  },
  'copies a folder to where nothing is': {
    'client/testing/commands/newCaseFromThis.ts': 'fs.copy',
  },
  'asks whoever has the files of a workspace in a browser': {
    'client/shared/disk/browser/writeUri.ts': 'fs.writeFile replaceUri',
  },
  'writes to standard error': {
    'cli/queryWatch.ts': 'writeSync',
  },
  'only reads': {
    'engine/io/files/readForeignFile.ts': 'open',
  },
};

/** The functions of Node that change a file, where a source imports them. */
const ofNode =
  /^(?:writeFile|appendFile|createWriteStream|copyFile|cp|rename|link|symlink|f?truncate|writev?|open)(?:Sync)?$/;

/** The functions of Pagewright and VS Code, and calls on a whole module. */
const ofHouse =
  /(?<![\w#.]|function |const |\{ )(?:(?:createFile|replaceFile|createUri|replaceUri|writeWhole|replaceWhole)\b|(?:FileBeside\.open|StagedFile\.write|document\.save|new DatabaseSync|new CsvPart)(?=\())|\bfs\.(?:writeFile|appendFile|copy|copyFile|cp|rename|open|link|symlink|truncate)(?=\()/g;

const root = path.join(import.meta.dirname, '..', '..');

function callsOf(file: string): string {
  const source = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|`[^`]*`/gm, '');
  const imports = /^import \{([^}]*)\} from 'node:fs(?:\/promises)?';$/gm;
  const names = [...source.matchAll(imports)].flatMap(([, list = '']) => list.split(','));
  const text = source.replaceAll(/^(?:import|export) [^;]*? from '[^']*';$/gm, '');
  const direct = names
    .map((name) => name.trim())
    .filter((name) => ofNode.test(name))
    .flatMap((name) => [...text.matchAll(new RegExp(`(?<![.#\\w'"]|async )${name}\\b(?!['"])`, 'g'))].map(() => name));
  const others = [...text.matchAll(ofHouse)].map(([name]) => name);
  return [...direct, ...others].sort().join(' ');
}

describe('What writes a file', () => {
  it('is listed, under how it replaces what was there', () => {
    const found = sourceFiles.map((file) => [file, callsOf(file)] as const).filter(([, calls]) => calls !== '');
    assert.deepEqual(
      Object.fromEntries(found),
      Object.fromEntries(Object.values(writers).flatMap(Object.entries).sort()),
    );
  });
});
