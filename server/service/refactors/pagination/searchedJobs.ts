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
  /** The method; of a child job, of a parent that is asked for first if that may change something. */
  method: string;
  /** The address without its query and secrets; if it is computed, as it is written. */
  address: string;
}

/** One job, or all that have no parent. For a child job a search first asks for a record of its parent. */
export function searchedJobs(model: ExtractorModel, job: Job | undefined): SearchedJob[] {
  const shown = redactorOf(model);
  return (job === undefined ? model.jobs : [job]).map((each) => ({
    name: each.name,
    shownAs: shown(each.name),
    method: methodOf(each, model),
    address: shown(addressOf(each, model)),
  }));
}

function methodOf(job: Job, model: ExtractorModel): string {
  const parent = model.allJobs.find(({ children }) => children.includes(job));
  const above = parent === undefined ? 'GET' : methodOf(parent, model);
  return above === 'GET' ? writtenRequest(job, model).method : above;
}

function addressOf({ node }: Job, { api, environment }: ExtractorModel): string {
  const base = environment?.baseUrl ?? findText(api, 'baseUrl')?.value ?? '';
  const endpoint = findText(node, 'endpoint')?.value ?? '';
  let address: string | undefined;
  findUserError(() => {
    address = targetUrl(resolveEndpoint(base, endpoint));
  });
  const [path = ''] = (address ?? endpoint).split(/[?#]/, 1);
  // The placeholders of a child stay as they are written.
  return withoutCredentials(path.replaceAll('%7B', '{').replaceAll('%7D', '}'));
}
