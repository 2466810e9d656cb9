import type { CompletionItem, Hover, Location, Position } from 'vscode-json-languageservice';
import type { SemanticToken } from '../../features/semanticTokens.ts';
import type { Composition } from '../documents/composition.ts';
import { type FoundVariable, variableAt } from '../documents/variableIndex.ts';
import { completeVariables } from './completeVariables.ts';
import { variableHover } from './variableHover.ts';
import { locationsOfPlaces } from './variableLocations.ts';
import { vaultHover } from './vaultHover.ts';

/** The variable at a position of the asked document. */
export function variableIn(composition: Composition, position: Position): FoundVariable | undefined {
  const { file, asked } = composition.params;
  return variableAt(composition.variables, file, asked.offsetAt(position));
}

/** The hover of the variable at a position; undefined if there is none. */
export function hoverOfVariable(composition: Composition, position: Position): Hover | undefined {
  const found = variableIn(composition, position);
  const range = found && composition.locationOf(found.place)?.range;
  if (found === undefined || range === undefined) return undefined;
  const { use } = found;
  const value = use?.isVault ? vaultHover(use, composition.variables.vault) : variableHover(found);
  return { contents: { kind: 'markdown', value }, range };
}

/** Where the variable at a position is defined, and where its chosen value is; undefined if there is no variable. */
export function definitionOfVariable(composition: Composition, position: Position): Location[] | undefined {
  const found = variableIn(composition, position);
  if (found === undefined) return undefined;
  const definition = found.known?.defined.get(found.name)?.at;
  const value = found.use?.valueAt && composition.locationOf(found.use.valueAt);
  return [...locationsOfPlaces(composition, definition ? [definition] : [], found.name), ...(value ? [value] : [])];
}

/** The variables that can stand at a position of the asked document. */
export function itemsOfVariables(composition: Composition, position: Position): CompletionItem[] {
  return completeVariables(composition.params.asked, position, composition.variables);
}

/** The tags of variables in the asked document. */
export function tokensOfVariables({ params, variables }: Composition): SemanticToken[] {
  const own = variables.uses.filter(({ place }) => place.file === params.file);
  return own.flatMap(({ place: { start, end } }) => {
    const isTag = /^\{\{[^\n]*\}\}$/.test(params.asked.getText().slice(start, end));
    return isTag ? [{ offset: start, length: end - start, type: 'variable' as const }] : [];
  });
}
