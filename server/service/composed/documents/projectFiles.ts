import type { TreeFiles } from '@pagewright/core/project/model/treeFiles';

/** The files of trees as a shell reads them, and how their names become URIs. An open text wins over the disk. */
export interface ProjectFiles extends TreeFiles {
  /** The name of the file with a URI. */
  nameOf(uri: string): string;
  /** The URI of a file, as the editor writes it. */
  uriOf(file: string): string;
}
