import type { TreeTool } from '../../project/model/projectTree.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import type { ProjectFinding } from '../../project/source/projectFinding.ts';
import type { SourceNode } from '../../project/source/sourceNode.ts';
import type { LocalPart } from '../localConfiguration.ts';
import type { RemotePart } from '../remoteConfiguration.ts';
import type { FileTexts } from './layout.ts';

/** How the files of a configuration, a row or a set of values are written in its folder, and read again. */
export interface PartForm {
  readonly tool: TreeTool;
  /** All names that files of a part may have. */
  readonly names: readonly string[];
  /** The texts of the files by their names. Takes those that are there. */
  write(part: FormedPart, folder: string, before: FileTexts): WrittenPart;
  /** Undefined: the file with the body is not there. */
  read(place: PartPlace, files: TreeFiles): Promise<ReadPart | undefined>;
  /** The texts of files that a person may have begun, with the ids that the project gave. */
  adopt(ids: PartIds, folder: string, before: FileTexts): FileTexts;
}

/** Where a part is read. */
export interface PartPlace {
  folder: string;
  /** Absent: the tool does not know it yet. */
  id?: string;
  component: string;
  isRow: boolean;
}

/** A part as it is to be written. */
export interface FormedPart extends PartIds, Pick<RemotePart, 'name' | 'description' | 'isDisabled'> {
  /** Without what is kept outside of the files. */
  body: SourceNode;
}

export interface PartIds {
  id: string;
  component: string;
  isRow: boolean;
}

export interface WrittenPart {
  texts: FileTexts;
  findings: ProjectFinding[];
}

export interface ReadPart {
  part: LocalPart;
  /** Absent: it cannot be read. */
  body?: SourceNode;
  findings: ProjectFinding[];
}
