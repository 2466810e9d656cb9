import type { SourceNode } from '../sourceNode.ts';
import type { YamlFault } from './yamlFault.ts';

/** What a YAML text says, as far as it can be read, and what is wrong with it. */
export interface YamlSource {
  /** Absent: nothing is written there, or it is nested too deeply. */
  root: SourceNode | undefined;
  /** In the order of the text. */
  faults: YamlFault[];
}
