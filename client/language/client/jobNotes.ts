import type * as vscode from 'vscode';
import { Emitter } from '../../shared/emitter.ts';

/** A feature's knowledge of a job, to show at its text. */
export interface JobNote {
  /** The lens before those that run the job. */
  lens: vscode.Command;
  /** The part of the hover of its name, before that of the language server. */
  hover: vscode.MarkdownString;
}

/** A feature that knows something of jobs. */
export interface JobNoteSource {
  /** The notes of the jobs of a document, by their names in events and reports. */
  notesOf(document: vscode.TextDocument): Promise<ReadonlyMap<string, JobNote>>;
  /** Fires when that may have changed. */
  onDidChange(listener: () => void): vscode.Disposable;
}

/**
 * The notes at the jobs of configurations. They are shown by the language client, with the lenses and hovers of the
 * server, because the order of those of several providers is up to VS Code.
 */
export class JobNotes {
  readonly #changed = new Emitter<void>();
  #source: JobNoteSource | undefined;

  /** Fires when any note may have changed. */
  readonly onDidChange = this.#changed.event;

  /** Takes the notes from a feature. */
  use(source: JobNoteSource): vscode.Disposable {
    this.#source = source;
    return source.onDidChange(() => this.#changed.fire());
  }

  /** The notes of a document, by the names of its jobs. */
  async of(document: vscode.TextDocument): Promise<ReadonlyMap<string, JobNote>> {
    return (await this.#source?.notesOf(document)) ?? new Map();
  }
}
