// The messages between the extension and the last jobs of a project in their webview. All texts are plain and on one line.
import type { Standing } from '@pagewright/engine/platform';

export type { Standing };

/** The last jobs of a project, as far as they are judged. */
export interface LastNightPage {
  /** The project and, unless it is the default one, the branch. */
  title: string;
  /** When the project was asked; absent: it was not, since the window was opened. */
  asked?: string;
  state: 'idle' | 'checking' | 'done' | 'cancelled' | 'failed';
  /** The number of configurations that are judged, and of all; absent: it is not known yet. */
  progress?: { done: number; total: number };
  /** Why the project could not be asked. */
  problem?: string;
}

/** A configuration with its last job. */
export interface LastNightRow {
  /** Component and id. */
  key: string;
  name: string;
  /** The component, unless it is generic extractor itself. */
  component?: string;
  isDisabled: boolean;
  standing: Standing;
  /** The place of the standing among all, the worst first. */
  rank: number;
  /** The reason of the standing in a sentence; empty: there is none to tell. */
  why: string;
  /** The job; absent: there was none, or it could not be judged. */
  job?: LastNightJob;
  /** Whether there are files here that can be opened. */
  here: 'yes' | 'no' | 'unknown';
}

export interface LastNightJob {
  id: string;
  /** As the platform calls it. */
  status: string;
  /** When it ended, or began. */
  when: string;
  /** How long it took. */
  took?: string;
  /** The version that ran, and how it relates to the files here. */
  version: string;
  /** Whether that version is known to be another one than the one here. */
  isOtherVersion: boolean;
  /** The number of records that were read, where each part of the job says so. */
  records?: string;
  tables: { name: string; rows: string }[];
  /** The number of tables that are not named. */
  moreTables: number;
}

/** An action for one configuration. */
export type RowAction = 'open' | 'job' | 'browser' | 'pull';

export type FromLastNight =
  | { type: 'ready' }
  | { type: 'check' }
  | { type: 'cancel' }
  | { type: 'copy' }
  | { type: 'row'; action: RowAction; key: string };

export interface ToLastNight {
  type: 'page';
  root: string;
  page: LastNightPage;
  rows: LastNightRow[];
  /** Whether these are all rows; otherwise those that are new or have changed. */
  isWhole: boolean;
}

/** The state that VS Code keeps while the tab is hidden, and over a reload of the window. */
export interface LastNightState {
  /** The folder that is linked to the project. */
  root: string;
  /** The standings that are shown; none: all. */
  shown: Standing[];
  scroll: number;
}
