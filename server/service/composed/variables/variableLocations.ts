import type { SourcePlace } from '@pagewright/core/project/source/sourceNode';
import type { Location } from 'vscode-json-languageservice';
import { orderedLocations } from '../documents/composedReferences.ts';
import type { Composition } from '../documents/composition.ts';
import { type FoundVariable, placesOfVariable } from '../documents/variableIndex.ts';
import { nameRanges } from './nameRanges.ts';

/** Every place where the name of a variable is written, with or without those that define it or give it a value. */
export function locationsOfVariable(
  composition: Composition,
  found: FoundVariable,
  withDefinitions: boolean,
): Location[] {
  const { definitions, uses } = placesOfVariable(composition.variables, found);
  return orderedLocations(
    locationsOfPlaces(composition, withDefinitions ? [...definitions, ...uses] : uses, found.name),
  );
}

/** The name in each of these places. */
export function locationsOfPlaces(composition: Composition, places: readonly SourcePlace[], name: string): Location[] {
  return places.flatMap((place) => {
    const text = composition.params.texts.get(place.file)?.getText() ?? '';
    return nameRanges(text, place, name).flatMap((part) => composition.locationOf(part) ?? []);
  });
}
