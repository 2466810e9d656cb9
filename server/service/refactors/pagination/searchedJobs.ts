import { findUserError } from '@pagewright/core/findUserError';
import { resolveEndpoint, targetUrl } from '@pagewright/core/request/resolveEndpoint';
import { withoutCredentials } from '@pagewright/core/request/withoutCredentials';
import type { ExtractorModel, Job } from '../../model/extractorModel.ts';
import { findText } from '../../model/nodes.ts';
import { redactorOf } from '../../model/redactorOf.ts';
import { writtenRequest } from '../../model/writtenRequest.ts';

/** A job whose paging can be searched, and where a search sends its requests. */
export interface SearchedJob {
  name: string;
  /** The name without secrets, to show. */
  shownAs: string;
  method: string;
  /** The address without its query and secrets; if it is computed, as it is written. */
  address: string;
}

/** One job, or all, as far as a search can ask for them: a child job has no pages without its parent. */
export function searchedJobs(model: ExtractorModel, job: Job | undefined): SearchedJob[] {
  const shown = redactorOf(model);
  return model.jobs
    .filter((each) => job === undefined || each === job)
    .map((each) => ({
      name: each.name,
      shownAs: shown(each.name),
      method: writtenRequest(each, model).method,
      address: shown(addressOf(each, model)),
    }));
}

function addressOf({ node }: Job, { api, environment }: ExtractorModel): string {
  const base = environment?.baseUrl ?? findText(api, 'baseUrl')?.value ?? '';
  const endpoint = findText(node, 'endpoint')?.value ?? '';
  let address: string | undefined;
  findUserError(() => {
    address = targetUrl(resolveEndpoint(base, endpoint));
  });
  return withoutCredentials((address ?? endpoint).split(/[?#]/, 1)[0] ?? '');
}
