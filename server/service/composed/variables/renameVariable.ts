import type { TextEdit, WorkspaceEdit } from 'vscode-json-languageservice';
import type { RefusedRename, RenamePlace } from '../../features/rename.ts';
import type { Composition } from '../documents/composition.ts';
import type { FoundVariable } from '../documents/variableIndex.ts';
import { locationsOfPlaces, locationsOfVariable } from './variableLocations.ts';

/** The name of a variable as the platform reads it in a text. Others would need quotes in YAML. */
const validName = /^[A-Za-z_][\w.-]*$/;
const wordsOfYaml = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/** The name at the asked position, or the reason why it cannot be changed. */
export function prepareVariable(composition: Composition, found: FoundVariable): RenamePlace | RefusedRename {
  if (found.use?.isVault) return { refusal: 'An entry of the vault is named in the project: rename it there.' };
  if (found.known === undefined)
    return { refusal: `"${found.name}" is not defined. Add it to the variables of this configuration first.` };
  const [own] = locationsOfPlaces(composition, [found.place], found.name);
  return own
    ? { range: own.range, placeholder: found.name }
    : { refusal: `"${found.name}" is written with escapes here.` };
}

/** The edits that change the name of a variable in its definition, its values and all bodies that use it. */
export function renameVariable(
  composition: Composition,
  found: FoundVariable,
  newName: string,
): WorkspaceEdit | RefusedRename {
  const prepared = prepareVariable(composition, found);
  if ('refusal' in prepared) return prepared;
  if (!validName.test(newName) || wordsOfYaml.test(newName))
    return { refusal: 'The name of a variable has letters, digits, "_", "-" and ".", and begins with a letter.' };
  if (newName !== found.name && found.known?.defined.has(newName))
    return { refusal: `There is already a variable "${newName}".` };
  const changes: Record<string, TextEdit[]> = {};
  for (const { uri, range } of locationsOfVariable(composition, found, true))
    changes[uri] = [...(changes[uri] ?? []), { range, newText: newName }];
  return { changes };
}
