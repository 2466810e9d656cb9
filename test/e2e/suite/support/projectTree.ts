import * as vscode from 'vscode';
import { fileUri } from './fileUri.ts';

/** The tools whose trees the suite has, with the names of the files in them. */
export const tools = {
  kbc: {
    file: 'config.json',
    language: 'extractor-config',
    values: 'main/extractor/ex-generic-v2/with-rows/variables/values/us/config.json',
    variables: 'main/extractor/ex-generic-v2/with-rows/variables/config.json',
  },
  kbagent: {
    file: '_config.yml',
    language: 'extractor-config-yaml',
    values: 'main/other/keboola.variables/variables-definition-for-ex-generic-v2-103/rows/us/_config.yml',
    variables: 'main/other/keboola.variables/variables-definition-for-ex-generic-v2-103/_config.yml',
  },
} as const;

export type Tool = keyof typeof tools;

/** Copies the tree of a tool into the workspace; its configurations call the API at this port. */
export async function copyTree(tool: Tool, port: number): Promise<vscode.Uri> {
  const { fs } = vscode.workspace;
  const folder = fileUri(`project-${tool}`);
  await fs.copy(fileUri('..', 'project', tool), folder, { overwrite: true });
  for (const uri of await vscode.workspace.findFiles(
    new vscode.RelativePattern(folder, '**/{config.json,_config.yml}'),
  )) {
    const text = new TextDecoder().decode(await fs.readFile(uri));
    if (text.includes('PORT')) await fs.writeFile(uri, new TextEncoder().encode(text.replaceAll('PORT', String(port))));
  }
  return folder;
}
