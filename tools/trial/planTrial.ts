import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { ToolCall } from '../call/toolCall.ts';
import { type Configuration, readConfiguration } from '../inputs/configuration.ts';
import type { trialInput } from './trialInput.ts';
import type { TrialQuestion } from './trialQuestion.ts';

/** The maximum number of requests of a trial: those of its pages, a login, children and retries. */
const maxRequestsOfTrial = 50;

interface Planned {
  requests: readonly { number: number; method: string; path: string }[];
}

/** A trial that the user may be asked about. */
export interface PlannedTrial {
  configuration: Configuration;
  question: TrialQuestion;
}

/** Plans a trial. Throws a UserError if it is impossible. */
export async function planTrial(input: z.infer<typeof trialInput>, call: ToolCall): Promise<PlannedTrial> {
  const { planConfig, UserError } = await import('@pagewright/engine/run');
  const configuration = await readConfiguration(input, call);
  const { applied, secrets, isFile, file } = configuration;
  const planned = planConfig(applied, { now: Date.now, secrets });
  const [problem] = 'problems' in planned ? planned.problems : [];
  if (problem !== undefined) throw new UserError(problem.code, `The configuration cannot run: ${problem.message}`);
  const plans = 'plans' in planned ? planned.plans : [];
  if (!plans.some(({ name }) => name === input.job)) {
    const known = plans.map(({ name }) => `"${name}"`).join(', ');
    throw new UserError('run.unknown-job', `There is no job "${input.job}". The jobs are ${known}.`);
  }
  const addresses = [...new Set(plans.flatMap(({ requests }) => requests.flatMap(({ url }) => originOf(url))))];
  if (addresses.length === 0)
    throw new UserError('tool.unknown-address', 'The address of the API is not known before a run. Set "baseUrl".');
  const tunnel = await tunnelOf(applied);
  const question = {
    config: isFile ? path.basename(file) : 'the given text',
    job: input.job,
    addresses,
    first: firstRequests(plans.filter(({ name }) => name === input.job || name.startsWith(`${input.job} > `))),
    tunnel,
    maxRequests: maxRequestsOfTrial,
    secrets: Object.keys(secrets),
  };
  return { configuration, question };
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
