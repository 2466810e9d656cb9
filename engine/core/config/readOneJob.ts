import { ConfigDocument, type ConfigSource } from '../document/configDocument.ts';
import { isUserError } from '../errors.ts';
import { objectField } from '../json/readValues.ts';
import { isObject, type JsonObject } from '../json/value.ts';
import { readPagination, type ScrollerConfig } from '../pagination/scrollers/readPagination.ts';
import { selectScroller } from '../pagination/scrollers/selectScroller.ts';
import { allJobs } from './allJobs.ts';
import type { JobConfig } from './extractionConfig.ts';
import { iterationSources } from './iterationSources.ts';
import { readHttp } from './readHttp.ts';
import { readJobs } from './readJobs.ts';

/** A job of a configuration, with the scroller that pages it. */
export interface OneJob {
  /** The pointer of the object that holds `api` and `config`: empty or `/parameters`. */
  root: string;
  job: JobConfig;
  scroller: ScrollerConfig | undefined;
}

/**
 * Reads one job of a configuration that is being edited, whatever is wrong elsewhere in it: the one with this name, at
 * this pointer if several have it. Undefined if it is not there, or cannot be read. `iteration` counts from 1.
 */
export function readOneJob(
  source: ConfigSource,
  { iteration, name, pointer }: { iteration: number } & Pick<JobConfig, 'name' | 'pointer'>,
): OneJob | undefined {
  const { value: document } = ConfigDocument.of(source);
  if (document === undefined || !isObject(document)) return undefined;
  const inner = objectField(document, 'parameters');
  try {
    const { jobs, pagination } = readParts(inner ?? document, iteration);
    const named = jobs.filter((job) => job.name === name);
    const job =
      named.find((each) => each.pointer === pointer) ?? named[0] ?? jobs.find((each) => each.pointer === pointer);
    const root = inner === undefined ? '' : '/parameters';
    return job && { root, job, scroller: selectScroller(pagination, job.scroller) };
  } catch (error) {
    if (isUserError(error)) return undefined;
    throw error;
  }
}

function readParts(parameters: JsonObject, iteration: number) {
  const api = objectField(parameters, 'api') ?? {};
  const source = iterationSources(parameters)[iteration - 1];
  const { method } = readHttp(objectField(api, 'http')).defaults;
  return {
    jobs: source === undefined ? [] : allJobs(readJobs(source, method, () => undefined)),
    pagination: readPagination(objectField(api, 'pagination')),
  };
}
