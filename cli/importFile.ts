import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ImportedConfiguration } from '@pagewright/engine/descriptions';
import { isUserError, settingsFileName, UserError } from '@pagewright/engine/environments';
import { createFile, findWritePlace, readNearestSettings, replaceFile } from '@pagewright/engine/files';
import { DescriptionRefusal, ImportThread, type OpenedSource } from '@pagewright/engine/importing';
import { descriptionFilesOf, linkDescription } from '@pagewright/engine/places';
import { becauseOf } from './becauseOf.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainJsonText } from './printing/plainJson.ts';
import { plainText } from './printing/plainText.ts';
import { onFirstSignal } from './process/onFirstSignal.ts';

/** A verb that imports one kind of document. */
export interface ImportVerb {
  name: string;
  /** The beginning of the name of the format. */
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

/** Imports the document in a file or at an address. Returns the exit code; writes nothing if it fails. */
export async function importFile(document: string, verb: ImportVerb, options: ImportFileOptions): Promise<number> {
  // On a thread, so that a signal ends it, whatever it reads.
  const thread = new ImportThread(path.join(__dirname, 'importWorker.js'));
  const stopping = new AbortController();
  const stopListening = onFirstSignal(() => {
    stopping.abort();
    thread.dispose();
  });
  try {
    const opened = await thread.open({ place: document, isAddress: isAddress(document) });
    const { imported, report } = await importOpened(thread, opened, { document, verb, options });
    // From here on, files are written whole.
    stopListening();
    await write(imported, options);
    if (verb.format === 'OpenAPI' && options.out !== undefined)
      await keepDescription(options.out, document, opened.files === 1 ? await thread.openApiText() : undefined);
    print(imported, report, options.out);
    return exitCodes.done;
  } catch (error) {
    if (stopping.signal.aborted) return exitCodes.cancelled;
    if (!(isUserError(error) || error instanceof DescriptionRefusal)) throw error;
    return complain(error.message);
  } finally {
    stopListening();
    thread.dispose();
  }
}

async function importOpened(
  thread: ImportThread,
  { format, operations, remark }: OpenedSource,
  { document, verb, options }: { document: string; verb: ImportVerb; options: ImportFileOptions },
): Promise<{ imported: ImportedConfiguration; report: string }> {
  const found = verbOf(format);
  if (found !== verb.format) {
    const message = `"${document}" is ${format}. Import it with "import-${found.toLowerCase()}".`;
    throw new UserError('import.other-format', message);
  }
  if (operations === 0 && remark !== undefined)
    throw new UserError('import.nothing', `"${document}" describes no endpoint. ${remark}`);
  const { select, server, mappings } = options;
  const chosen = { ...(select && { select }), ...(server && { server }), ...(mappings && { mappings }) };
  const imported = await thread.make(chosen);
  const advice = select === undefined ? 'Name endpoints with --select.' : 'Change --select.';
  const { report, nothing } = await thread.words(advice);
  if (nothing !== undefined) throw new UserError('import.nothing', nothing);
  return { imported, report };
}

function isAddress(document: string): boolean {
  return /^https?:/i.test(document);
}

/** The verb of a format. `Swagger 2.0` is imported by the verb of OpenAPI. */
function verbOf(format: string): ImportVerb['format'] {
  if (format.startsWith('HAR')) return 'HAR';
  return format.startsWith('Postman') ? 'Postman' : 'OpenAPI';
}

/** Writes the configuration, and the report if requested. An existing file stays, unless `--force` is given. */
async function write({ text, report }: ImportedConfiguration, { out, report: reportFile, force }: ImportFileOptions) {
  if (out === undefined) process.stdout.write(plainJsonText(text));
  else await writeNew(out, text, force === true);
  if (reportFile !== undefined) await writeNew(reportFile, `${JSON.stringify(report, undefined, 2)}\n`, true);
}

async function writeNew(file: string, text: string, mayReplace: boolean): Promise<void> {
  try {
    await (mayReplace ? replaceFile : createFile)(file, text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new UserError(
        'import.file-exists',
        `"${file}" exists already. Name another file, or replace it with --force.`,
      );
    throw new UserError('import.not-written', `"${file}" cannot be written${becauseOf(error)}. Name another file.`);
  }
}

/**
 * Makes the description known to the configuration: by a line in the settings above both, or by a copy next to it. A
 * pipe or a device has no files next to it.
 */
async function keepDescription(out: string, document: string, text: string | undefined): Promise<void> {
  if (!(await findWritePlace(out)).isReplaceable) return;
  const known = descriptionFilesOf(path.resolve(out));
  if (known.some((file) => existsSync(file))) return;
  const settings = (await readNearestSettings(out)) ?? { path: path.resolve(out, '..', settingsFileName), text: '' };
  const from = (place: string) =>
    path.relative(path.dirname(settings.path), path.resolve(place)).replaceAll(path.sep, '/');
  const isBelow = !isAddress(document) && !/^\.\.(\/|$)|^([a-z]:)?\//i.test(from(document));
  const line = isBelow ? linkDescription(settings.text, from(out), from(document)) : undefined;
  if (line !== undefined) return await writeNew(settings.path, line, true);
  // A copy of a document in several files would not be whole.
  if (text === undefined) return;
  const copy = known.find((each) => each.endsWith(/^\s*\{/.test(text) ? '.json' : '.yaml'));
  if (copy !== undefined) await writeNew(copy, text, false);
}

/** Prints the result for a person; on standard error, if the configuration is printed. */
function print({ secrets, blanks }: ImportedConfiguration, report: string, out: string | undefined): void {
  const say = out === undefined ? console.error : console.log;
  const lines = report.split('\n');
  const keys = [...blanks, ...secrets].map(({ key }) => `"${key}"`).join(', ');
  if (out !== undefined) lines.push('', `Written to ${out}.${keys === '' ? '' : ` Give it a value for ${keys}.`}`);
  for (const line of lines) say(plainText(line));
}
