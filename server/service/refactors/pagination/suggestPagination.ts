import type { TextEdit } from 'vscode-json-languageservice';
import { getField } from '../../../../engine/core/json/value.ts';
import type { ShapesFile } from '../../../../engine/core/shapes/shapes.ts';
import type { ExtractorModel, Job } from '../../model/extractorModel.ts';
import type { Confidence } from './candidate.ts';
import { findCandidates, type JointCandidate } from './findCandidates.ts';
import { writePagination } from './writePagination.ts';

/** A paging method to choose. */
export interface PaginationSuggestion {
  /** The method and the paths it reads. */
  title: string;
  confidence: Confidence;
  /** What suggests it, in sentences. */
  evidence: string;
  /** The edits that write it into the document. */
  edits: TextEdit[];
}

/**
 * The paging methods that the known responses of one job, or of all, suggest, best first. Values are not known:
 * the evidence is which keys there are, of which types, and how often.
 */
export function suggestPagination(
  model: ExtractorModel,
  job: Job | undefined,
  shapes: ShapesFile | undefined,
): PaginationSuggestion[] {
  return findCandidates(job ? [job] : model.allJobs, shapes).flatMap((candidate) => {
    const edits = writePagination(model, candidate.pagination, job);
    const { confidence } = candidate;
    return edits ? [{ title: titleOf(candidate), confidence, evidence: evidenceOf(candidate), edits }] : [];
  });
}

function titleOf({ pagination, paths }: JointCandidate): string {
  return `${String(getField(pagination, 'method'))} by ${paths.map((path) => `"${path}"`).join(', ')}`;
}

function evidenceOf({ paths, jobs, of, isAlways, wasEmpty, reason }: JointCandidate): string {
  const subject = paths.map((path) => `"${path}"`).join(', ');
  const verb = paths.length === 1 ? 'is' : 'are';
  const where = of === 1 ? 'the known responses' : `the known responses of ${jobs} of ${of} jobs`;
  const often = isAlways ? `in all of ${where}` : `in ${where}, but not in every one`;
  const end = isAlways && wasEmpty ? ' Sometimes it is null, as on a last page.' : '';
  return `${subject} ${verb} ${often}.${end} ${reason}`;
}
