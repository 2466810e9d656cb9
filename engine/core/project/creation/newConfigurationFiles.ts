import { composeText } from '../composed/composeText.ts';
import type { TreeTool } from '../model/projectTree.ts';
import { readJsonSource } from '../source/readJsonSource.ts';
import { yamlBlock } from '../source/yaml/yamlText.ts';

/** A file in the folder of a configuration. */
export interface NewFile {
  name: string;
  text: string;
}

/**
 * The files of a new configuration as a tool keeps them in its folder. Takes the name and the JSON text of `parameters`;
 * numbers keep their digits. None of them has an id: the tool gives one, so there is no entry in its manifest yet.
 */
export function newConfigurationFiles(tool: TreeTool, name: string, parameters: string): NewFile[] {
  return tool === 'kbc' ? kbcFiles(name, parameters) : [kbagentFile(name, parameters)];
}

function kbcFiles(name: string, parameters: string): NewFile[] {
  const meta = { name, isDisabled: false };
  return [
    { name: 'config.json', text: `${composeText(sourceOf(`{"parameters": ${parameters}}`)).text}\n` },
    { name: 'meta.json', text: `${JSON.stringify(meta, undefined, 2)}\n` },
    { name: 'description.md', text: '\n' },
  ];
}

function kbagentFile(name: string, parameters: string): NewFile {
  const whole = `{"version": 2, "name": ${JSON.stringify(name)}, "description": "", "parameters": ${parameters}}`;
  const layout = { lineBreak: '\n', unit: 2, listUnit: 0 };
  return { name: '_config.yml', text: `${yamlBlock(sourceOf(whole), 0, layout)}\n` };
}

function sourceOf(json: string) {
  const source = readJsonSource(json, '');
  if (source === undefined) throw new Error('The parameters of a new configuration are not JSON.');
  return source;
}
