import type { ConfigurationPlace } from '../core/platform/remoteConfiguration.ts';
import type { Trip } from './trip.ts';

/** How a configuration differs between its files, the version that was pulled, and the newest one. */
export type DiffState =
  | 'same'
  | 'changed here'
  | 'changed there'
  | 'changed in both'
  | 'new here'
  | 'new there'
  | 'deleted here'
  | 'deleted there'
  /** The version that the files are based on is not known. */
  | 'unknown base';

/** A configuration of the folder beside the project. */
export interface ConfigurationDiff extends Omit<ConfigurationPlace, 'id'> {
  /** Absent: the project does not have it yet. */
  id?: string;
  name: string;
  /** From the folder of the link; absent: it has no files. */
  path?: string;
  state: DiffState;
  /** The version that was pulled. */
  base?: number;
  /** The newest version. */
  newest?: number;
  parts: PartDiff[];
}

/** The configuration itself, a row, its variables or a set of values; only those with a difference. */
export interface PartDiff {
  kind: 'configuration' | 'row' | 'variables' | 'values';
  id?: string;
  name: string;
  /** The file with the body, from the folder of the link; absent: there is none. */
  file?: string;
  /** The three texts, laid out alike; absent: it does not have this part. Secrets are as they are in the files. */
  base?: PartText;
  local?: PartText;
  newest?: PartText;
}

/** What is compared of a part. */
export interface PartText {
  name: string;
  description: string;
  isDisabled: boolean;
  /** JSON, indented. */
  body: string;
}

/** Compares the folder with the version that was pulled and with the newest one. Changes nothing. */
export async function diff(trip: Trip, names?: readonly string[]): Promise<ConfigurationDiff[]> {
  throw new Error(`not built: ${trip.branch} ${names}`);
}
