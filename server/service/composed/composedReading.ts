import type { SelectionRange } from 'vscode-json-languageservice';
import type { ExtractorService } from '../extractorService.ts';
import { foldingIn, selectionIn, symbolsIn } from './aloneIn.ts';
import { composedHover } from './composedHover.ts';
import { composedPlaces } from './composedPlaces.ts';
import { composedPlan } from './composedPlan.ts';
import type { Feature } from './documents/reading.ts';
import { unionOf } from './documents/unionOf.ts';
import { hoverOfVariable } from './variables/variableFeatures.ts';

type Features = Pick<
  ExtractorService,
  | 'findHover'
  | 'findSymbols'
  | 'findCodeLenses'
  | 'findJobs'
  | 'findPlan'
  | 'evaluateFunction'
  | 'findFoldingRanges'
  | 'findSelectionRanges'
  | 'findJobCommand'
  | 'findDocumentPlaces'
>;

/** The features that show something, for documents that are parts of a configuration. */
export function composedReading(service: ExtractorService, feature: Feature): Features {
  return {
    findHover: feature(
      Promise.resolve(null),
      service.findHover,
      async (composition, position) =>
        hoverOfVariable(composition, position) ?? (await composedHover(service, composition, position)),
    ),
    findSymbols: feature([], service.findSymbols, (composition) => {
      const { body } = composition;
      return body
        ? symbolsIn(composition, body, service.findSymbols(body))
        : service.findSymbols(composition.params.asked);
    }),
    findCodeLenses: feature([], service.findCodeLenses, (composition, commands) =>
      unionOf(
        composition,
        (part) => service.findCodeLenses(part, commands),
        ({ range, command }) => [range, command?.title],
      ),
    ),
    findJobs: feature([], service.findJobs, (composition) => unionOf(composition, service.findJobs)),
    findPlan: feature(null, service.findPlan, (composition, job) => composedPlan(service, composition, job)),
    findDocumentPlaces: feature([], service.findDocumentPlaces, (composition, pointers) =>
      composedPlaces(service, composition, pointers),
    ),
    evaluateFunction: feature(undefined, service.evaluateFunction, (composition, position, samples) => {
      for (const place of composition.placesFor(position)) {
        const found = service.evaluateFunction(place.document, place.position, samples);
        if (found !== undefined) return found;
      }
      return undefined;
    }),
    findFoldingRanges: feature([], service.findFoldingRanges, (composition) => {
      const { whole: file } = composition;
      if (file === undefined) return service.findFoldingRanges(composition.params.asked);
      return foldingIn(composition, file, service.findFoldingRanges(file));
    }),
    findSelectionRanges: feature([], service.findSelectionRanges, (composition, positions) => {
      const { whole: file } = composition;
      if (file === undefined) return service.findSelectionRanges(composition.params.asked, positions);
      return positions.map((position): SelectionRange => {
        const there = composition.positionIn(file, position);
        const [found] = there ? service.findSelectionRanges(file, [there]) : [];
        return (found && selectionIn(composition, file, found)) ?? { range: { start: position, end: position } };
      });
    }),
    findJobCommand: feature({ problem: 'No job is here.' }, service.findJobCommand, (composition, position) => {
      const [place] = composition.placesFor(position);
      if (place === undefined) return service.findJobCommand(composition.params.asked, position);
      return service.findJobCommand(place.document, place.position);
    }),
  };
}
