import type { ComposedText } from '../composed/composeText.ts';
import type { SourcePlace } from '../source/sourceNode.ts';
import type { ProjectFinding, TreeConfiguration, TreePart } from './projectTree.ts';

/** What of a configuration is composed. */
export interface ComposeChoice {
  /** Name or id of the only row; absent: each of them, or the configuration alone if it has none. */
  row?: string;
  /** Name or id of a set of values; absent: the default one. */
  values?: string;
}

/** A variable in the body of a configuration. */
export interface UsedVariable {
  name: string;
  /** In the file, with its braces. */
  place: SourcePlace;
  /** Where it is defined; absent: nowhere, or in the vault. */
  definition?: SourcePlace;
  /** Where its value is; absent: it has none. */
  valueAt?: SourcePlace;
  value?: string;
  isVault: boolean;
  /** Whether its value must not be shown: it is from the vault, it is marked with "#", or a "#" key has it. */
  isSecret: boolean;
}

/** A configuration as a job runs it: its body, the row over it, and the values of its variables. */
export interface ComposedConfiguration {
  configuration: TreeConfiguration;
  /** Absent: the configuration has no rows. */
  row?: TreePart;
  /** The set of values that was used; absent: none. */
  values?: TreePart;
  /** The whole body in the form of the platform: `parameters`, `storage`, `processors` and so on. */
  composed: ComposedText;
  variables: UsedVariable[];
  /** The problems that only its parts together have. */
  findings: ProjectFinding[];
}
