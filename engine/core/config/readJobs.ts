import { childPointer } from '../childPointer.ts';
import { isEmptyInConfig } from '../json/isEmpty.ts';
import { jsonText } from '../json/jsonText.ts';
import { listField } from '../json/readValues.ts';
import { entriesOf, getField, isList, isObject, type JsonObject, type JsonValue, objectFrom } from '../json/value.ts';
import type { ResponseFilter } from '../records/filterResponse.ts';
import { neverRunsText, type Placeholder } from '../records/placeholders.ts';
import { readPlaceholder } from '../records/readPlaceholder.ts';
import { readRecursionFilter } from '../records/recursionFilter.ts';
import type { DataField } from '../records/selectRecords.ts';
import { leftOut, requireSendable } from '../request/configuredHeaders.ts';
import type { HttpMethod } from '../request/jobRequest.ts';
import { childJob, dataField } from '../schema/generated/options.ts';
import { OptionReader } from '../schema/optionReader.ts';
import type { JobConfig } from './extractionConfig.ts';
import type { IterationSource } from './iterationSources.ts';
import { jobNames } from './jobNames.ts';
import { readCompatLevel } from './readCompatLevel.ts';

/** The settings that a job inherits from its place. */
interface Surroundings {
  /** Pointer of the list that holds the job. */
  pointer: string;
  /** Extra columns of every job in the list. */
  columns: JsonObject;
  defaultMethod: string;
  /** Decides how response filters write values (`docs/format/json-to-csv.md#122-responsefilter`). */
  compatLevel: number;
  warn(message: string, pointer: string): void;
  /** The parent job, and whether it or a job above it has placeholders. */
  parent?: { name: string; hasPlaceholders: boolean };
}

/**
 * The jobs of `config` with their children, in order. Jobs of one list are identified by `id`, else by their whole
 * content: a repeated one replaces the earlier one (`docs/format/jobs.md#1-order`). `defaultMethod` is that of
 * `defaultOptions`; `warn` is called for jobs that replace another and for children that never run.
 */
export function readJobs(
  { config, pointerOf }: IterationSource,
  defaultMethod: string,
  warn: (message: string, pointer: string) => void,
): JobConfig[] {
  const columns = columnsOf(getField(config, 'userData'), 'userData');
  const compatLevel = readCompatLevel(config);
  const pointer = pointerOf('jobs');
  return readList(listField(config, 'jobs') ?? [], { pointer, columns, defaultMethod, compatLevel, warn });
}

function readList(list: readonly JsonValue[], around: Surroundings): JobConfig[] {
  const objects = list.filter(isObject);
  const names = jobNames(objects.map(labelsOf), around.parent?.name);
  const jobs = new Map<string, JobConfig>();
  objects.forEach((object, index) => {
    const options = new OptionReader(object, { ...childJob, method: around.defaultMethod });
    const id = options.text('id');
    const identity = id ?? jsonText(object) ?? String(index);
    const pointer = `${around.pointer}/${index}`;
    if (id !== undefined && jobs.has(identity)) around.warn(replacedText(id), pointer);
    jobs.set(identity, readJob(options, names[index] ?? '', pointer, around));
  });
  return [...jobs.values()];
}

function replacedText(id: string): string {
  return `Two jobs have the "id" "${id}": only the later one runs, in place of the first. Give one of them another "id".`;
}

/** The keys of jobs, including those that only children have, with the method of `defaultOptions`. */
type JobOptions = OptionReader<Omit<typeof childJob, 'method'> & { method: string }>;

function readJob(options: JobOptions, name: string, pointer: string, around: Surroundings): JobConfig {
  const { columns, parent } = around;
  const endpoint = String(options.value('endpoint'));
  const own = columnsOf(options.value('userData'), 'job_parent_id');
  const placeholders = parent === undefined ? [] : readPlaceholders(options, pointer);
  const hasPlaceholders = placeholders.length > 0 || (parent?.hasPlaceholders ?? false);
  if (parent !== undefined && !hasPlaceholders) around.warn(neverRunsText(name), pointer);
  const filter = parent === undefined ? undefined : options.text('recursionFilter');
  return {
    name,
    pointer,
    endpoint,
    method: options.text('method').toUpperCase() as HttpMethod,
    params: paramsOf(options.value('params')),
    headers: readHeaders(options, `${pointer}/headers`, around),
    dataType: options.text('dataType') ?? endpoint,
    dataField: readDataField(options),
    scroller: options.text('scroller'),
    responseFilter: readResponseFilter(options, around.compatLevel),
    extraColumns: objectFrom([...entriesOf(columns), ...entriesOf(own)]),
    placeholders,
    recordFilter: filter === undefined ? undefined : readRecursionFilter(filter),
    children: readList(options.list('children') ?? [], {
      ...around,
      pointer: `${pointer}/children`,
      columns: {},
      parent: { name, hasPlaceholders },
    }),
  };
}

/** Reads headers, which are not computed: those that cannot be sent are reported now. */
function readHeaders(job: JobOptions, pointer: string, { warn }: Surroundings): JsonObject {
  const headers = job.object('headers');
  requireSendable(headers, pointer);
  for (const warning of leftOut(headers, pointer)) warn(warning.message, warning.pointer);
  return headers;
}

/** The parameters; a list counts as an object (`docs/format/configuration.md#10-jobs-and-children`). */
function paramsOf(params: JsonValue | undefined): JsonObject {
  if (isList(params)) return objectFrom(params.map((value, index) => [String(index), value]));
  return isObject(params) ? params : {};
}

function readPlaceholders(job: JobOptions, pointer: string): Placeholder[] {
  return entriesOf(job.object('placeholders') ?? {}).map(([key, value]) =>
    readPlaceholder(key, value, childPointer(`${pointer}/placeholders`, key)),
  );
}

/** `dataField` (`docs/format/jobs.md#4-locating-the-rows`): with an empty value, the records are searched for. */
function readDataField(job: JobOptions): DataField | undefined {
  const value = job.value('dataField');
  if (value === undefined || isEmptyInConfig(value)) return undefined;
  const options = new OptionReader(isObject(value) ? value : { path: value }, dataField);
  return { path: options.text('path') ?? '', delimiter: options.text('delimiter') };
}

function readResponseFilter(job: JobOptions, compatLevel: number): ResponseFilter {
  const value = job.value('responseFilter');
  const paths = (isList(value) ? value : [value]).filter(
    (path): path is string => typeof path === 'string' && path !== '',
  );
  return { paths, delimiter: job.text('responseFilterDelimiter'), compatLevel };
}

/** `userData`: the keys of an object, one column named `scalarName` for a scalar, none for an empty value. */
function columnsOf(userData: JsonValue | undefined, scalarName: string): JsonObject {
  if (userData === undefined || isEmptyInConfig(userData)) return {};
  return isObject(userData) ? userData : { [scalarName]: userData };
}

function labelsOf(job: JsonObject) {
  return { __NAME: getField(job, '__NAME'), dataType: getField(job, 'dataType'), endpoint: getField(job, 'endpoint') };
}
