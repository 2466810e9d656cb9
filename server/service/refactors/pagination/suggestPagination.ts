import type { TextEdit } from 'vscode-json-languageservice';
import { getField } from '../../../../engine/core/json/value.ts';
import type { ShapesFile } from '../../../../engine/core/shapes/shapes.ts';
import type { ExtractorModel, Job } from '../../model/extractorModel.ts';
import type { Confidence } from './candidate.ts';
import { findCandidates, type JointCandidate } from './findCandidates.ts';
import { writePagination } from './writePagination.ts';

/** A way of paging to choose from. */
export interface PaginationSuggestion {
  /** The method and what it reads. */
  title: string;
  confidence: Confidence;
  /** What speaks for it, in sentences. */
  evidence: string;
  /** What choosing it does to the document. */
  edits: TextEdit[];
}

/**
 * The ways of paging that the known responses of one job, or of all, speak for, best first. Nothing is claimed of values:
 * the evidence is what keys there are, of which types, and how often.
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
  const often = isAlways ? `in all of ${where}` : `in ${where}, but not in each`;
  const end = isAlways && wasEmpty ? ' At times it is null, as on a last page.' : '';
  return `${subject} ${verb} ${often}.${end} ${reason}`;
}
