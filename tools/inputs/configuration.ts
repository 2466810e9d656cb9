import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { ToolCall } from '../call/toolCall.ts';

/** The path given by an assistant. */
export const pathInput = z
  .string()
  .min(1)
  .max(4000)
  .regex(/^[^\0]+$/, 'It must not have a null character.');

/** The keys by which a configuration is given. */
export const configurationInput = {
  path: pathInput.optional().describe('Path of the configuration file. Give this or "text".'),
  text: z.string().max(500_000).optional().describe('The text of the configuration. Give this or "path".'),
  environment: z
    .string()
    .max(200)
    .optional()
    .describe('Name of an environment of the nearest .pagewright.json whose values apply.'),
};

/** A configuration given by an assistant. */
export interface Configuration {
  /** The path; for a text without a file, one in the first folder from which nothing is read. */
  file: string;
  uri: string;
  /** Whether the file exists: a text that an assistant wrote gets no secrets of the user. */
  isFile: boolean;
  /** The text as written. */
  text: string;
  /** The text with the values of the environment. */
  applied: string;
  environment: string | undefined;
  secrets: Readonly<Record<string, string>>;
}

interface Given {
  path?: string | undefined;
  text?: string | undefined;
  environment?: string | undefined;
}

/** Reads the given configuration, and hides its secrets from the output. Throws a UserError if it cannot be read. */
export async function readConfiguration(given: Given, call: ToolCall): Promise<Configuration> {
  const { UserError } = await import('@pagewright/engine/run');
  if ((given.path === undefined) === (given.text === undefined))
    throw new UserError('tool.bad-input', 'Give the configuration as "path" or as "text", and not both.');
  const { file, text } =
    given.path === undefined
      ? { file: path.join(call.folders.first, 'text.extractor.json'), text: given.text ?? '' }
      : await readFile(given.path, call);
  const isFile = given.path !== undefined;
  const { environment } = given;
  await hide(text, {}, call);
  const applied = await withEnvironment(file, text, environment, call);
  const secrets = isFile ? await call.host.secretsFor(applied, file, environment) : {};
  await hide(applied, secrets, call);
  return { file, uri: pathToFileURL(file).href, isFile, text, applied, environment, secrets };
}

/** Reads a file, with unsaved changes if it is open. */
async function readFile(given: string, { folders, host }: ToolCall): Promise<{ file: string; text: string }> {
  const file = await folders.find(given);
  const text = host.unsaved?.[file];
  return text === undefined ? await folders.read(given, 'configuration') : { file, text };
}

async function hide(text: string, secrets: Readonly<Record<string, string>>, call: ToolCall): Promise<void> {
  const { hiddenOf } = await import('@pagewright/engine/secrecy');
  call.hide(hiddenOf(text, secrets, Date.now()));
}

async function withEnvironment(file: string, text: string, name: string | undefined, call: ToolCall): Promise<string> {
  if (name === undefined) return text;
  const { applyEnvironment, findEnvironment } = await import('@pagewright/engine/environments');
  const { readNearestSettings } = await import('@pagewright/engine/files');
  const outermost = call.folders.all.find((folder) => !path.relative(folder, file).startsWith('..'));
  const settings = await readNearestSettings(file, outermost);
  const isOurs = settings !== undefined && (await call.folders.has(settings.path));
  return applyEnvironment(text, findEnvironment(isOurs ? settings : undefined, name));
}
