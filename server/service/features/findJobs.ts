import type { NextPlace } from '@pagewright/core/pagination/paging';
import type { Range } from 'vscode-json-languageservice';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { wordsOf } from '../plans/findPlanPlace.ts';
import { rangeOf } from '../text/ranges.ts';

/** A job of a document, and the place of the value for the next page. */
export interface FoundJob {
  /** The name, as in `docs/contracts.md#job-names`. */
  name: string;
  range: Range;
  /** The words that stand for the job, whose hover shows its plan. */
  words: Range[];
  next?: Pick<NextPlace, 'from' | 'path' | 'delimiter'> | undefined;
}

/** All jobs of a configuration, children after their parents. */
export function findJobs(model: ExtractorModel): FoundJob[] {
  return model.allJobs.map((job) => {
    const next = nextPlaceOf(job, model);
    const words = wordsOf(job).map((span) => rangeOf(model.document, span));
    return { name: job.name, range: rangeOf(model.document, job.node), words, next };
  });
}

function nextPlaceOf(job: Job, { scrollers }: ExtractorModel): FoundJob['next'] {
  const place = scrollers.find(({ jobs }) => jobs.includes(job))?.paging?.next;
  return place && { from: place.from, path: place.path, delimiter: place.delimiter };
}
