import type { SourceNode } from '../sourceNode.ts';
import type { YamlFault } from './yamlFault.ts';

/** The tree of a YAML text, as far as it can be read, and the mistakes in it. */
export interface YamlSource {
  /** Absent: nothing is written there, or it is nested too deeply. */
  root: SourceNode | undefined;
  /** In the order of the text. */
  faults: YamlFault[];
  /** The position from which on the tree is a guess, because kbagent stops there; absent: it is none anywhere. */
  guessedFrom?: number;
}
