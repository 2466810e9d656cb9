/** Where the files of a folder belong to a project, and what was pulled into it: `.pagewright/project.json`. */
export interface ProjectLink {
  version: 1;
  /** The origin of the stack. No token goes there because of this file: the user has to name the stack as well. */
  stack: string;
  project: { id: string; name: string };
  branch: { id: string; name: string };
  layout: LayoutName;
  /** The names of the entries of the vault, when it was last read; absent: they are not known. */
  vault?: string[];
  configurations: LinkedConfiguration[];
}

/** How configurations lie in files: our own way, or that of a tool. */
export type LayoutName = 'pagewright' | 'kbc' | 'kbagent';

/** A configuration that was pulled. In a tree of a tool its manifest says which folder it is. */
export interface LinkedConfiguration {
  branch: string;
  component: string;
  id: string;
  /** The file, or the folder of a configuration of several files, from the folder of the link, with "/". */
  path: string;
  /** The version of the project that the files have, but for what was changed in them since. */
  version: number;
  /** SHA-256 of each file as it was written, by its name from the folder of the link. */
  files: Record<string, string>;
  /** Only of a configuration that is a single file: what a folder has in separate files. */
  meta?: { name: string; description: string; isDisabled: boolean };
}
