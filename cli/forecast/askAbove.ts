import { findExcess, forecastText } from '@pagewright/engine/forecast';
import { planConfig, type RunRequest, UserError } from '@pagewright/engine/run';
import { countText } from '@pagewright/engine/text/countText';
import type { RunOptions } from '../options/runOptions.ts';
import { complain } from '../printing/complain.ts';
import { plainText } from '../printing/plainText.ts';
import { askUser, canAsk } from '../project/askUser.ts';
import { knownRuns, subjectOf } from './knownRuns.ts';

type AskAboveOptions = Pick<RunOptions, 'askAbove' | 'lastRun' | 'attribute'>;

/**
 * Asks before a run that sends more requests than it may without asking, by its forecast. Throws a UserError if nobody
 * can be asked, if the answer is no, or if the report of the last run cannot be read.
 */
export async function askAbove(request: RunRequest, options: AskAboveOptions): Promise<void> {
  const { askAbove: requests, lastRun } = options;
  if (requests === undefined || request.replay !== undefined || request.part !== undefined) return;
  if (isKeptSmall(request, requests)) return;
  const { configText, secrets, jobs, maxJobRequests, parallel, requestsPerSecond } = request;
  const evidence = await knownRuns(request.learntFile, subjectOf(request, options), lastRun);
  const ground = { evidence, maxJobRequests, parallel, requestsPerSecond };
  const planned = planConfig(configText, { now: () => Date.now(), ...(secrets && { secrets }), ground }, jobs);
  // The run itself says what is wrong with it.
  if ('problems' in planned || planned.forecast === undefined) return;
  const { forecast } = planned;
  if (findExcess(forecast, { requests }) !== undefined) return await ask(forecastText(forecast), requests);
  if (forecast.unknown === undefined) return;
  complain(`--ask-above does not ask, because the number of requests is not known: ${forecast.unknown}.`);
}

/** Whether the run has a limit, which is the user's own answer: a trial run, or one of no more requests. */
function isKeptSmall({ limits: { maxRequests, ...others } = {} }: RunRequest, requests: number): boolean {
  return Object.keys(others).length > 0 || (maxRequests !== undefined && maxRequests <= requests);
}

async function ask(forecast: string, requests: number): Promise<void> {
  const limit = `more than the ${countText(requests, 'request')} of --ask-above`;
  if (!canAsk()) {
    const message = `The run was not started: by its forecast it sends ${limit} (${forecast}), and nobody can be asked here. Leave --ask-above out to run it.`;
    throw new UserError('run.bad-arguments', message);
  }
  const question = plainText(`This run sends ${limit}: ${forecast}. Start it? [y/N]`);
  // A signal ends the process: nothing has started.
  const answer = await askUser(question, new AbortController().signal);
  if (!/^y(es)?$/i.test(answer)) throw new UserError('run.bad-arguments', 'The run was not started.');
}
