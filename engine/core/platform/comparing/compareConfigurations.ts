import type { LocalConfiguration } from '../localConfiguration.ts';
import type { PulledConfiguration } from '../pulledConfiguration.ts';

/** Who changed something since it was pulled. `changed-both` that end alike are `same`. */
export type ComparedState =
  | 'same'
  | 'changed-here'
  | 'changed-there'
  | 'changed-both'
  | 'new-here'
  | 'new-there'
  | 'deleted-here'
  | 'deleted-there';

/** Three versions of a configuration. Without `base`, whatever differs counts as changed on both sides. */
export interface ThreeVersions {
  base?: PulledConfiguration;
  /** Already completed (`LayoutFolder.complete`). */
  local?: LocalConfiguration;
  newest?: PulledConfiguration;
}

export interface ComparedConfiguration extends ComparedPart {
  /** Of the whole, with rows and variables. */
  whole: ComparedState;
  rows: ComparedPart[];
  /** Absent: none of the three has any. */
  variables?: ComparedConfiguration;
}

export interface ComparedPart {
  /** Absent: a new one. */
  id?: string;
  name: string;
  state: ComparedState;
  differences: Difference[];
}

/** What differs, and on which side. */
export interface Difference {
  what: 'name' | 'description' | 'isDisabled' | 'body' | 'order';
  side: 'here' | 'there' | 'both';
}

/** Compares a configuration as it is here with the version that was pulled and the newest one of the project. */
export declare function compareConfigurations(versions: ThreeVersions): ComparedConfiguration;
