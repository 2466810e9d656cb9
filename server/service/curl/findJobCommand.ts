import type { ExtractorModel } from '../model/extractorModel.ts';
import { jobAt } from '../refactors/jobAt.ts';
import { jobToCurl } from './copy/jobToCurl.ts';
import type { OrProblem } from './refusal.ts';

/** The cURL command for the job at an offset, or for the only one; `now` is Unix time in milliseconds. */
export function findJobCommand(model: ExtractorModel, offset: number, now: number): OrProblem<{ command: string }> {
  const { allJobs, document } = model;
  const job = jobAt(model, { offset, length: 0 }) ?? (allJobs.length === 1 ? allJobs[0] : undefined);
  if (allJobs.length === 0) return { problem: 'This configuration has no job yet.' };
  if (job === undefined) return { problem: 'Place the cursor in the job that is to be copied.' };
  return jobToCurl({ text: document.getText(), pointer: job.pointer, now });
}
