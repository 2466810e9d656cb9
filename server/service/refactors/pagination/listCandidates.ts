import type { Confidence, JobEvidence } from '@pagewright/core/finding/candidates/candidate';
import { getField } from '@pagewright/core/json/value';
import { countText } from '@pagewright/core/text/countText';
import type { Position } from 'vscode-json-languageservice';
import type { ExtractorModel, Job } from '../../model/extractorModel.ts';
import { redactorOf } from '../../model/redactorOf.ts';
import type { FileEdit } from '../../text/fileEdit.ts';
import { findJointCandidates, type JointCandidate, type KnownResponses, knownJobs } from './knownJobs.ts';
import { writePagination } from './writePagination.ts';

/** A paging method to choose, or advice if no method fits. */
export interface PaginationChoice {
  /** The method, and the paths that it reads or that suggest it. */
  title: string;
  confidence: Confidence;
  evidence: string;
  /** The edits that write it into the document; none if it is there already, or no method of the format fits. */
  edits: FileEdit[];
}

/** A request of Find Pagination: one job, by its name or at a position, or all jobs. */
export interface PaginationQuestion {
  job?: string | undefined;
  position?: Position | undefined;
  /** The first responses that runs have kept, by job. */
  pages?: KnownResponses['pages'];
}

export interface PaginationSuggestions {
  /** The requested job: its name, and the name without secrets, to show. */
  job?: { name: string; shownAs: string };
  /** The examined evidence, in words; empty if no response of the jobs is known. */
  lookedAt: string;
  /** Best first. */
  choices: PaginationChoice[];
}

/**
 * The paging methods that the known responses of one job, or of all, suggest. A shape has the keys, their types and how
 * often they occur; a kept page also has values, headers and parameters.
 */
export function listCandidates(
  model: ExtractorModel,
  job: Job | undefined,
  responses: KnownResponses,
): PaginationSuggestions {
  const known = knownJobs(model, job ? [job] : model.allJobs, responses);
  const choices = findJointCandidates(known).flatMap((candidate) => {
    const { pagination, confidence } = candidate;
    const edits = pagination === undefined ? [] : writePagination(model, pagination, job);
    const isThere = pagination !== undefined && edits?.length === 0;
    const title = isThere ? `${titleOf(candidate)}, as the configuration has it` : titleOf(candidate);
    return edits ? [{ title, confidence, evidence: evidenceOf(candidate), edits }] : [];
  });
  const named = job && { name: job.name, shownAs: redactorOf(model)(job.name) };
  return { ...(named && { job: named }), lookedAt: lookedAt(known), choices };
}

/** `12 keys of the responses, 5 headers and 2 parameters`. */
function lookedAt(known: readonly JobEvidence[]): string {
  if (known.length === 0) return '';
  const countOf = (count: (evidence: JobEvidence) => number) => known.reduce((sum, each) => sum + count(each), 0);
  const keys = countOf(({ response, dotted, record }) => response.length + dotted.length + record.length);
  const headers = countOf(({ page }) => Object.keys(page?.headers ?? {}).length);
  const params = countOf((evidence) => evidence.params.length);
  const seen = [`${countText(keys, 'key')} of the responses`, ...(headers > 0 ? [countText(headers, 'header')] : [])];
  return `${seen.join(', ')} and ${countText(params, 'parameter')}`;
}

function titleOf({ pagination, paths, seen }: JointCandidate): string {
  const by = subjectOf({ paths, seen });
  if (pagination === undefined) return `No paging method for ${by}`;
  return `${String(getField(pagination, 'method'))} by ${by}`;
}

/** The evidence in words. The reason comes first, because a list cuts long lines. */
function evidenceOf({ paths, jobs, of, isAlways, wasEmpty, reason }: JointCandidate): string {
  if (paths.length === 0) return reason;
  const where = of === 1 ? 'the known responses' : `the known responses of ${jobs} of ${of} jobs`;
  const often = isAlways ? `all of ${where}` : `${where}, but not in every one`;
  const end = isAlways && wasEmpty ? ' Sometimes it is null, as on a last page.' : '';
  return `${reason} Seen in ${often}.${end}`;
}

function subjectOf({ paths, seen }: Pick<JointCandidate, 'paths' | 'seen'>): string {
  return seen ?? paths.map(({ path }) => `"${path}"`).join(', ');
}
