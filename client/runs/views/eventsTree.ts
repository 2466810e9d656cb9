import type { EventLevel, RunEvent } from '@pagewright/engine/run';
import * as vscode from 'vscode';
import { onDidChangeConfigInFront } from '../../language/documents/configInFront.ts';
import { shownName } from '../../shared/shownName.ts';
import { throttle } from '../../shared/throttle.ts';
import { distinctTitle } from '../history/distinctName.ts';
import { fileInFront } from '../history/fileInFront.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { filterEvents } from './eventFilter.ts';
import { eventItem } from './nodes/eventNode.ts';

/** The minimum interval between updates of the events of an active run. */
const refreshMs = 500;

const filterTitles: Record<EventLevel, string | undefined> = {
  debug: undefined,
  info: 'without details',
  warning: 'warnings and errors',
  error: 'errors',
};

/**
 * The events of one run, newest first: of the run that was selected or started last, as long as no other configuration
 * comes to the front; then of its last run.
 */
export class EventsTree implements vscode.TreeDataProvider<RunEvent> {
  readonly #history: RunHistory;
  readonly #changed = new vscode.EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.#changed.event;
  #view: vscode.TreeView<RunEvent> | undefined;
  #chosen: string | undefined;
  #run: RunRecord | undefined;
  #title: string | undefined;
  /** The configuration that was in front last. */
  #front: string | undefined;
  #level: EventLevel = 'info';

  constructor(history: RunHistory) {
    this.#history = history;
  }

  register(): vscode.Disposable {
    const refresh = throttle(() => this.#changed.fire(undefined), refreshMs);
    this.#view = vscode.window.createTreeView('pagewright.events', { treeDataProvider: this });
    const listening = this.#history.onChange((changed) => {
      // The user wants to see a run that they have just started.
      if (changed !== undefined && isNew(changed)) this.#chosen = changed.id;
      if (this.#concerns(changed)) refresh();
    });
    const front = onDidChangeConfigInFront(() => this.#followFront(refresh));
    this.#followFront(refresh);
    return vscode.Disposable.from(this.#view, this.#changed, listening, front, refresh);
  }

  #followFront(refresh: () => void): void {
    const front = fileInFront(this.#history.known);
    if (front === undefined || front === this.#front) return;
    this.#front = front;
    if (this.#run?.configFile === this.#front) return;
    this.#chosen = undefined;
    refresh();
  }

  /** Shows the events of this run from now on. */
  choose({ id }: RunRecord): void {
    if (this.#chosen === id) return;
    this.#chosen = id;
    this.#changed.fire(undefined);
  }

  get level(): EventLevel {
    return this.#level;
  }

  /** Shows only events of this level and above. */
  filter(level: EventLevel): void {
    this.#level = level;
    this.#changed.fire(undefined);
  }

  getTreeItem(event: RunEvent): vscode.TreeItem {
    return this.#run === undefined ? new vscode.TreeItem(event.message) : eventItem(event, this.#run);
  }

  async getChildren(parent?: RunEvent): Promise<RunEvent[]> {
    if (parent !== undefined) return [];
    const all = await this.#history.all();
    this.#run = all.find(({ id }) => id === this.#chosen) ?? all.find((run) => this.#isInFront(run));
    if (this.#run === undefined) {
      this.#describe(this.#front === undefined ? undefined : `${shownName(this.#front)} has not been run yet.`);
      return [];
    }
    this.#title = distinctTitle(this.#run, all);
    const events = await this.#history.events(this.#run.id);
    const shown = filterEvents(events, this.#level);
    this.#describe(emptyText(events.length, shown.length));
    return shown;
  }

  #isInFront({ configFile }: RunRecord): boolean {
    return this.#front === undefined || configFile === this.#front;
  }

  /** Whether a change affects the shown run: its events are not read again for every event of another run. */
  #concerns(changed: RunRecord | undefined): boolean {
    const isChosen = this.#run !== undefined && this.#run.id === this.#chosen;
    return changed === undefined || !isChosen || changed.id === this.#chosen;
  }

  #describe(message: string | undefined): void {
    if (this.#view === undefined) return;
    this.#view.message = message ?? '';
    const parts = [this.#run && this.#title, filterTitles[this.#level]].filter((part) => part !== undefined);
    this.#view.description = parts.join(' · ');
  }
}

/** Says why the view has no lines. */
function emptyText(all: number, shown: number): string | undefined {
  if (shown > 0) return undefined;
  return all === 0 ? 'No events of this run are kept.' : 'The filter hides all events of this run.';
}

function isNew({ state, jobs, isElsewhere }: RunRecord): boolean {
  return state === 'running' && jobs.length === 0 && !isElsewhere;
}
