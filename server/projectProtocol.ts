// The requests about whole trees of the platform that the extension and the language server share.
import type { Diagnostic } from 'vscode-languageserver-types';

/**
 * Requests a check of all configurations of a tree, also of files that are not open. The parts are sent one by one
 * (`checkedNotification`), first the tree itself; the result is the number of configurations.
 */
export const checkProjectRequest = 'pagewright/checkProject';

export interface CheckProjectParams {
  /** The URI of the root of the tree: the folder with `.keboola/`. */
  uri: string;
  /** Number of the check, by which what it sends is known. */
  check: number;
}

/** Notifies the editor of a part of a tree that was checked. */
export const checkedNotification = 'pagewright/checked';

export interface CheckedOfProject {
  check: number;
  /** Number of configurations that were checked so far, and of all that there are. */
  done: number;
  of: number;
  part: CheckedPart;
}

/** A configuration with its rows and variables, or the tree itself. */
export interface CheckedPart {
  /** The URI of the file of the configuration, or of the root of the tree. */
  uri: string;
  /** The URIs of the files that it was composed of. */
  files: string[];
  findings: { uri: string; diagnostics: Diagnostic[] }[];
}

/** Requests a check of a part of a tree that has changed, named as in `CheckedPart`; null if it is no longer there. */
export const checkConfigurationRequest = 'pagewright/checkConfiguration';

export interface CheckConfigurationParams {
  uri: string;
}

export type CheckConfigurationAnswer = CheckedPart | null;
