import { isUserError } from '@pagewright/engine/errors';
import type { ListedConfiguration, LocalState, ProjectLink } from '@pagewright/engine/platform';
import * as vscode from 'vscode';
import { Emitter } from '../../shared/emitter.ts';
import { debounce } from '../../shared/throttle.ts';
import { watchDeletions } from '../../shared/watchDeletions.ts';
import type { LinkedFolders } from '../connections/linkedFolders.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import { projectOf, type Tokens } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import type { JobVerdicts } from './jobVerdicts.ts';
import { LastJobs } from './lastJobs.ts';
import { Questions } from './questions.ts';
import { type Answer, type BrokenFolder, type RemoteFolder, remoteFolder } from './remoteFolder.ts';

interface RemoteParts {
  folders: LinkedFolders;
  trips: Trips;
  tokens: Tokens;
  verdicts: JobVerdicts;
}

/** The pause after which changed files are compared again. */
const pauseMs = 400;

/**
 * The linked folders beside their projects. A project is asked when somebody looks, and after a command that has changed
 * something: never on a timer.
 */
export class RemoteProjects {
  readonly #parts: RemoteParts;
  readonly #lastJobs: LastJobs;
  readonly #changed = new Emitter<void>();
  readonly #tell = debounce(() => this.#changed.fire(), pauseMs);
  /** Of the files of a folder: all of them are hashed for it. */
  readonly #states = new Questions<LocalState>({ ask: readState });
  readonly #answers = new Questions<Answer>({
    ask: (root, signal) => this.#ask(root, signal),
    onAnswer: () => this.#changed.fire(),
    onFault: (error) => console.error(error),
  });

  /** Fires when there is something else to show. */
  readonly onDidChange = this.#changed.event;

  constructor(parts: RemoteParts) {
    this.#parts = parts;
    this.#lastJobs = new LastJobs(parts.verdicts);
  }

  register(): vscode.Disposable {
    const { folders, tokens, verdicts } = this.#parts;
    const files = vscode.workspace.createFileSystemWatcher('**/*.{json,yml,yaml,md}');
    const told = (uri: vscode.Uri) => this.#fileChanged(uri);
    return vscode.Disposable.from(
      files,
      files.onDidChange(told),
      files.onDidCreate(told),
      watchDeletions(told),
      folders.onDidChange((root) => this.#linksChanged(root)),
      tokens.onDidChange(() => this.refresh()),
      vscode.workspace.onDidGrantWorkspaceTrust(() => this.refresh()),
      verdicts.onDidChange(() => this.#changed.fire()),
      this.#tell,
      { dispose: () => this.#answers.close() },
    );
  }

  /** Asks the project of a folder, otherwise all projects, again the next time that somebody looks. */
  refresh(root?: string): void {
    for (const each of root === undefined ? this.#parts.folders.all : [root]) {
      this.#states.askAgain(each);
      this.#answers.askAgain(each);
    }
    this.#changed.fire();
  }

  /** The linked folders, by name, as far as they are known by now: nobody waits for a project here. */
  async all(): Promise<(RemoteFolder | BrokenFolder)[]> {
    const found = await Promise.all(this.#parts.folders.all.map((root) => this.#shown(root)));
    return found.filter((each) => each !== undefined);
  }

  /** A linked folder with the answer of its project. Throws a UserError if its link cannot be used. */
  async of(root: string): Promise<RemoteFolder> {
    // A command needs what is in the files now, which VS Code tells of a moment later.
    this.#states.askAgain(root);
    const local = await this.#states.answer(root);
    return remoteFolder({ root, local, answer: await this.#answerAbout(root, local.link), ...this.#parts });
  }

  /** Undefined: it is linked no longer. */
  async #shown(root: string): Promise<RemoteFolder | BrokenFolder | undefined> {
    try {
      const local = await this.#states.answer(root);
      const answer = this.#answers.latest(root);
      const isOutdated = answer !== undefined && answer.about !== aboutOf(local.link);
      if (isOutdated) this.#answers.askAgain(root);
      return remoteFolder({ root, local, answer: isOutdated ? undefined : answer, ...this.#parts });
    } catch (error) {
      if (!isUserError(error)) throw error;
      const { code, message } = error;
      return code === 'platform.not-connected' ? undefined : { root, problem: { code, message } };
    }
  }

  /** The answer about the branch that a folder is linked to now. */
  async #answerAbout(root: string, link: ProjectLink): Promise<Answer> {
    const answer = await this.#answers.answer(root);
    if (answer.about === aboutOf(link)) return answer;
    this.#answers.askAgain(root);
    return await this.#answers.answer(root);
  }

  #fileChanged(uri: vscode.Uri): void {
    const root = this.#parts.folders.around(uri);
    if (root === undefined) return;
    this.#states.askAgain(root);
    this.#tell();
  }

  #linksChanged(root: string | undefined): void {
    const { all } = this.#parts.folders;
    this.#states.keepOnly(all);
    this.#answers.keepOnly(all);
    if (root !== undefined) this.#states.askAgain(root);
    this.#changed.fire();
  }

  /** In a folder that nobody trusts, nothing is sent by itself. */
  async #ask(root: string, signal: AbortSignal): Promise<Answer> {
    const { trips } = this.#parts;
    const link = await trips.link(root);
    const about = aboutOf(link);
    if (!vscode.workspace.isTrusted || !(await trips.isConnected(root))) return { about, isConnected: false };
    try {
      const { listConfigurations } = await loadPlatform();
      const listed = await trips.take(root, (trip) => listConfigurations(trip), { signal });
      this.#judgeLast(root, link, listed, signal).catch((error: unknown) => {
        if (!isUserError(error) && !signal.aborted) console.error(error);
      });
      return { about, isConnected: true, listed };
    } catch (error) {
      if (!isUserError(error) || signal.aborted) throw error;
      return { about, isConnected: true, problem: { code: error.code, message: error.message } };
    }
  }

  /** Judges the last jobs; ends when the project is asked again, because its jobs may be others then. */
  async #judgeLast(
    root: string,
    link: ProjectLink,
    listed: readonly ListedConfiguration[],
    signal: AbortSignal,
  ): Promise<void> {
    const project = projectOf(link);
    const jobs = this.#lastJobs.waiting(project, listed);
    if (jobs.length === 0) return;
    const { judgeRemoteJob } = await loadPlatform();
    const judgeAll = async ({ api }: { api: Parameters<typeof judgeRemoteJob>[0] }) => {
      const judge = (job: string, versionHere?: number) =>
        judgeRemoteJob(api, job, versionHere === undefined ? {} : { versionHere }, signal);
      await this.#lastJobs.judge(project, jobs, judge, signal);
    };
    await this.#parts.trips.take(root, judgeAll, { signal });
  }
}

/** The branch that a folder is linked to, in a word. */
function aboutOf({ stack, project, branch }: ProjectLink): string {
  return [stack, project.id, branch.id].join('/');
}

async function readState(root: string): Promise<LocalState> {
  const { diskWritableFiles, readLocalState } = await loadPlatform();
  return await readLocalState(diskWritableFiles(root));
}
