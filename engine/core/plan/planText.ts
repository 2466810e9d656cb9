import { processorText } from '../config/processorText.ts';
import type { Forecast } from '../contracts/generated/types.ts';
import { forecastText, jobForecastText } from '../forecast/forecastText.ts';
import { durationText } from '../text/durationText.ts';
import type { JobPlan, PlannedRequest } from './jobPlan.ts';
import type { ConfigPlan } from './planConfig.ts';

const labelWidth = 11;

/** The choices that a plan is made with, and what is known besides it; absent: none. */
interface PlanChoices {
  /** Name of the environment. */
  environment?: string | undefined;
  /** Name of the set of values of a configuration in a project folder. */
  values?: string | undefined;
  forecast?: Forecast | undefined;
  /** How long a run waits for a limit at most. */
  maxWaitSeconds?: number | undefined;
}

/**
 * A plan as text: the environment and the set of values, if there are such, a block for each job, with the login once,
 * how much a run will read, and the processors that it does not apply.
 */
export function planText(
  { plans, iterations, processors }: ConfigPlan,
  { environment, values, forecast, maxWaitSeconds }: PlanChoices = {},
): string {
  const named = [
    ...(environment === undefined ? [] : [[`Environment "${environment}"`]]),
    ...(values === undefined ? [] : [[`Values "${values}"`]]),
  ];
  const blocks = [...named, ...plans.map((plan, index) => jobLines(plan, index === 0, forecast))];
  const more = [`This is the first of ${iterations} iterations; the others send their own values.`];
  const unapplied = processors.map((processor) => processorText(processor));
  const known = [...inAll(forecast), ...longestWait(maxWaitSeconds)];
  const notes = [...(iterations > 1 ? [more] : []), ...[known, unapplied].filter((lines) => lines.length > 0)];
  return `${[...blocks, ...notes].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function inAll(forecast: Forecast | undefined): string[] {
  return forecast === undefined ? [] : [`In all: ${forecastText(forecast)}.`];
}

function longestWait(seconds: number | undefined): string[] {
  if (seconds === undefined) return [];
  const time = durationText(seconds * 1000).replace(/ 0 (?:min|s)$/, '');
  return [`A run waits at most ${time} for a limit of the API.`];
}

function jobLines(plan: JobPlan, withLogin: boolean, forecast: Forecast | undefined): string[] {
  const { name, requests, pageSize, ends, remarks, last, problem } = plan;
  const own = forecast?.jobs.find((job) => job.name === name);
  const common = commonHeaders(requests);
  const latest = last && `request ${last.number} is done, at the latest (${last.stopReason})`;
  return [
    headLine(plan),
    ...requests.filter(({ number }) => number > 0 || withLogin).flatMap((request) => requestLines(request, common)),
    ...labelled('headers', [...common].join(', ')),
    ...labelled('page size', pageSize.sentence),
    ...[...ends, latest ?? ''].flatMap((end, index) => labelled(index === 0 ? 'ends when' : 'or', end)),
    ...remarks.flatMap((remark) => labelled('note', remark)),
    ...labelled('forecast', own === undefined ? '' : jobForecastText(own)),
    ...labelled('problem', problem === undefined ? '' : `${problem.message} (${problem.code})`),
  ];
}

function headLine({ name, occasion, paging }: JobPlan): string {
  const why = occasion === undefined ? '' : `, ${occasion}`;
  return `${name}${why}${paging === undefined ? '' : ` (${paging})`}`;
}

/** The lines of a request, with its body and the headers that not all requests of its job share. */
function requestLines({ number, method, url, headers, body }: PlannedRequest, common: ReadonlySet<string>): string[] {
  const own = headers.map(headerText).filter((header) => number === 0 || !common.has(header));
  const login = number === 0 ? '  (logs in first)' : '';
  return [
    `  ${number}  ${method} ${url}${login}`,
    ...own.map((header) => `     ${header}`),
    ...(body === undefined ? [] : [`     ${body}`]),
  ];
}

function commonHeaders(requests: readonly PlannedRequest[]): ReadonlySet<string> {
  const [first, ...others] = requests
    .filter(({ number }) => number > 0)
    .map(({ headers }) => new Set(headers.map(headerText)));
  return new Set([...(first ?? [])].filter((header) => others.every((headers) => headers.has(header))));
}

function headerText([name, value]: [string, string]): string {
  return `${name}: ${value}`;
}

function labelled(label: string, text: string): string[] {
  return text === '' ? [] : [`  ${label.padEnd(labelWidth)}${text}`];
}
