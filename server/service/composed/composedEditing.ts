import { isYamlFile } from '@pagewright/core/project/editing/editSource';
import type { Position } from 'vscode-json-languageservice';
import type { OrProblem } from '../curl/command/refusal.ts';
import type { ExtractorService } from '../extractorService.ts';
import type {
  PaginationChoice,
  PaginationQuestion,
  PaginationSuggestions,
} from '../refactors/pagination/listCandidates.ts';
import type { SearchedJob } from '../refactors/pagination/searchedJobs.ts';
import { actionInFiles, composedFixes } from './composedActions.ts';
import type { FoundDiagnostic } from './composedDiagnostics.ts';
import type { ComposedPart, Composition } from './documents/composition.ts';
import type { Feature } from './documents/reading.ts';
import { firstById } from './documents/unionOf.ts';
import { homeOf } from './edits/homeOf.ts';
import { placedEdits } from './edits/placedEdits.ts';
import { findingInFiles } from './findingInFiles.ts';
import { correctNames } from './variables/correctNames.ts';

const noCandidates: PaginationSuggestions = { lookedAt: '', choices: [] };
const noPlace = 'This file has no place for it. Open the file of the configuration or of one of its rows.';

type Features = Pick<
  ExtractorService,
  | 'findCodeActions'
  | 'findRefactorings'
  | 'findSilencings'
  | 'listCandidates'
  | 'findSearchedJobs'
  | 'findPagingNames'
  | 'writeFinding'
  | 'findCurlJob'
  | 'format'
>;

/** The features that change something, for documents that are parts of a configuration. */
export function composedEditing(
  service: ExtractorService,
  feature: Feature,
  foundIn: (composition: Composition) => Promise<readonly FoundDiagnostic[]>,
): Features {
  return {
    findCodeActions: feature(Promise.resolve([]), service.findCodeActions, async (composition, diagnostics) => [
      ...(await composedFixes(service, composition, await foundIn(composition), diagnostics)),
      ...correctNames(composition, diagnostics),
    ]),
    findSilencings: feature(Promise.resolve([]), service.findSilencings, (composition, diagnostics, abilities) =>
      service.findSilencings(composition.params.asked, diagnostics, abilities),
    ),
    findRefactorings: feature(Promise.resolve([]), service.findRefactorings, async (composition, range, only) => {
      for (const { document } of composition.params.parts) {
        const there = composition.rangeIn(document, range);
        if (there === undefined) continue;
        const actions = await service.findRefactorings(document, there, only);
        return actions.flatMap((action) => actionInFiles(composition, document, action));
      }
      return [];
    }),
    listCandidates: feature(Promise.resolve(noCandidates), service.listCandidates, async (composition, question) => {
      const part = askedPart(service, composition, question);
      if (part === undefined) return noCandidates;
      const { job, ...found } = await service.listCandidates(part.document, { ...question, position: part.position });
      const choices = found.choices.map((choice) => placedChoice(composition, part, choice));
      return { ...found, ...(job && { job }), choices };
    }),
    findSearchedJobs: feature([], service.findSearchedJobs, (composition, question) => {
      if (question.job === undefined && question.position === undefined) return jobsOfAll(service, composition);
      const part = askedPart(service, composition, question);
      return part ? service.findSearchedJobs(part.document, { ...question, position: part.position }) : [];
    }),
    findPagingNames: feature(Promise.resolve({}), service.findPagingNames, async ({ params: { parts } }) => {
      const names = await Promise.all(parts.map(({ document }) => service.findPagingNames(document)));
      return Object.assign({}, ...names);
    }),
    writeFinding: feature([], service.writeFinding, (composition, finding, ofRun) =>
      findingInFiles(service, composition, finding, ofRun),
    ),
    findCurlJob: feature({ problem: noPlace }, service.findCurlJob, (composition, command, secretsApart) => {
      const part = partForJob(composition);
      if ('problem' in part) return part;
      const found = service.findCurlJob(part.document, command, secretsApart);
      if ('problem' in found) return found;
      const home = composition.params.file === part.file && part.row ? part.file : homeOf(composition, part);
      const edits = placedEdits(composition, part, found.edits, home);
      return 'problem' in edits ? edits : { ...found, edits };
    }),
    format: feature([], service.format, (composition, range, options) => {
      const { asked, file } = composition.params;
      return isYamlFile(file) ? [] : service.format(asked, range, options);
    }),
  };
}

function jobsOfAll(service: ExtractorService, { params: { parts } }: Composition): SearchedJob[] {
  return firstById(
    parts.flatMap(({ document }) => service.findSearchedJobs(document, {})),
    ({ name }) => name,
  );
}

/** The part that a question is about: the one with its position or its job, otherwise the first one. */
function askedPart(
  service: Pick<ExtractorService, 'findJobs'>,
  composition: Composition,
  { job, position }: Omit<PaginationQuestion, 'pages'>,
): (ComposedPart & { position?: Position }) | undefined {
  const { parts } = composition.params;
  const [place] = position ? composition.placesFor(position) : [];
  const atPlace = place && parts.find(({ document }) => document === place.document);
  if (place && atPlace) return { ...atPlace, position: place.position };
  return parts.find(({ document }) => service.findJobs(document).some(({ name }) => name === job)) ?? parts[0];
}

/** A choice with the edits of the files, or with the reason why there are none. */
function placedChoice(composition: Composition, part: ComposedPart, choice: PaginationChoice): PaginationChoice {
  const edits = placedEdits(composition, part, choice.edits, homeOf(composition, part));
  return 'problem' in edits ? { ...choice, evidence: edits.problem, edits: [] } : { ...choice, edits };
}

/** The part that a new job is for: the asked row, or the only one. */
function partForJob({ params: { parts } }: Composition): OrProblem<ComposedPart> {
  const [part, ...others] = parts;
  if (part === undefined) return { problem: noPlace };
  return others.length > 0 ? { problem: severalRows(parts) } : part;
}

function severalRows(parts: readonly ComposedPart[]): string {
  const names = parts.map(({ row = '' }) => `"${row}"`).join(', ');
  return `The configuration has several rows: ${names}. Open the file of the row that the job is for.`;
}
