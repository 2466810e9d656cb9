import type { ProjectFinding } from '../projectFinding.ts';
import type { YamlCode } from './yamlCodes.ts';

/** A problem of a YAML text: what it is not, or what kbagent reads in it that its author hardly meant. */
export interface YamlFault extends ProjectFinding {
  code: YamlCode;
}
