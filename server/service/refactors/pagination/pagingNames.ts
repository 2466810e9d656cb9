import type { KnownNames } from '@pagewright/core/finding/bench/search';
import { entriesOf } from '@pagewright/core/json/value';
import type { Described } from '../../descriptions/described.ts';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import { writtenRequest } from '../../model/writtenRequest.ts';
import { knownNames } from './knownNames.ts';

/** Names of paging parameters that need no guess, by job: a search begins with them. */
export function pagingNames(model: ExtractorModel, described: Described | undefined): Record<string, KnownNames> {
  return Object.fromEntries(
    model.allJobs.map((job) => {
      const { method, params } = writtenRequest(job, model);
      return [job.name, knownNames(job, { model, described, method, params: entriesOf(params) })];
    }),
  );
}
