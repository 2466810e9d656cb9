import type { NetworkSettings } from '@pagewright/engine/run';
import type { KnownRun } from './trial/knownRun.ts';

/** What a door gives the tools. */
export interface ToolHost {
  /** Folders whose files the tools may read; paths are relative to the first. */
  folders: readonly string[];
  /** The folder that has `schemas/`, and the one of the documentation. */
  assets: { schemas: string; docs: string };
  /** A folder of ours, for what trials of this session have left. */
  session: string;
  /** Values that the door knows to be secret. No output has them. */
  secrets: readonly string[];
  /** The values of the secrets of a configuration in a file, with the values of an environment if it has a name. */
  secretsFor(
    configText: string,
    file: string,
    environment: string | undefined,
  ): Promise<Readonly<Record<string, string>>>;
  /**
   * What the user has agreed to: every trial, every trial of a configuration in the folders, or the one that a question was
   * about; absent: none yet.
   */
  consent?: 'always' | 'files' | { to: string };
  /** The text of files that are open and not saved, by their paths; absent: none is. */
  unsaved?: Readonly<Record<string, string>>;
  /** The last run of a configuration that the door knows; absent: none. */
  lastRun?(configFile: string): Promise<KnownRun | undefined>;
  /** The file in which the door has the shapes of all runs of a configuration; absent: those of trials. */
  shapesOf?(configFile: string): Promise<string | undefined>;
  /** Proxies and certificates; absent: those of the process. */
  network?: NetworkSettings;
}
