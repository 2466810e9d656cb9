import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportedConfiguration, OpenedDescription } from '../engine/descriptions.ts';
import { settingsFileName, UserError } from '../engine/environments.ts';
import { readNearestSettings } from '../engine/files.ts';
import { descriptionFilesOf, linkDescription } from '../engine/places.ts';
import { complain } from './complain.ts';
import { exitCodes } from './exitCodes.ts';
import { onFirstSignal } from './onFirstSignal.ts';
import { plainJsonText } from './plainJson.ts';
import { plainText } from './plainText.ts';

/** A verb that imports one kind of document. */
export interface ImportVerb {
  name: string;
  /** How the format of such a document begins. */
  format: 'OpenAPI' | 'HAR' | 'Postman';
}

/** The options as commander returns them. */
export interface ImportFileOptions {
  out?: string;
  select?: string[];
  server?: string;
  mappings?: boolean;
  report?: string;
  force?: boolean;
}

/** Imports the document in a file or at an address. Returns the exit code; nothing is written where it fails. */
export async function importFile(document: string, verb: ImportVerb, options: ImportFileOptions): Promise<number> {
  // Apart from everything else, so that no other verb loads it. Being a bundle of its own, it has its own errors.
  const descriptions = await import('../engine/descriptions.ts');
  const stopping = new AbortController();
  const stopListening = onFirstSignal(() => stopping.abort());
  try {
    const opened = await descriptions.openDescription(document, { signal: stopping.signal });
    const imported = importOpened(descriptions, opened.description, { document, verb, options });
    await write(imported, options);
    if (verb.format === 'OpenAPI' && options.out !== undefined) await keepDescription(options.out, document, opened);
    print(imported, descriptions.reportText(imported.report), options.out);
    return exitCodes.done;
  } catch (error) {
    if (stopping.signal.aborted) return exitCodes.cancelled;
    if (!(error instanceof UserError || error instanceof descriptions.UserError)) throw error;
    return complain(error.message);
  } finally {
    stopListening();
  }
}

function importOpened(
  { importDescription, nothingText }: typeof import('../engine/descriptions.ts'),
  description: OpenedDescription['description'],
  { document, verb, options }: { document: string; verb: ImportVerb; options: ImportFileOptions },
): ImportedConfiguration {
  const found = verbOf(description.format);
  if (found !== verb.format) {
    const message = `"${document}" is ${description.format}. Import it with "import-${found.toLowerCase()}".`;
    throw new UserError('import.other-format', message);
  }
  const [first] = description.remarks;
  if (description.operations.length === 0 && first !== undefined)
    throw new UserError('import.nothing', `"${document}" describes no endpoint. ${first.message}`);
  const { select, server, mappings } = options;
  const chosen = { ...(select && { select }), ...(server && { server }), ...(mappings && { mappings }) };
  const imported = importDescription(description, chosen);
  if (imported.report.endpoints.length === 0) {
    const advice = select === undefined ? 'Name endpoints with --select.' : 'Change --select.';
    throw new UserError('import.nothing', nothingText(document, imported, advice));
  }
  return imported;
}

/** `Swagger 2.0` is imported by the verb of OpenAPI. */
function verbOf(format: string): ImportVerb['format'] {
  if (format.startsWith('HAR')) return 'HAR';
  return format.startsWith('Postman') ? 'Postman' : 'OpenAPI';
}

/** The configuration, and the report of the import where one is asked for. A file that exists stays, unless told otherwise. */
async function write({ text, report }: ImportedConfiguration, { out, report: reportFile, force }: ImportFileOptions) {
  if (out === undefined) process.stdout.write(plainJsonText(text));
  else await writeNew(out, text, force === true);
  if (reportFile !== undefined) await writeNew(reportFile, `${JSON.stringify(report, undefined, 2)}\n`, true);
}

async function writeNew(file: string, text: string, mayReplace: boolean): Promise<void> {
  try {
    await writeFile(file, text, { flag: mayReplace ? 'w' : 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new UserError(
        'import.file-exists',
        `"${file}" exists already. Name another file, or replace it with --force.`,
      );
    throw new UserError(
      'import.not-written',
      `"${file}" cannot be written: ${message.replace(/^\w+: /, '').replace(/,.*/s, '')}.`,
    );
  }
}

/** Makes the description known to the configuration: by a line in the settings above both, or by a copy beside it. */
async function keepDescription(out: string, document: string, { files }: OpenedDescription): Promise<void> {
  const known = descriptionFilesOf(path.resolve(out));
  if (known.some((file) => existsSync(file))) return;
  const settings = (await readNearestSettings(out)) ?? { file: path.resolve(out, '..', settingsFileName), text: '' };
  const from = (place: string) =>
    path.relative(path.dirname(settings.file), path.resolve(place)).replaceAll(path.sep, '/');
  const isBelow = !/^https?:/i.test(document) && !/^\.\.(\/|$)|^([a-z]:)?\//i.test(from(document));
  const line = isBelow ? linkDescription(settings.text, from(out), from(document)) : undefined;
  if (line !== undefined) return await writeNew(settings.file, line, true);
  // Of a document in several files, a copy would not be whole.
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) return;
  const copy = known.find((each) => each.endsWith(/^\s*\{/.test(file.text) ? '.json' : '.yaml'));
  if (copy !== undefined) await writeNew(copy, file.text, false);
}

/** To a person: beside a configuration that is printed, on standard error. */
function print({ secrets, blanks }: ImportedConfiguration, report: string, out: string | undefined): void {
  const say = out === undefined ? console.error : console.log;
  const lines = report.split('\n');
  const keys = [...blanks, ...secrets].map(({ key }) => `"${key}"`).join(', ');
  if (out !== undefined) lines.push('', `Written to ${out}.${keys === '' ? '' : ` Give it a value for ${keys}.`}`);
  for (const line of lines) say(plainText(line));
}
