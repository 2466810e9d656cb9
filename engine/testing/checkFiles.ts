import type { ConfigSource } from '../core/document/configDocument.ts';
import { isFileError } from '../core/errors.ts';
import { parsePlain } from '../core/json/parsePlain.ts';
import type { ConfigNames } from '../core/testing/beside/besideExpect.ts';
import { configNames } from '../core/testing/beside/configNames.ts';
import { secretInText, secretInUrl } from '../core/testing/beside/secretInRecording.ts';
import { checkBeside } from '../core/testing/checkExpect.ts';
import type { TestedCheck } from '../core/testing/testReport.ts';
import { type FileSource, readText } from '../io/files/fileSource.ts';
import { isExchange, recordingFiles } from '../io/recording/recordedExchange.ts';
import { brokenCheck } from './brokenCheck.ts';
import type { ExpectFile } from './expectFile.ts';

/** The files of a case, before it runs. */
export interface CaseFiles {
  expect: ExpectFile | undefined;
  /** The configuration that runs, with its environment. */
  configText: ConfigSource;
  /** The names of the golden tables; absent: they do not count. */
  goldens?: readonly string[];
  /** Absent: it was checked before. */
  recording?: FileSource;
}

/** Finds what keeps a case from running: an expectation that can never hold, or a secret in plain text. */
export async function checkFiles({ expect, configText, goldens, recording }: CaseFiles): Promise<TestedCheck[]> {
  const config = configNames(configText);
  const known = goldens && new Map(goldens.map((name) => [name, undefined]));
  const problems = expect === undefined ? [] : checkBeside(expect.expect, { config, goldens: known });
  const wrong = problems.filter(({ severity }) => severity === 'error');
  const inRecording = recording === undefined || config === undefined ? [] : await secretsIn(recording, config);
  return [
    ...wrong.map(({ code, message, pointer }): TestedCheck => {
      const place = expect?.placeOf(pointer);
      return { ...brokenCheck(code, 'the expectations can hold', message), ...(place && { place }) };
    }),
    ...inRecording,
  ];
}

/** The first secret in the exchanges of a recording, and the first in its answers. */
async function secretsIn(files: FileSource, config: ConfigNames): Promise<TestedCheck[]> {
  const text = await readText(files, recordingFiles.exchanges, 'exchanges').catch(orNothing);
  const lines = text.split(/\r?\n/);
  const found = lines.flatMap((line, index) => {
    const what = secretInUrl(urlOf(line), config) ?? secretInText(line, config);
    return what === undefined ? [] : [refused(what, `${files.folder}/${recordingFiles.exchanges}`, index + 1)];
  });
  return [...found.slice(0, 1), ...(config.secrets.length === 0 ? [] : await secretInAnswers(files, lines, config))];
}

async function secretInAnswers(
  files: FileSource,
  lines: readonly string[],
  config: ConfigNames,
): Promise<TestedCheck[]> {
  for (const name of lines.flatMap(answerOf)) {
    const what = secretInText(await readText(files, name, 'response').catch(orNothing), config);
    if (what !== undefined) return [refused(what, `${files.folder}/${name}`, 1)];
  }
  return [];
}

function urlOf(line: string): string {
  return exchangeIn(line)?.url ?? '';
}

function answerOf(line: string): string[] {
  const answer = exchangeIn(line)?.answer;
  return answer !== undefined && /^answers\/\d+\.(?:json|txt)$/.test(answer) ? [answer] : [];
}

/** A line that cannot be read is damage, which the run reports. */
function exchangeIn(line: string) {
  try {
    const exchange: unknown = parsePlain(line);
    return isExchange(exchange) ? exchange : undefined;
  } catch {
    return undefined;
  }
}

function orNothing(error: unknown): string {
  if (isFileError(error)) return '';
  throw error;
}

function refused(what: string, file: string, line: number): TestedCheck {
  const message = `The recording has ${what} in plain text. Record the case again: a run records no secrets. Change the secret if others have read it.`;
  const place = { file, line, column: 1, endLine: line, endColumn: 1 };
  return { ...brokenCheck('test.plain-secret', 'the recording holds no secrets', message), place };
}
