import type { Position, WorkspaceEdit } from 'vscode-json-languageservice';
import type { RefusedRename, RenamePlace } from '../features/rename.ts';
import type { Navigation } from '../navigation.ts';
import { placesOfName } from './documents/composedReferences.ts';
import type { ComposedPlace, Composition } from './documents/composition.ts';
import { firstById } from './documents/unionOf.ts';
import { changesInFiles, writtenInFiles } from './edits/editsInFiles.ts';
import type { PlacedChange } from './edits/placeChange.ts';

const cannotWrite: RefusedRename = {
  refusal: 'This name is also written with a variable, or by a reference of YAML. Write it out there first.',
};

/** The name at a position of the asked document, or the reason why it cannot be changed; null if there is none. */
export function preparedRename(
  service: Navigation,
  composition: Composition,
  position: Position,
): RenamePlace | RefusedRename | null {
  for (const { document, position: there } of composition.placesFor(position)) {
    const found = service.prepareRename(document, there);
    if (found === null || 'refusal' in found) {
      if (found) return found;
      continue;
    }
    const range = composition.within(document, found.range);
    return range ? { ...found, range } : cannotWrite;
  }
  return null;
}

/** The edits that change the name at a position in all files of the configuration. */
export function composedRename(
  service: Navigation,
  composition: Composition,
  position: Position,
  newName: string,
): WorkspaceEdit | RefusedRename | null {
  const rangesOf = ({ document, position: there }: ComposedPlace) =>
    service.findReferences(document, there, true).map(({ range }) => range);
  const changes: PlacedChange[] = [];
  const places = placesOfName(composition, position, rangesOf);
  for (const place of places) {
    const renamed = service.rename(place.document, place.position, newName);
    if (renamed !== null && 'refusal' in renamed) return renamed;
    const placed = changesInFiles(composition, place.document, renamed?.changes?.[place.document.uri] ?? []);
    if (placed === undefined) return cannotWrite;
    changes.push(...placed);
  }
  if (places.length === 0) return null;
  const written = writtenInFiles(
    composition,
    firstById(namesLast(changes), (change) => change),
  );
  return written ? { changes: written } : cannotWrite;
}

/** Keys get their new names last, because paths lead through the old ones. */
function namesLast(changes: readonly PlacedChange[]): PlacedChange[] {
  const isName = ({ change }: PlacedChange) => change.kind === 'rename';
  return [...changes.filter((change) => !isName(change)), ...changes.filter(isName)];
}
