import { isYamlFile } from '@pagewright/core/project/editing/editSource';
import type { SourcePlace } from '@pagewright/core/project/source/sourceNode';
import type { ExtractorService } from '../extractorService.ts';
import type { ExtractorDiagnostic } from '../features/diagnostics.ts';
import { rules } from '../rules/index.ts';
import type { ComposedDocument } from './documents/composedDocument.ts';
import type { ComposedPart, Composition } from './documents/composition.ts';
import { mapAnswer } from './documents/mapAnswer.ts';

/** A diagnostic of a composed text, and the one that is shown in a file. */
export interface FoundDiagnostic {
  place: SourcePlace;
  shown: ExtractorDiagnostic;
  document: ComposedDocument;
  found: ExtractorDiagnostic;
}

/** The codes of findings that count only if every row has them. */
const codesOfUse: ReadonlySet<string> = new Set(
  rules.filter(({ isAboutUse }) => isAboutUse).flatMap(({ codes }) => codes),
);

/**
 * The diagnostics of parts of a configuration, each at the place that the user can change. What nothing uses is
 * reported only if no row that runs uses it. The same finding may be there once for each part.
 */
export async function composedDiagnostics(
  service: Pick<ExtractorService, 'findDiagnostics'>,
  composition: Composition,
  parts: readonly ComposedPart[],
): Promise<FoundDiagnostic[]> {
  const all = new Map<ComposedPart, FoundDiagnostic[]>();
  for (const part of parts) {
    const diagnostics = await service.findDiagnostics(part.document);
    all.set(
      part,
      diagnostics.flatMap((found) => foundIn(composition, part.document, found)),
    );
  }
  return [...all.values()].flat().filter((found) => !codesOfUse.has(found.shown.code) || isInAll(found, all));
}

function foundIn(composition: Composition, document: ComposedDocument, found: ExtractorDiagnostic): FoundDiagnostic[] {
  const { range, ...rest } = found;
  const place = document.composed.placeOf(document.offsetAt(range.start), document.offsetAt(range.end));
  const there = place && composition.locationOf(place);
  const shown = mapAnswer(rest, composition.mapOf(document));
  // What is not YAML is reported as such, by the model of the tree.
  if (place && (composition.isGuess(place) || (found.code === 'json.syntax' && isYamlFile(place.file)))) return [];
  return place && there && shown ? [{ place, shown: { range: there.range, ...shown }, document, found }] : [];
}

/** Whether all parts that run have the same finding, if they have what is written there. */
function isInAll(found: FoundDiagnostic, all: ReadonlyMap<ComposedPart, readonly FoundDiagnostic[]>): boolean {
  const id = idOf(found);
  return [...all].every(
    ([{ document, isDisabled }, others]) =>
      isDisabled ||
      document.composed.positionOf(found.place.file, found.place.start) === undefined ||
      others.some((other) => idOf(other) === id),
  );
}

function idOf({ place, shown }: FoundDiagnostic): string {
  return JSON.stringify([place, shown.code]);
}
