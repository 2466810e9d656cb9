import type { ComposedText } from '../composed/composeText.ts';
import type { UsedVariable } from '../variables/usedVariable.ts';
import type { VaultEntries } from '../variables/vaultEntries.ts';
import type { ProjectFinding, TreeConfiguration, TreePart } from './projectTree.ts';

export type { UsedVariable } from '../variables/usedVariable.ts';

/** The parts of a configuration that are composed. */
export interface ComposeChoice {
  /** Name or id of the only row; absent: each of them, or the configuration alone if it has none. */
  row?: string;
  /** Name or id of a set of values; absent: the default one. */
  values?: string;
  /** The entries of the vault; absent: not all of them are known, and each name may be one. */
  vault?: VaultEntries | undefined;
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
