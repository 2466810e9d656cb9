import type { ProjectFinding } from '../projectFinding.ts';
import type { YamlCode } from './yamlCodes.ts';

/** A problem of a YAML text: it is none, or kbagent reads in it what its author hardly meant. */
export interface YamlFault extends ProjectFinding {
  code: YamlCode;
}
