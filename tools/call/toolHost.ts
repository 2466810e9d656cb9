import type { NetworkSettings } from '@pagewright/engine/run';
import type { KnownRun } from './knownRun.ts';

/** The services of the editor or the MCP server for the tools. */
export interface ToolHost {
  /** Folders whose files the tools may read; paths are relative to the first. */
  folders: readonly string[];
  /** The folder that has `schemas/`, and the one of the documentation. */
  assets: { schemas: string; docs: string };
  /** A private folder for the results of the trials of this session. */
  session: string;
  /** Values that the host knows to be secret. No output has them. */
  secrets: readonly string[];
  /** The values of the secrets of a configuration in a file, with the values of an environment if it has a name. */
  secretsFor(
    configText: string,
    file: string,
    environment: string | undefined,
  ): Promise<Readonly<Record<string, string>>>;
  /**
   * The consent of the user: to every trial, every trial of a configuration in the folders, or the one of a question;
   * if absent, none yet.
   */
  consent?: 'always' | 'files' | { to: string };
  /** The text of open, unsaved files by their paths; if absent, there are none. */
  unsaved?: Readonly<Record<string, string>>;
  /** The last run of a configuration that the host knows; if absent, none. */
  lastRun?(configFile: string): Promise<KnownRun | undefined>;
  /** The file in which the host keeps the shapes of all runs of a configuration; if absent, those of trials. */
  shapesOf?(configFile: string): Promise<string | undefined>;
  /** The token of the user for a project on a stack that the user has confirmed; if absent, or undefined, none. */
  tokenFor?(stack: string, project: string): Promise<string | undefined>;
  /** Proxies and certificates; if absent, those of the process. */
  network?: NetworkSettings;
}
