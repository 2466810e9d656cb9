import { Refusal } from '../command/refusal.ts';
import type { CurlOption } from '../options/readOptions.ts';

/** Messages for options that require something that a job cannot send. */
const refused: ReadonlyMap<string, string> = new Map([
  ['form', 'A job cannot send files or multipart forms ("-F"). If the API accepts JSON or a plain form, use "-d".'],
  ['form-string', 'A job cannot send multipart forms. If the API accepts JSON or a plain form, use "-d".'],
  ['head', 'A job sends GET or POST, not HEAD ("-I").'],
  ['upload-file', 'A job sends GET or POST, not PUT ("-T").'],
  ['next', 'There is more than one request in the command ("--next"). Import them one by one.'],
  ['config', 'Options in a file ("-K") are not part of the command. Write them into it.'],
  ['digest', 'A job cannot log in with "--digest".'],
  ['ntlm', 'A job cannot log in with "--ntlm".'],
  ['negotiate', 'A job cannot log in with "--negotiate".'],
  ['aws-sigv4', 'Signing for AWS ("--aws-sigv4") is not imported. Import the command without it, then add "aws".'],
]);

/** Refuses a command whose options require something that no job can send. */
export function refuseUnsupported(options: readonly CurlOption[]): void {
  for (const { name } of options) {
    const why = refused.get(name);
    if (why !== undefined) throw new Refusal(why);
  }
}

/** The method that a command uses. Throws a Refusal for one that a job cannot send. */
export function methodOf(options: readonly CurlOption[], hasBody: boolean): 'GET' | 'POST' {
  const written = options.findLast(({ name }) => name === 'request')?.value.toUpperCase();
  const method = written ?? (hasBody ? 'POST' : 'GET');
  if (method !== 'GET' && method !== 'POST') throw new Refusal(`A job sends GET or POST, not ${method}.`);
  if (method === 'GET' && hasBody) {
    throw new Refusal('A job sends no body with GET. If the API also accepts it, use POST ("-X POST").');
  }
  return method;
}
