import type { FoundPart, FoundRow } from '../../project/model/foundPart.ts';
import type { TreeTool } from '../../project/model/projectTree.ts';
import type { SourceNode } from '../../project/source/sourceNode.ts';
import type { ConfigurationPlace, RemoteConfiguration, RemotePart } from '../remoteConfiguration.ts';
import type { LeavesOut } from './rowsLeftOut.ts';

/** Where the folders of configurations are, by the manifest of a tool or by our link, and where new ones go. */
export interface Places {
  readonly tool: TreeTool;
  /** A configuration that is known, also one of variables. */
  find(at: ConfigurationPlace): FoundPart | undefined;
  /** The variables that a configuration uses alone. */
  variablesOf(user: FoundPart, body: SourceNode): Promise<FoundPart | undefined>;
  /** The folder of a new configuration. Throws a UserError if there is none for its branch. */
  folderFor(configuration: RemoteConfiguration): string;
  /** The folder of new variables. */
  variablesFolderFor(variables: RemoteConfiguration, user: string): string;
  /** The path of a new row from the folder of its configuration. */
  rowPathFor(row: RemotePart, isOfVariables: boolean): string;
  /** The path of a new set of default values; undefined: they have no other one than all. */
  readonly defaultValuesPath: string | undefined;
  /** The rows of a configuration that the tool leaves out; undefined: none. `rows` are those with folders. */
  leavesOut(at: ConfigurationPlace, rows: readonly FoundRow[]): Promise<LeavesOut | undefined>;
  /** Whether the tool takes variables that several configurations use off them. */
  readonly detachesShared: boolean;
}
