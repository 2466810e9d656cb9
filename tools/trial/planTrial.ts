import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Configuration } from '../inputs/configuration.ts';
import type { TrialQuestion } from './trialQuestion.ts';

interface Planned {
  name: string;
  /** Present for a child job. */
  occasion?: string;
  requests: readonly { number: number; method: string; path: string }[];
}

/** The requests that somebody wants to send. */
interface Trial extends Pick<TrialQuestion, 'task'> {
  /** The name of the only job; absent: all. */
  job: string | undefined;
  /** The maximum number of requests, by the number of jobs. */
  maxRequests(jobs: number): number;
}

/** A trial that the user may be asked about. */
export interface PlannedTrial {
  configuration: Configuration;
  question: TrialQuestion;
}

/** Plans a trial. Throws a UserError if it is impossible. */
export async function planTrial(
  configuration: Configuration,
  { task, job, maxRequests }: Trial,
): Promise<PlannedTrial> {
  const { requireFilled, UserError } = await import('@pagewright/engine/run');
  const { ConfigDocument } = await import('@pagewright/engine/environments');
  const { applied, secrets, isFile, file } = configuration;
  const planned = await planOf(configuration, task);
  const [problem] = 'problems' in planned ? planned.problems : [];
  if (problem !== undefined) throw new UserError(problem.code, `The configuration cannot run: ${problem.message}`);
  const plans = 'plans' in planned ? planned.plans : [];
  const known = plans.map(({ name }) => `"${name}"`).join(', ');
  if (job !== undefined && !plans.some(({ name }) => name === job))
    throw new UserError('run.unknown-job', `There is no job "${job}". The jobs are ${known}.`);
  const addresses = [...new Set(plans.flatMap(({ requests }) => requests.flatMap(({ url }) => originOf(url))))];
  if (addresses.length === 0)
    throw new UserError('tool.unknown-address', 'The address of the API is not known before a run. Set "baseUrl".');
  const asked = plansOf(plans, task, job);
  requireFilled(ConfigDocument.of(applied), secrets);
  const question = {
    task,
    config: isFile ? path.basename(file) : 'the given text',
    jobs: job === undefined ? asked.map(({ name }) => name) : [job],
    addresses,
    first: firstRequests(asked),
    tunnel: await tunnelOf(applied),
    maxRequests: maxRequests(task === 'search' && job !== undefined ? 1 : asked.length),
    secrets: Object.keys(secrets),
  };
  return { configuration, question };
}

/** Plans a configuration. A search does not need the paging that is written, which may be half written. */
async function planOf({ applied, secrets }: Configuration, task: Trial['task']) {
  const { planConfig } = await import('@pagewright/engine/run');
  const { ConfigDocument } = await import('@pagewright/engine/environments');
  const planned = planConfig(applied, { now: Date.now, secrets });
  if (task === 'run' || 'plans' in planned) return planned;
  const places = [
    ['api', 'pagination'],
    ['parameters', 'api', 'pagination'],
  ];
  const without = ConfigDocument.of(applied).with(places.map((path) => ({ path, value: {}, adds: false })));
  const other = planConfig(without, { now: Date.now, secrets });
  return 'plans' in other ? other : planned;
}

/** The plans of what is sent: a run also runs the children of its job, a search of a child asks its parents first. */
function plansOf<Plan extends Planned>(plans: readonly Plan[], task: Trial['task'], job: string | undefined): Plan[] {
  if (task === 'search' && job === undefined) return plans.filter(({ occasion }) => occasion === undefined);
  if (task === 'search') return plans.filter(({ name }) => name === job || job?.startsWith(`${name} > `));
  return plans.filter(({ name }) => name === job || name.startsWith(`${job} > `));
}

/** The login, and the first request of a job and of each job below it. */
function firstRequests(plans: readonly Planned[]): TrialQuestion['first'] {
  const requests = plans.flatMap(({ requests }) => [
    requests.find(({ number }) => number === 0),
    requests.find(({ number }) => number > 0),
  ]);
  const named = requests
    .flatMap((request) => request ?? [])
    .map(({ method, path }) => ({ method, path: path.replace(/\?.*/s, '') }));
  return named.filter((each, index) => named.findIndex((other) => isDeepStrictEqual(each, other)) === index);
}

/** The origin of a request whose address is known; a part that a response gives is described between `‹` and `›`. */
function originOf(url: string): string[] {
  const start = url.split(/[‹•]/)[0] ?? '';
  const isWhole =
    /^https?:\/\/[^/?#]+([/?#]|$)/i.test(start) && (start === url || /^https?:\/\/[^/?#]+[/?#]/i.test(start));
  return isWhole && URL.canParse(start) ? [new URL(start).origin] : [];
}

interface TunnelConfig {
  sshProxy?: { host?: unknown };
}

/** The tunnel of a configuration that can run. */
async function tunnelOf(text: string): Promise<string | undefined> {
  const { parsePlain } = await import('@pagewright/engine/json');
  const document = parsePlain<TunnelConfig & { parameters?: TunnelConfig }>(text);
  const host = (document.parameters ?? document).sshProxy?.host;
  return typeof host === 'string' ? host : undefined;
}
