import type { JobForecast } from '@pagewright/core/contracts/generated/types';
import { jobForecastText } from '@pagewright/core/forecast/forecastText';
import type { JobPlan } from '@pagewright/core/plan/jobPlan';
import { codeBlock, codeSpan, escapeMarkdown } from '@pagewright/core/text/markdownCode';

/** The maximum number of other named jobs; more would hide the plan. */
const namedJobs = 5;

/** The plan of a job for a hover; `others` are jobs to which the same paging applies. */
export function planMarkdown(plan: JobPlan, others: readonly string[], forecast?: JobForecast): string {
  const { name, occasion, pageSize, ends, remarks, last, problem } = plan;
  const latest = last === undefined ? [] : [`request ${last.number} is done, at the latest (${last.stopReason})`];
  const why = occasion === undefined ? '' : `, ${occasion}`;
  return [
    `**Plan** of ${codeSpan(name)}${escapeMarkdown(why)}. Nothing is sent now.`,
    ...requestBlock(plan),
    ...(pageSize.sentence === '' ? [] : [`Page size: ${escapeMarkdown(pageSize.sentence)}`]),
    ...(ends.length === 0 ? [] : [`Ends when ${[...ends, ...latest].map(escapeMarkdown).join('; or ')}.`]),
    ...remarks.map(escapeMarkdown),
    ...(forecast === undefined ? [] : [`Forecast: ${escapeMarkdown(jobForecastText(forecast))}.`]),
    ...(problem === undefined ? [] : [`Problem: ${escapeMarkdown(problem.message)}`]),
    ...(others.length === 0 ? [] : [otherJobs(others)]),
  ].join('\n\n');
}

function requestBlock({ requests }: JobPlan): string[] {
  if (requests.length === 0) return [];
  const lines = requests.flatMap(({ number, method, path, body }) => [
    `${number}  ${method} ${path}`,
    ...(body === undefined ? [] : [`   ${body}`]),
  ]);
  return [codeBlock('text', lines.join('\n'))];
}

function otherJobs(names: readonly string[]): string {
  const shown = names.slice(0, namedJobs).map(codeSpan).join(', ');
  const left = names.length - namedJobs;
  return `Also pages ${shown}${left > 0 ? ` and ${left} more` : ''}.`;
}
