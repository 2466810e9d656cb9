import { applyEnvironment } from '@pagewright/core/environments/applyEnvironment';
import { isUserError } from '@pagewright/core/errors';
import { JsonSyntaxError } from '@pagewright/core/json/jsonSyntaxError';
import { jsonText } from '@pagewright/core/json/jsonText';
import { parseJson } from '@pagewright/core/json/parseJson';
import { standInSecrets } from '@pagewright/core/secrets/standInSecrets';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import { jobAt } from '../../refactors/jobAt.ts';
import { type OrProblem, orProblem, Refusal } from '../command/refusal.ts';
import { buildFirst, type FirstRequests } from './buildFirst.ts';
import type { JobPlace } from './jobPlace.ts';
import { markRequest } from './markRequest.ts';
import { markSecrets } from './markSecrets.ts';
import { type Salt, Variables } from './variables.ts';
import { writeCommand } from './writeCommand.ts';

/**
 * The first request of a job as a cURL command, preceded by that of its login if there is one. It is built by the code
 * of a run, from the configuration without its secrets: shell variables replace them, and values that a run gets from
 * records and responses.
 */
export function jobToCurl({ text, ...at }: JobPlace): OrProblem<{ command: string }> {
  const place = { ...at, text: standInSecrets(text) };
  const variables = new Variables();
  return orProblem(() => {
    const [first, second] = [buildMarked('a'), buildMarked('b')];
    const login = first.login && second.login && markRequest(first.login, second.login, variables);
    const command = writeCommand(markRequest(first.request, second.request, variables), variables);
    if (login === undefined) return { command };
    return { command: `# The login\n${writeCommand(login, variables)}\n\n# The job\n${command}` };
  });

  function buildMarked(salt: Salt): FirstRequests {
    try {
      const marked = markSecrets(parseJson(place.text), (key, secret) => variables.mark(key, secret, salt));
      return buildFirst({ ...place, text: jsonText(marked) ?? '' }, (name) => variables.mark(name, '', salt));
    } catch (error) {
      const isOfUser = error instanceof Refusal || isUserError(error) || error instanceof JsonSyntaxError;
      if (!isOfUser) throw error;
      throw new Refusal(whyNot(place) ?? variables.show(error.message));
    }
  }
}

/** The reason why the job cannot run as written; undefined if only the stand-ins cause it. */
function whyNot(place: JobPlace): string | undefined {
  try {
    buildFirst(place, () => '0');
    return 'A secret of the configuration decides where this request goes, so a shell variable cannot replace it.';
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    if (isUserError(error)) return undefined;
    throw error;
  }
}

/** The cURL command for the job at an offset, or for the only one; `now` is Unix time in milliseconds. */
export function findJobCommand(model: ExtractorModel, offset: number, now: number): OrProblem<{ command: string }> {
  const { allJobs, document, environment } = model;
  const job = jobAt(model, { offset, length: 0 }) ?? (allJobs.length === 1 ? allJobs[0] : undefined);
  if (allJobs.length === 0) return { problem: 'This configuration has no job yet.' };
  if (job === undefined) return { problem: 'Place the cursor in the job to copy.' };
  return jobToCurl({ text: applyEnvironment(document.getText(), environment), pointer: job.pointer, now });
}
