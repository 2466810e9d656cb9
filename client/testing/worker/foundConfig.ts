import type { TestedConfig } from '@pagewright/engine/testing';

/** A configuration with tests; of a row of a tree, its name too. */
export interface FoundConfig {
  config: TestedConfig;
  row?: string;
}
