import { isUserError } from '@pagewright/engine/errors';
import type { CheckedConfiguration, CheckWatch, FolderCheck } from '@pagewright/engine/platform';
import { localTime } from '@pagewright/engine/text/localTime';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import { reported } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import { projectOf } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import type { JobVerdicts } from '../remote/jobVerdicts.ts';
import type { LastNightPage } from './lastNightMessages.ts';

interface CheckParts {
  trips: Trips;
  verdicts: JobVerdicts;
}

interface CheckListener extends Required<CheckWatch> {
  /** Called after each of these, and when the check begins and ends. */
  onChange(): void;
}

/** Judges the last jobs of the project of a folder, and keeps what is known so far. */
export class LastNightCheck {
  /** By component and id. */
  readonly checked = new Map<string, CheckedConfiguration>();
  readonly #root: string;
  readonly #parts: CheckParts;
  readonly #listener: CheckListener;
  #found: Omit<FolderCheck, 'checked'> | undefined;
  #page: Omit<LastNightPage, 'title'> = { state: 'idle' };
  #running: AbortController | undefined;

  constructor(root: string, parts: CheckParts, listener: CheckListener) {
    this.#root = root;
    this.#parts = parts;
    this.#listener = listener;
  }

  /** How far it is. */
  get progress(): Omit<LastNightPage, 'title'> {
    return this.#page;
  }

  /** The project and its branch; undefined until the project has answered. */
  get found(): Omit<FolderCheck, 'checked'> | undefined {
    return this.#found;
  }

  cancel(): void {
    this.#running?.abort(new vscode.CancellationError());
  }

  /** Judges all of them again. Says why if the project cannot be asked. Does nothing while it is at it. */
  async start(): Promise<void> {
    if (this.#running !== undefined) return;
    const running = new AbortController();
    this.#running = running;
    this.checked.clear();
    this.#change({ state: 'checking', asked: localTime(new Date().toISOString()) });
    let state: LastNightPage['state'] = 'failed';
    try {
      const isDone = await reported(this.#root, () => this.#judge(running.signal));
      state = isDone ? 'done' : running.signal.aborted ? 'cancelled' : 'failed';
    } finally {
      this.#running = undefined;
      this.#change({ ...this.#page, state });
    }
    await this.#keep();
  }

  async #judge(signal: AbortSignal): Promise<true> {
    const { checkFolder } = await loadPlatform();
    const onProgress = ({ done, total }: { done: number; total: number }) =>
      this.#change({ ...this.#page, progress: { done, total } });
    const onFound = (found: Omit<FolderCheck, 'checked'>) => {
      this.#found = found;
      this.#listener.onFound(found);
    };
    const onChecked = (checked: CheckedConfiguration) => {
      this.checked.set(placeKey(checked.configuration), checked);
      this.#listener.onChecked(checked);
    };
    try {
      await this.#parts.trips.take(this.#root, (trip) => checkFolder(trip, { onFound, onChecked }), {
        signal,
        onProgress,
      });
    } catch (error) {
      if (isUserError(error) && !signal.aborted) this.#page = { ...this.#page, problem: printable(error.message) };
      throw error;
    }
    return true;
  }

  #change(page: Omit<LastNightPage, 'title'>): void {
    this.#page = page;
    this.#listener.onChange();
  }

  /** The view of the project shows the verdicts, too. */
  async #keep(): Promise<void> {
    const judged = [...this.checked.values()].flatMap((each) => each.judged ?? []);
    const { trips, verdicts } = this.#parts;
    if (judged.length > 0) await verdicts.keep(projectOf(await trips.link(this.#root)), judged);
  }
}

/** The key of a configuration within a branch. */
export function placeKey({ component, id }: { component?: string; id?: string }): string {
  return `${component}/${id}`;
}
