import type { TreeFiles } from '../../project/model/treeFiles.ts';
import type { ProjectFinding } from '../../project/source/projectFinding.ts';
import type { LayoutName, LinkedPart, ProjectLink } from '../link.ts';
import type { LocalConfiguration } from '../localConfiguration.ts';
import type { PulledConfiguration } from '../pulledConfiguration.ts';
import type { ConfigurationPlace, RemoteConfiguration } from '../remoteConfiguration.ts';

/** The texts of files by their names, which are paths from the folder of the link, with "/". */
export type FileTexts = ReadonlyMap<string, string>;

/** A way to keep configurations in files. */
export interface Layout {
  readonly name: LayoutName;
  /** Reads what is where in the folder of a link; files are named from there. Never rejects for what is in the files. */
  open(link: ProjectLink, files: TreeFiles): Promise<LayoutFolder>;
}

/** The configurations in the folder of a link as they were when it was opened. */
export interface LayoutFolder {
  /** The configurations of generic extractor, also new ones. Variables are not among them. */
  readonly placed: readonly PlacedConfiguration[];
  /** The faults of the folder as a whole, such as a broken manifest. */
  readonly findings: readonly ProjectFinding[];
  /** A configuration of the project, also one of variables; undefined: it is not here. */
  find(at: ConfigurationPlace): PlacedConfiguration | undefined;
  /**
   * The configuration at a path, with its rows and the variables that it alone uses. Undefined: its file is not there.
   * One that cannot be read has findings of level error, and no body.
   */
  read(path: string): Promise<LocalConfiguration | undefined>;
  /**
   * The files of a pulled configuration: at its path if it is here, with as few changes to the texts there as make them
   * say the same; else at a new one, which no other call gets. Nothing is written. With `over`, these are the texts that
   * are there. Throws a UserError if the tree has no folder for the branch.
   */
  write(pulled: PulledConfiguration, over?: FileTexts): Promise<WrittenConfiguration>;
  /**
   * A configuration that was pushed, with all ids and versions that the project gave: its files as they are, but for the
   * ids that the tool keeps in them.
   */
  adopt(pushed: PushedConfiguration): Promise<WrittenConfiguration>;
  /**
   * The notes of a tool about the tree (its manifest, with hashes and relations), after these were written or removed; none
   * in our own layout. Throws a UserError if the manifest cannot be read.
   */
  record(changes: LayoutChanges): Promise<FileTexts>;
  /**
   * A configuration that was read, in the spelling and with the keys of the version that it was made from: what this layout cannot hold
   * and what means the same is taken from there. The rows have the order of the version, new ones come last.
   */
  complete(local: LocalConfiguration, base: PulledConfiguration): LocalConfiguration;
}

/** Where a configuration lies. */
export interface PlacedConfiguration {
  /** The file, or the folder of a configuration of several files. */
  path: string;
  /** Absent: the project does not have it yet. */
  at?: ConfigurationPlace;
}

/** The files of a configuration as they are or are to be, and what the link and a tool note about it. */
export interface WrittenConfiguration {
  /** The version that the files say. */
  remote: RemoteConfiguration;
  path: string;
  files: FileTexts;
  /** Files of rows that the project no longer has, and others that it no longer needs. */
  obsolete: readonly string[];
  /** The rows of the version at their paths from this one's. */
  rows: readonly LinkedPart[];
  /** Says of the id of a row whether the tool leaves it out: what it knows of the row stays. Absent: none is. */
  leavesOut?: (row: string) => boolean;
  /** The row with the default values, of variables. */
  defaultValues?: string;
  variables?: WrittenConfiguration;
  /** The meta data, of a configuration that is a single file. */
  meta?: { name: string; description: string; isDisabled: boolean };
  /** Notes of all that this layout cannot hold, or its tool will change. */
  findings: readonly ProjectFinding[];
}

/** A configuration as it was read and pushed. */
export interface PushedConfiguration {
  path: string;
  local: LocalConfiguration;
  /** As the project has it now. Where a row or the variables of `local` have no id yet, those with the same index count. */
  remote: PulledConfiguration;
}

export interface LayoutChanges {
  written: readonly WrittenConfiguration[];
  /** Also their variables. */
  removed: readonly ConfigurationPlace[];
}
