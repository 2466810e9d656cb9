import type { JsonPart } from './jsonPart.ts';
import {
  type RemoteJob,
  type RemoteJobStatus,
  type RemoteOutput,
  type RemoteResult,
  remoteJobStatuses,
} from './remoteJob.ts';

/** A job in an answer of the Queue API. Throws a ShapeError. */
export function readRemoteJob(part: JsonPart): RemoteJob {
  const isFinished = part.flag('isFinished');
  const hasOwnBody = hasBody(part);
  const row = part.text('configRow');
  const rows = part.texts('configRowIds');
  return {
    id: part.neededText('id'),
    status: statusOf(part.neededText('status'), isFinished),
    isFinished,
    component: part.neededText('component'),
    ...present({ configuration: nonEmpty(part.text('config')), branch: nonEmpty(part.text('branchId')) }),
    ...(hasOwnBody && { hasOwnBody }),
    ...present({ parent: part.text('parentRunId')?.split('.').at(-1) || undefined }),
    rows: rows.length === 0 && row ? [row] : rows,
    mode: modeOf(part.text('mode')),
    ...present({ values: valuesOf(part) }),
    createdAt: part.neededTime('createdTime'),
    ...timesOf(part, isFinished),
    ...present({ url: addressOf(part.text('url')), result: isFinished ? resultOf(part, hasOwnBody) : undefined }),
  };
}

/** A state that is not known here is a doubt where it is an end. */
function statusOf(text: string, isFinished: boolean): RemoteJobStatus {
  return remoteJobStatuses.find((status) => status === text) ?? (isFinished ? 'warning' : 'processing');
}

/** Whether the job was given a body: then the one of the configuration was not read. An empty one may be a list. */
function hasBody(part: JsonPart): boolean {
  const body = part.field('configData');
  return body?.isObject === true && body.list()?.length !== 0;
}

function valuesOf(part: JsonPart): RemoteJob['values'] {
  const own = part.field('variableValuesData')?.items('values') ?? [];
  if (own.length === 0) return nonEmpty(part.text('variableValuesId'));
  return Object.fromEntries(own.map((value) => [value.text('name') ?? '', value.text('value') ?? '']));
}

function modeOf(text: string | undefined): RemoteJob['mode'] {
  return text === 'debug' || text === 'forceRun' ? text : 'run';
}

function timesOf(part: JsonPart, isFinished: boolean): Pick<RemoteJob, 'startedAt' | 'endedAt' | 'durationMs'> {
  const seconds = part.count('durationSeconds');
  return present({
    startedAt: part.time('startTime'),
    endedAt: part.time('endTime'),
    durationMs: isFinished && seconds !== undefined ? seconds * 1000 : undefined,
  });
}

/** Only an address of the web: the editor opens it. */
function addressOf(text: string | undefined): string | undefined {
  return text !== undefined && /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined;
}

function resultOf(part: JsonPart, hasOwnBody: boolean): RemoteResult | undefined {
  const result = part.field('result');
  if (result === undefined || !result.isObject) return undefined;
  const errorType = result.field('error')?.text('type');
  return {
    message: result.text('message') ?? '',
    ...present({
      configurationVersion: hasOwnBody ? undefined : result.count('configVersion'),
      errorType: errorType === 'user' || errorType === 'application' ? errorType : undefined,
    }),
    inputTables: (result.field('input')?.items('tables') ?? []).flatMap((table) => table.text('id') ?? []),
    outputTables: (result.field('output')?.items('tables') ?? []).map(outputOf),
  };
}

function outputOf(part: JsonPart): RemoteOutput {
  return {
    id: part.neededText('id'),
    columns: part.items('columns').flatMap((column) => column.text('name') ?? []),
  };
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

type Present<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** The fields that have a value. */
function present<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>;
}
