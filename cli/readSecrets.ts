import { FileError, readForeignText } from '../engine/files.ts';
import { closestName, findSecretPlaces, type SecretPlace, secretValue, secretVariable } from '../engine/secrets.ts';

/** The secrets of a run by their paths, and the warnings about their file. */
interface GivenSecrets {
  secrets: Record<string, string>;
  warnings: string[];
}

/**
 * The values for the secrets of a configuration from the file of `--secrets` and from the environment; the file wins.
 * Returns a problem if the file cannot be read or is not a JSON object with strings; it never quotes the file.
 */
export async function readSecrets(
  configText: string,
  file: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<GivenSecrets | { problem: string }> {
  const places = findSecretPlaces(configText);
  const inFile = file === undefined ? {} : await readFile(file);
  if (typeof inFile === 'string') return { problem: inFile };
  const given = places.flatMap((place) => {
    const value = secretValue(place, inFile) ?? fromEnvironment(place, environment);
    return value === undefined ? [] : [[place.path, value]];
  });
  return { secrets: Object.fromEntries(given), warnings: unusedSecrets(Object.keys(inFile), places) };
}

/** The object in the file, or a sentence about what is wrong with it. */
async function readFile(file: string): Promise<Record<string, string> | string> {
  const shape = 'The file must be a JSON object with strings, such as {"#token": "…"}.';
  try {
    const value: unknown = JSON.parse(await readForeignText(file, 'secrets'));
    return isTexts(value) ? value : `The secrets in "${file}" cannot be used. ${shape}`;
  } catch (error) {
    if (error instanceof FileError) return `The secrets in ${error.message} Check the path.`;
    // The message of JSON.parse would quote the file.
    return `The secrets in "${file}" are not valid JSON. ${shape}`;
  }
}

function isTexts(value: unknown): value is Record<string, string> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.values(value).every((text) => typeof text === 'string');
}

/** An empty variable counts as absent: that is how shells clear one. */
function fromEnvironment(
  { path, key }: SecretPlace,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return [path, key]
    .map((name) => environment[secretVariable(name)])
    .find((value) => value !== undefined && value !== '');
}

/**
 * A warning for each name in a file of secrets that the configuration does not use, with the closest name that it does.
 */
function unusedSecrets(names: readonly string[], places: readonly SecretPlace[]): string[] {
  const known = [...new Set(places.flatMap(({ key, path }) => [key, path]))];
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = closestName(name, known);
      const hint = nearest === undefined ? 'The configuration needs no value for it.' : `Did you mean "${nearest}"?`;
      return `The secret "${name}" is not used. ${hint}`;
    });
}
