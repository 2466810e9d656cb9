import type * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import { valuesChoices } from '../../project/values/valuesChoices.ts';
import { fileId } from '../../shared/fileId.ts';
import { type ChoiceItem, separator } from './choiceItem.ts';

/** The sets of values of a configuration as a group of the list of environments; nothing if it has no variables. */
export async function valuesItems(projects: Projects, uri: vscode.Uri): Promise<ChoiceItem[]> {
  const variables = await projects.valuesOf(uri);
  if (variables === undefined) return [];
  const configFile = fileId(uri);
  const items = valuesChoices(variables, projects.chosen.of(configFile)).map(({ set, key, notes }) => ({
    label: set.name,
    ...(notes.length > 0 && { description: notes.join(' · ') }),
    choose: () => projects.chosen.choose(configFile, key),
  }));
  return [separator(`Values of "${variables.name}"`), ...items];
}
