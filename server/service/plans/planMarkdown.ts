import type { JobPlan } from '../../../engine/core/plan/jobPlan.ts';

/** At most this many other jobs are named; more would hide the plan. */
const namedJobs = 5;

/** The plan of a job for a hover; `others` are jobs to which the same paging applies. */
export function planMarkdown(plan: JobPlan, others: readonly string[]): string {
  const { name, occasion, pageSize, ends, remarks, last, problem } = plan;
  const latest = last === undefined ? [] : [`request ${last.number} is done, at the latest (${last.stopReason})`];
  const why = occasion === undefined ? '' : `, ${occasion}`;
  return [
    `**Plan** of ${code(name)}${escaped(why)}. Nothing is sent now.`,
    ...requestBlock(plan),
    ...(pageSize.sentence === '' ? [] : [`Page size: ${escaped(pageSize.sentence)}`]),
    ...(ends.length === 0 ? [] : [`Ends when ${[...ends, ...latest].map(escaped).join('; or ')}.`]),
    ...remarks.map(escaped),
    ...(problem === undefined ? [] : [`Problem: ${escaped(problem.message)}`]),
    ...(others.length === 0 ? [] : [otherJobs(others)]),
  ].join('\n\n');
}

/** The requests in a code fence that none of their bodies can close. */
function requestBlock({ requests }: JobPlan): string[] {
  if (requests.length === 0) return [];
  const lines = requests.flatMap(({ number, method, path, body }) => [
    `${number}  ${method} ${path}`,
    ...(body === undefined ? [] : [`   ${body}`]),
  ]);
  const longest = Math.max(2, ...(lines.join('\n').match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return [[`${fence}text`, ...lines, fence].join('\n')];
}

function otherJobs(names: readonly string[]): string {
  const shown = names.slice(0, namedJobs).map(code).join(', ');
  const left = names.length - namedJobs;
  return `Also pages ${shown}${left > 0 ? ` and ${left} more` : ''}.`;
}

function code(text: string): string {
  const plain = text.replaceAll('`', "'");
  return `\`${plain}\``;
}

function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|#!~&]/g, (sign) => `\\${sign}`);
}
