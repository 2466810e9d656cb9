import type { ProjectFinding } from '../projectFinding.ts';

/** A problem of a YAML text: what it is not, or what kbagent reads in it that its author hardly meant. */
export interface YamlFault extends ProjectFinding {
  code: YamlCode;
}

export type YamlCode =
  | 'yaml.syntax'
  | 'yaml.placeholder'
  | 'yaml.tab'
  | 'yaml.documents'
  | 'yaml.alias'
  | 'yaml.tag'
  | 'yaml.key'
  | 'yaml.date'
  | 'yaml.number'
  | 'yaml.digits'
  | 'yaml.boolean';
