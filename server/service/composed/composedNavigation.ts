import type { Range } from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Navigation } from '../navigation.ts';
import { composedDefinition } from './composedDefinition.ts';
import { composedRename, preparedRename } from './composedRename.ts';
import { orderedLocations, placesOfName } from './documents/composedReferences.ts';
import type { ComposedPlace, Composition } from './documents/composition.ts';
import { mapAnswer } from './documents/mapAnswer.ts';
import type { Feature } from './documents/reading.ts';
import { unionOf } from './documents/unionOf.ts';
import { semanticTokensIn } from './semanticTokensIn.ts';
import { prepareVariable, renameVariable } from './variables/renameVariable.ts';
import { definitionOfVariable, tokensOfVariables, variableIn } from './variables/variableFeatures.ts';
import { locationsOfVariable } from './variables/variableLocations.ts';

/** The features for moving around, for documents that are parts of a configuration. */
export function composedNavigation(service: Navigation, feature: Feature): Navigation {
  const referencesAt = (composition: Composition, { document, position }: ComposedPlace, withDefinitions: boolean) =>
    mapAnswer(service.findReferences(document, position, withDefinitions), composition.mapOf(document)) ?? [];
  return {
    findDefinition: feature(
      Promise.resolve([]),
      service.findDefinition,
      async (composition, position) =>
        definitionOfVariable(composition, position) ?? (await composedDefinition(service, composition, position)),
    ),
    findReferences: feature([], service.findReferences, (composition, position, withDefinitions) => {
      const variable = variableIn(composition, position);
      if (variable) return locationsOfVariable(composition, variable, withDefinitions);
      const rangesOf = ({ document, position: there }: ComposedPlace) =>
        service.findReferences(document, there, true).map(({ range }) => range);
      const places = placesOfName(composition, position, rangesOf);
      return orderedLocations(places.flatMap((place) => referencesAt(composition, place, withDefinitions)));
    }),
    prepareRename: feature(null, service.prepareRename, (composition, position) => {
      const variable = variableIn(composition, position);
      return variable ? prepareVariable(composition, variable) : preparedRename(service, composition, position);
    }),
    rename: feature(null, service.rename, (composition, position, newName) => {
      const variable = variableIn(composition, position);
      if (variable) return renameVariable(composition, variable, newName);
      return composedRename(service, composition, position, newName);
    }),
    findDocumentLinks: feature([], service.findDocumentLinks, (composition) =>
      unionOf(composition, service.findDocumentLinks, ({ range }) => range),
    ),
    findSemanticTokens: feature([], service.findSemanticTokens, (composition, range) =>
      semanticTokensIn(service, composition, tokensOfVariables(composition), range),
    ),
    findInlayHints: feature([], service.findInlayHints, (composition, range) => {
      const hints = unionOf(
        composition,
        (part) => service.findInlayHints(part, wholeOf(part)),
        ({ position, label }) => [position, label],
      );
      const { asked } = composition.params;
      const [start, end] = [asked.offsetAt(range.start), asked.offsetAt(range.end)];
      return hints.filter(({ position }) => asked.offsetAt(position) >= start && asked.offsetAt(position) <= end);
    }),
  };
}

function wholeOf(document: TextDocument): Range {
  return { start: { line: 0, character: 0 }, end: document.positionAt(document.getText().length) };
}
