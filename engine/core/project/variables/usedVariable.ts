import type { SourcePlace } from '../source/sourceNode.ts';

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
  /** The `#` key whose value it is in; absent: it is elsewhere. */
  secretKey?: string;
  /** Whether its value must not be shown: it is from the vault, it is marked with "#", or a "#" key has it. */
  isSecret: boolean;
}
