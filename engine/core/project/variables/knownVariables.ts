import type { SourcePlace } from '../source/sourceNode.ts';

/** A variable where it is defined, or where it has a value. */
export interface NamedPlace {
  name: string;
  /** The name, with its quotes if it has some. */
  at: SourcePlace;
  /** Absent: it is defined here, or its value is empty. */
  value?: string;
  valueAt?: SourcePlace;
}

/** A set of values. */
export interface ValueSet {
  id: string;
  name: string;
  /** By the names of the variables. */
  values: ReadonlyMap<string, NamedPlace>;
  /** The list of values, where one more belongs. */
  at: SourcePlace;
}

/** The variables of a configuration with all of their values. */
export interface KnownVariables {
  name: string;
  defined: ReadonlyMap<string, NamedPlace>;
  /** The list of definitions. */
  at: SourcePlace;
  sets: readonly ValueSet[];
  /** Id of the set that counts if none is chosen; absent: there is none. */
  defaultSet?: string;
  /** Whether no other configuration uses them; absent: not known. */
  isUsedOnce?: boolean;
}
