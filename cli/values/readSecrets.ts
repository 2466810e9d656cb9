import type { ConfigDocument } from '@pagewright/engine/environments';
import { isFileError, readForeignText } from '@pagewright/engine/files';
import { parsePlain } from '@pagewright/engine/json';
import { UserError } from '@pagewright/engine/run';
import { closestName, type SecretPlace, secretPlacesOf, secretValue, secretVariable } from '@pagewright/engine/secrets';
import { isSecretsFolder, readSecretsFolder } from './secretsFolder.ts';

/** The option for the file or folder, of each verb that computes with secrets. */
export const secretsOption = [
  '--secrets <file>',
  'values of secrets: a file {"#token": "…"}, or a folder with a file for each (default: from the environment, PAGEWRIGHT_SECRET_TOKEN)',
] as const;

/** The secrets of a run by their paths, and the warnings about their file. */
interface GivenSecrets {
  secrets: Record<string, string>;
  warnings: string[];
}

/** A secret that a configuration needs, with its value and the source of that; both are absent if it has none. */
export interface GivenSecret {
  place: SecretPlace;
  value?: string;
  /** The name of the file, or of the variable, in words. */
  source?: string;
}

/**
 * The values for the secrets of a configuration from the file or folder of `--secrets` and from the environment; the
 * file wins. Throws a UserError if it cannot be read or is not a JSON object with strings; it never quotes the file.
 */
export async function readSecrets(
  document: ConfigDocument,
  file: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<GivenSecrets> {
  const { found, warnings } = await findSecrets(document, file, environment);
  const given = found.flatMap(({ place, value }) => (value === undefined ? [] : [[place.path, value]]));
  return { secrets: Object.fromEntries(given), warnings };
}

/** The secrets that a configuration needs, each with its value if it has one. Throws as `readSecrets` does. */
export async function findSecrets(
  document: ConfigDocument,
  file: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ found: GivenSecret[]; warnings: string[] }> {
  const places = secretPlacesOf(document);
  const known = [...new Set(places.flatMap(({ key, path }) => [key, path]))];
  const { values, warnings } = file === undefined ? noValues : await readGiven(file, known);
  const found = places.map((place): GivenSecret => {
    const value = secretValue(place, values);
    return value === undefined
      ? { place, ...fromEnvironment(place, environment) }
      : { place, value, source: `"${file}"` };
  });
  return { found, warnings };
}

interface GivenValues {
  values: Record<string, string>;
  warnings: string[];
}

const noValues: GivenValues = { values: {}, warnings: [] };

async function readGiven(file: string, known: readonly string[]): Promise<GivenValues> {
  try {
    if (await isSecretsFolder(file)) {
      const { values, others } = await readSecretsFolder(file, known);
      // A folder may serve several programs: only a name that looks misspelled is worth a warning.
      const wrong = others.filter((name) => closestName(name, known) !== undefined);
      return { values, warnings: unusedSecrets(wrong, known) };
    }
    const values = parseSecrets(file, await readForeignText(file, 'secrets'));
    return { values, warnings: unusedSecrets(Object.keys(values), known) };
  } catch (error) {
    if (isFileError(error)) throw badFile(`${error.message} Check the path.`, error);
    throw error;
  }
}

/** All values of a file or folder and of the environment, for any configuration, so that no output has one. */
export async function listSecretValues(
  file: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const variables = Object.entries(environment).filter(([name]) => name.startsWith(secretVariable('')));
  const names = file !== undefined && (await isSecretsFolder(file)) ? (await readSecretsFolder(file, [])).others : [];
  const given = file === undefined ? {} : (await readGiven(file, names)).values;
  return [...variables.map(([, value]) => value ?? ''), ...Object.values(given)];
}

function parseSecrets(file: string, text: string): Record<string, string> {
  const shape = 'The file must be a JSON object with strings, such as {"#token": "…"}.';
  const value = parsed(text);
  if (value === undefined) throw badFile(`"${file}" are not valid JSON. ${shape}`);
  if (!isTexts(value)) throw badFile(`"${file}" cannot be used. ${shape}`);
  return value;
}

/** Parses secrets without the message of `JSON.parse`, which would quote the file. */
function parsed(text: string): unknown {
  try {
    return parsePlain(text);
  } catch {
    return undefined;
  }
}

function badFile(what: string, cause?: unknown): UserError {
  return new UserError('secret.bad-file', `The secrets in ${what}`, { cause });
}

function isTexts(value: unknown): value is Record<string, string> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.values(value).every((text) => typeof text === 'string');
}

/** The values in the environment. An empty variable counts as absent: that is how shells clear one. */
function fromEnvironment(
  { path, key }: SecretPlace,
  environment: Readonly<Record<string, string | undefined>>,
): Omit<GivenSecret, 'place'> {
  for (const name of [path, key].map(secretVariable)) {
    const value = environment[name];
    if (value !== undefined && value !== '') return { value, source: name };
  }
  return {};
}

/** A warning for each given name that the configuration does not use, with the closest name that it does. */
function unusedSecrets(names: readonly string[], known: readonly string[]): string[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = closestName(name, known);
      const hint = nearest === undefined ? 'The configuration needs no value for it.' : `Did you mean "${nearest}"?`;
      return `The secret "${name}" is not used. ${hint}`;
    });
}
