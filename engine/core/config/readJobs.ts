import { isEmptyInConfig } from '../json/isEmpty.ts';
import { jsonText } from '../json/jsonText.ts';
import { getField, isObject, type JsonObject } from '../json/value.ts';
import type { DataField, HttpMethod, JobConfig } from './extractionConfig.ts';
import { jobNames } from './jobNames.ts';
import { listField, objectField, textField } from './readValues.ts';

/**
 * The jobs of `config`, in order. Jobs are known by `id`, else by their whole content: a repeated one takes the place
 * of the one before it (`jobs.md` section 1).
 */
export function readJobs(config: JsonObject): JobConfig[] {
  const objects = (listField(config, 'jobs') ?? []).filter(isObject);
  const names = jobNames(objects.map(labelsOf));
  const jobs = new Map<string, JobConfig>();
  objects.forEach((object, index) => {
    const identity = textField(object, 'id') ?? jsonText(object) ?? String(index);
    jobs.set(identity, readJob(object, names[index] ?? '', `/config/jobs/${index}`));
  });
  return [...jobs.values()];
}

function readJob(job: JsonObject, name: string, pointer: string): JobConfig {
  const endpoint = String(getField(job, 'endpoint'));
  return {
    name,
    pointer,
    endpoint,
    method: (textField(job, 'method')?.toUpperCase() ?? 'GET') as HttpMethod,
    params: objectField(job, 'params') ?? {},
    headers: objectField(job, 'headers') ?? {},
    dataType: textField(job, 'dataType') ?? endpoint,
    dataField: readDataField(job),
    scroller: textField(job, 'scroller'),
  };
}

/** `jobs.md` section 4: an empty value means that the records are searched for. */
function readDataField(job: JsonObject): DataField | undefined {
  const value = getField(job, 'dataField');
  if (value === undefined || isEmptyInConfig(value)) return undefined;
  if (!isObject(value)) return { path: textField(job, 'dataField') ?? '', delimiter: '.' };
  return { path: textField(value, 'path') ?? '', delimiter: textField(value, 'delimiter') ?? '.' };
}

function labelsOf(job: JsonObject) {
  return { __NAME: getField(job, '__NAME'), dataType: getField(job, 'dataType'), endpoint: getField(job, 'endpoint') };
}
