import { casePattern, testPattern } from '@pagewright/engine/testPaths';
import * as vscode from 'vscode';
import { Emitter } from '../../shared/emitter.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { setContextKey } from '../../shared/setContextKey.ts';
import { debounce } from '../../shared/throttle.ts';
import { watchDeletions } from '../../shared/watchDeletions.ts';
import { caseFolderOf, configurationOf, type TestedConfiguration, testsFoldersOf } from './testsPlaces.ts';

/** More cases than these are not looked for. */
const maxCases = 20_000;

/** The pause after which changed files are searched again: a checkout changes thousands. */
const pauseMs = 200;

/** The tests of a configuration: the folders of its cases, in the order of their names. */
export interface FoundTests extends TestedConfiguration {
  cases: vscode.Uri[];
}

/** Finds the tests in the folders of the workspace, and tells when there are others, or one is changed. */
export class TestFiles {
  readonly #changed = new Emitter<void>();
  readonly #written = new Emitter<vscode.Uri>();
  readonly #search = debounce(() => void this.#find(), pauseMs);
  #found: FoundTests[] = [];
  #searching: Promise<void> | undefined;

  /** Fires when there is another case, or one less. */
  readonly onDidChange = this.#changed.event;
  /** Fires with a file that has changed on the disk: of a case, of a configuration, or of what that is composed of. */
  readonly onDidWrite = this.#written.event;

  /** Looks for tests, now and whenever files or the folders of the workspace change. */
  register(): vscode.Disposable {
    const { createFileSystemWatcher, onDidChangeWorkspaceFolders, onDidSaveTextDocument } = vscode.workspace;
    const cases = createFileSystemWatcher(testPattern);
    const configurations = createFileSystemWatcher('**/*.{json,yml,yaml}');
    const written = (uri: vscode.Uri) => this.#written.fire(uri);
    void this.#find();
    return vscode.Disposable.from(
      ...[cases, configurations, this.#search],
      cases.onDidCreate(() => this.#search()),
      watchDeletions(
        ({ path }) => (/\.(?:tests|json|ya?ml)(?:\/|$)/.test(path) || this.#isAround(path)) && this.#search(),
      ),
      cases.onDidChange(written),
      configurations.onDidChange(written),
      configurations.onDidCreate((uri) => {
        written(uri);
        void this.#searchFor(uri);
      }),
      // Known before a watcher tells of it.
      onDidSaveTextDocument(({ uri }) => uri.scheme !== 'untitled' && written(uri)),
      onDidChangeWorkspaceFolders(() => this.#search()),
    );
  }

  /** The tests found so far, in the order of their files. */
  get all(): readonly FoundTests[] {
    return this.#found;
  }

  /** The tests, once the search that is going on has ended. */
  async search(): Promise<readonly FoundTests[]> {
    await this.#find();
    return this.#found;
  }

  async #find(): Promise<void> {
    // A search that began earlier may have missed a file.
    await this.#searching;
    this.#searching = this.#read();
    await this.#searching;
  }

  async #read(): Promise<void> {
    const files = await vscode.workspace
      .findFiles(casePattern, '**/node_modules/**', maxCases)
      .then(undefined, () => [] as vscode.Uri[]);
    const folders = new Map(files.flatMap((file) => caseFolderOf(file) ?? []).map((uri) => [uri.toString(), uri]));
    const byTests = Map.groupBy(folders.values(), (uri) => vscode.Uri.joinPath(uri, '..').toString());
    const found = await Promise.all([...byTests.values()].map(testsIn));
    const next = found.flatMap((tests) => tests ?? []).sort((one, other) => (one.file.path < other.file.path ? -1 : 1));
    const isSame = idsOf(next) === idsOf(this.#found);
    this.#found = next;
    setContextKey('hasTests', next.length > 0);
    if (!isSame) this.#changed.fire();
  }

  /** Searches if a configuration has appeared whose tests were there before. */
  async #searchFor(file: vscode.Uri): Promise<void> {
    const found = await Promise.all(testsFoldersOf(file).map(fileExists));
    if (found.includes(true)) this.#search();
  }

  /** Whether a deleted folder may have had tests in it. */
  #isAround(path: string): boolean {
    return this.#found.some(({ folder, file }) => folder.path.startsWith(path) || file.path.startsWith(path));
  }
}

async function testsIn(cases: readonly vscode.Uri[]): Promise<FoundTests | undefined> {
  const [first] = cases;
  const configuration = first && (await configurationOf(vscode.Uri.joinPath(first, '..')));
  if (configuration === undefined) return undefined;
  return { ...configuration, cases: cases.toSorted((one, other) => (one.path < other.path ? -1 : 1)) };
}

function idsOf(found: readonly FoundTests[]): string {
  return found.map(({ file, cases }) => [file, ...cases].map(String).join(' ')).join('\n');
}
