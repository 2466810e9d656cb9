import { isUserError } from '@pagewright/engine/errors';
import type { ListedConfiguration, LocalState } from '@pagewright/engine/platform';
import * as vscode from 'vscode';
import { Emitter } from '../../shared/emitter.ts';
import { debounce } from '../../shared/throttle.ts';
import type { LinkedFolders } from '../connections/linkedFolders.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import { projectOf, type Tokens } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import type { Problem } from '../connections/wayOut.ts';
import type { JobVerdicts } from './jobVerdicts.ts';
import { configurationsOf, type RemoteFolder } from './remoteFolder.ts';

interface RemoteParts {
  folders: LinkedFolders;
  trips: Trips;
  tokens: Tokens;
  verdicts: JobVerdicts;
}

/** The answer of the project when it was asked last. */
interface Answer {
  listed?: ListedConfiguration[];
  problem?: Problem;
  isConnected: boolean;
}

/** The pause after which changed files are compared again. */
const pauseMs = 400;

/**
 * How many last jobs are judged by themselves. Each takes some requests; *Check Last Night* judges all of them.
 */
const judgedAtOnce = 12;

/**
 * The linked folders beside their projects. A project is asked when somebody looks, and after a command that has changed
 * something: never on a timer.
 */
export class RemoteProjects {
  readonly #parts: RemoteParts;
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #changed = new Emitter<void>();
  readonly #tell = debounce(() => this.#changed.fire(), pauseMs);
  readonly #closing = new AbortController();

  /** Fires when there is something else to show. */
  readonly onDidChange = this.#changed.event;

  constructor(parts: RemoteParts) {
    this.#parts = parts;
  }

  register(): vscode.Disposable {
    const { folders, tokens, verdicts } = this.#parts;
    const files = vscode.workspace.createFileSystemWatcher('**/*.{json,yml,yaml,md}');
    const told = (uri: vscode.Uri) => folders.around(uri) !== undefined && this.#tell();
    return vscode.Disposable.from(
      files,
      files.onDidChange(told),
      files.onDidCreate(told),
      files.onDidDelete(told),
      folders.onDidChange(() => this.#changed.fire()),
      tokens.onDidChange(() => this.refresh()),
      verdicts.onDidChange(() => this.#changed.fire()),
      this.#tell,
      { dispose: () => this.#closing.abort(new vscode.CancellationError()) },
    );
  }

  /** Asks the projects again the next time that somebody looks. */
  refresh(root?: string): void {
    if (root === undefined) this.#answers.clear();
    else this.#answers.delete(root);
    this.#changed.fire();
  }

  /** The linked folders, by name. */
  async all(): Promise<RemoteFolder[]> {
    const found = await Promise.all(this.#parts.folders.all.map((root) => this.of(root)));
    return found.filter((each) => each !== undefined);
  }

  /** A linked folder; undefined if its link cannot be used. */
  async of(root: string): Promise<RemoteFolder | undefined> {
    const local = await readState(root);
    if (local === undefined) return undefined;
    const asked = this.#answers.get(root) ?? this.#ask(root);
    this.#answers.set(root, asked);
    const { listed, problem, isConnected } = await asked;
    const { link } = local;
    const { verdicts } = this.#parts;
    const configurations = configurationsOf({ root, local, listed: listed && placed(listed, local), verdicts });
    return { root, link, isConnected, ...(problem !== undefined && { problem }), configurations };
  }

  /** In a folder that nobody trusts, nothing is sent by itself. */
  async #ask(root: string): Promise<Answer> {
    const { trips } = this.#parts;
    try {
      const isConnected = vscode.workspace.isTrusted && (await trips.isConnected(root));
      if (!isConnected) return { isConnected };
      const { listConfigurations } = await loadPlatform();
      const listed = await trips.take(root, (trip) => listConfigurations(trip), { signal: this.#closing.signal });
      void this.#judgeLast(root, listed);
      return { isConnected, listed };
    } catch (error) {
      if (isUserError(error)) return { isConnected: true, problem: { code: error.code, message: error.message } };
      if (this.#closing.signal.aborted) return { isConnected: false };
      throw error;
    }
  }

  /** Judges the last jobs that were not judged before. What fails stays without a verdict. */
  async #judgeLast(root: string, listed: readonly ListedConfiguration[]): Promise<void> {
    const { trips, verdicts } = this.#parts;
    const project = projectOf(await trips.link(root));
    const jobs = listed.flatMap(({ lastJob, pulled }) =>
      lastJob?.isFinished && verdicts.of(project, lastJob.id) === undefined ? [{ id: lastJob.id, pulled }] : [],
    );
    if (jobs.length === 0) return;
    const { judgeRemoteJob } = await loadPlatform();
    const work = trips.take(
      root,
      async ({ api, signal }) => {
        for (const { id, pulled } of jobs.slice(0, judgedAtOnce)) {
          const options = pulled === undefined ? {} : { versionHere: pulled };
          await verdicts.keep(project, [await judgeRemoteJob(api, id, options, signal)]);
        }
      },
      { signal: this.#closing.signal },
    );
    await work.catch((error: unknown) => {
      if (!isUserError(error) && !this.#closing.signal.aborted) throw error;
    });
  }
}

/** With the files as they are now: a pull after the question has changed them. */
function placed(listed: readonly ListedConfiguration[], { link }: LocalState): ListedConfiguration[] {
  return listed.map(({ path, pulled: _, ...rest }) => {
    const linked = link.configurations.find(
      ({ branch, component, id }) => branch === rest.branch && component === rest.component && id === rest.id,
    );
    if (linked !== undefined) return { ...rest, path: linked.path, pulled: linked.version };
    // A tree of a tool has files that were never pulled by us.
    return link.layout === 'pagewright' || path === undefined ? rest : { ...rest, path };
  });
}

/** Undefined: the link cannot be used. */
async function readState(root: string): Promise<LocalState | undefined> {
  const { diskWritableFiles, readLocalState } = await loadPlatform();
  try {
    return await readLocalState(diskWritableFiles(root));
  } catch (error) {
    if (isUserError(error)) return undefined;
    throw error;
  }
}
