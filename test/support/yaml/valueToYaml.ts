import { newSource } from '../../../engine/core/project/source/changeSource.ts';
import { yamlBlock } from '../../../engine/core/project/source/yaml/yamlText.ts';

/** The YAML text of a value, as kbagent lays it out. */
export function valueToYaml(value: object): string {
  const source = newSource(JSON.stringify(value));
  return source ? `${yamlBlock(source, 0, { lineBreak: '\n', unit: 2, listUnit: 0 })}\n` : '';
}
