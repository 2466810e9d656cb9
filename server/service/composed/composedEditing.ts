import { isYamlFile } from '@pagewright/core/project/editing/editSource';
import type { Position, TextEdit } from 'vscode-json-languageservice';
import type { ExtractorService } from '../extractorService.ts';
import type { PaginationQuestion, PaginationSuggestions } from '../refactors/pagination/listCandidates.ts';
import type { SearchedJob } from '../refactors/pagination/searchedJobs.ts';
import { actionInFiles, composedFixes } from './composedActions.ts';
import type { FoundDiagnostic } from './composedDiagnostics.ts';
import type { ComposedDocument } from './documents/composedDocument.ts';
import type { Composition } from './documents/composition.ts';
import type { Feature } from './documents/reading.ts';
import { firstById } from './documents/unionOf.ts';
import { editsInFiles } from './edits/editsInFiles.ts';

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
  foundIn: (composition: Composition) => readonly FoundDiagnostic[],
): Features {
  return {
    findCodeActions: feature([], service.findCodeActions, (composition, diagnostics) =>
      composedFixes(service, composition, foundIn(composition), diagnostics),
    ),
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
      const choices = found.choices.flatMap((choice) => {
        const edits = inAsked(composition, part.document, choice.edits);
        return edits ? [{ ...choice, edits }] : [];
      });
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
    writeFinding: feature([], service.writeFinding, (composition, finding) => {
      const [part] = composition.params.parts;
      return (part && inAsked(composition, part.document, service.writeFinding(part.document, finding))) ?? [];
    }),
    findCurlJob: feature({ problem: noPlace }, service.findCurlJob, (composition, command, secretsApart) => {
      const [part] = composition.params.parts;
      if (part === undefined) return { problem: noPlace };
      const found = service.findCurlJob(part.document, command, secretsApart);
      if ('problem' in found) return found;
      const edits = inAsked(composition, part.document, found.edits);
      return edits ? { ...found, edits } : { problem: noPlace };
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
): { document: ComposedDocument; position?: Position } | undefined {
  const [place] = position ? composition.placesFor(position) : [];
  if (place) return place;
  const { parts } = composition.params;
  const withJob = parts.find(({ document }) => service.findJobs(document).some(({ name }) => name === job));
  const part = withJob ?? parts[0];
  return part && { document: part.document };
}

/** The edits of the asked file that edits of a composed text stand for; undefined if they are not all there. */
function inAsked(
  composition: Composition,
  document: ComposedDocument,
  edits: readonly TextEdit[],
): TextEdit[] | undefined {
  const written = editsInFiles(composition, document, edits);
  const { uri } = composition.params.asked;
  return written && Object.keys(written).every((file) => file === uri) ? (written[uri] ?? []) : undefined;
}
