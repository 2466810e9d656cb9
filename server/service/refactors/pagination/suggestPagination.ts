import type { TextEdit } from 'vscode-json-languageservice';
import { getField } from '../../../../engine/core/json/value.ts';
import type { ExtractorModel, Job } from '../../model/extractorModel.ts';
import type { Confidence } from './candidate.ts';
import { findCandidates, type JointCandidate, type KnownResponses, knownJobs } from './findCandidates.ts';
import { writePagination } from './writePagination.ts';

/** A paging method to choose, or what to know where no method fits. */
export interface PaginationChoice {
  /** The method, and the paths that it reads or that suggest it. */
  title: string;
  confidence: Confidence;
  /** What suggests it, in sentences. */
  evidence: string;
  /** The edits that write it into the document; none where no method of the format fits. */
  edits: TextEdit[];
}

/** The answer to Suggest Pagination. */
export interface PaginationSuggestions {
  /** Whether any response of the jobs is known. */
  isKnown: boolean;
  /** Best first. */
  choices: PaginationChoice[];
}

/**
 * The paging methods that the known responses of one job, or of all, suggest. A shape says which keys there are, of
 * which types, and how often; a kept page shows its values, headers and parameters too.
 */
export function suggestPagination(
  model: ExtractorModel,
  job: Job | undefined,
  responses: KnownResponses,
): PaginationSuggestions {
  const known = knownJobs(job ? [job] : model.allJobs, responses);
  const choices = findCandidates(known).flatMap((candidate) => {
    const { pagination, confidence } = candidate;
    const edits = pagination === undefined ? [] : writePagination(model, pagination, job);
    return edits ? [{ title: titleOf(candidate), confidence, evidence: evidenceOf(candidate), edits }] : [];
  });
  return { isKnown: known.length > 0, choices };
}

function titleOf({ pagination, paths, seen }: JointCandidate): string {
  const by = subjectOf({ paths, seen });
  if (pagination === undefined) return `No paging method for ${by}`;
  return `${String(getField(pagination, 'method'))} by ${by}`;
}

function evidenceOf({ paths, seen, jobs, of, isAlways, wasEmpty, reason }: JointCandidate): string {
  const subject = subjectOf({ paths, seen });
  if (paths.length === 0) return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} suggests it. ${reason}`;
  const verb = paths.length === 1 ? 'is' : 'are';
  const where = of === 1 ? 'the known responses' : `the known responses of ${jobs} of ${of} jobs`;
  const often = isAlways ? `in all of ${where}` : `in ${where}, but not in every one`;
  const end = isAlways && wasEmpty ? ' Sometimes it is null, as on a last page.' : '';
  return `${subject} ${verb} ${often}.${end} ${reason}`;
}

function subjectOf({ paths, seen }: Pick<JointCandidate, 'paths' | 'seen'>): string {
  return seen ?? paths.map(({ path }) => `"${path}"`).join(', ');
}
