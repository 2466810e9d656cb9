import type { ExtractorModel, Job } from '../../model/extractorModel.ts';
import { jobAt } from '../jobAt.ts';
import type { PaginationQuestion } from './listCandidates.ts';

/** The job of a question, by its name or its position; undefined for all jobs. */
export function askedJob(
  model: ExtractorModel,
  { job: name, position }: Omit<PaginationQuestion, 'pages'>,
): Job | undefined {
  const named = model.allJobs.find((job) => job.name === name);
  return named ?? (position && jobAt(model, { offset: model.document.offsetAt(position), length: 0 }));
}
