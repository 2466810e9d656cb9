import { configNamesOf } from '../auth/authenticationKind.ts';
import { authenticationKinds } from '../auth/kinds/authenticationKinds.ts';
import { fieldsAt, type TextSpan } from '../json/fieldsAt.ts';
import { JsonSyntaxError } from '../json/jsonSyntaxError.ts';
import { jsonText } from '../json/jsonText.ts';
import { parseJson } from '../json/parseJson.ts';
import { strictJson } from '../json/strictJson.ts';
import { textOf } from '../json/textOf.ts';
import { isList, isObject, type JsonScalar, type JsonValue } from '../json/value.ts';
import { isAddress } from '../request/isAddress.ts';
import { config as formatKeys } from '../schema/generated/options.ts';
import { isMarked } from '../secrecy/credentialNames.ts';
import { isPlainCredential } from '../secrecy/plainCredential.ts';
import { closestName } from '../text/closestName.ts';
import type { Environment } from './environment.ts';

/** Why an environment cannot be used, and the position of the reason in the text. */
export interface EnvironmentFault extends TextSpan {
  /** Absent: the fault concerns all environments. */
  environment?: string;
  message: string;
}

export interface EnvironmentsRead {
  /** Every environment by its name, with all values that could be read. */
  environments: ReadonlyMap<string, Environment>;
  /** An environment with a fault must not be used: the run would differ from the file. */
  faults: EnvironmentFault[];
}

/** A key of an object with its value and both positions. */
interface Field {
  name: string;
  value: JsonValue;
  key: TextSpan;
  at: TextSpan;
}

type Complain = (place: TextSpan, message: string) => void;

/** Reads the environments in the text of a `.pagewright.json`, which may have comments and trailing commas. */
export function readEnvironments(text: string): EnvironmentsRead {
  const strict = strictJson(text.replace(/^\uFEFF/, ' '));
  const environments = new Map<string, Environment>();
  const faults: EnvironmentFault[] = [];
  const complain: Complain = (place, message) => void faults.push({ ...spanOf(place), message });
  const unreadable = syntaxFault(strict);
  if (unreadable !== undefined) return { environments, faults: [unreadable] };
  const section = fieldsIn(strict, 0).find(({ name }) => name === 'environments');
  if (section === undefined) return { environments, faults };
  if (!isObject(section.value))
    complain(section.at, '"environments" must be an object with a key for each environment.');
  for (const field of fieldsIn(strict, section.at.start)) {
    const of: Complain = (place, message) => void faults.push({ ...spanOf(place), environment: field.name, message });
    environments.set(field.name, readEnvironment(strict, field, of));
  }
  return { environments, faults };
}

function syntaxFault(strict: string): EnvironmentFault | undefined {
  try {
    if (strict.trim() !== '') parseJson(strict);
    return undefined;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { offset, message } = error;
    return { start: offset, end: offset + 1, message: `The file is not valid JSON: ${message}.` };
  }
}

function readEnvironment(strict: string, { name, value, key, at }: Field, complain: Complain): Environment {
  const isName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(name);
  if (!isName) complain(key, 'The name of an environment has letters, digits, spaces, ".", "_" and "-" only.');
  if (!isObject(value)) complain(at, `The environment "${name}" must be an object with "baseUrl" and "attributes".`);
  const fields = fieldsIn(strict, at.start);
  for (const field of fields) if (!environmentKeys.includes(field.name)) complain(field.key, unknownKey(field.name));
  const [baseUrl, attributes] = environmentKeys.map((wanted) => fields.find((field) => field.name === wanted));
  return {
    name,
    ...(baseUrl !== undefined && { baseUrl: readBaseUrl(baseUrl, complain) }),
    attributes: attributes === undefined ? new Map() : readAttributes(strict, attributes, complain),
  };
}

const environmentKeys = ['baseUrl', 'attributes'];

/** The message for an unknown key: ignoring a typo would send the requests to another system. */
function unknownKey(name: string): string {
  const nearest = closestName(name, environmentKeys);
  const hint = nearest === undefined ? 'It has "baseUrl" and "attributes".' : `Did you mean "${nearest}"?`;
  return `"${name}" is not a key of an environment. ${hint}`;
}

function readBaseUrl({ value, at }: Field, complain: Complain): string {
  const address = typeof value === 'string' ? value : '';
  if (!isAddress(address)) {
    complain(at, '"baseUrl" must be an http or https address, such as "http://localhost:8080/".');
  } else if (/^https?:\/\/[^/?#]*@/i.test(address)) {
    complain(at, '"baseUrl" contains credentials, and this file must not. Set them as secrets of the environment.');
  } else if (/[?#]/.test(address)) {
    complain(
      at,
      '"baseUrl" must have no query and no fragment: they are never sent. Remove what begins with "?" or "#".',
    );
  }
  return address;
}

function readAttributes(strict: string, { value, at }: Field, complain: Complain): Map<string, JsonScalar> {
  if (!isObject(value)) complain(at, '"attributes" must be an object with the attributes and their values.');
  const attributes = new Map<string, JsonScalar>();
  for (const field of fieldsIn(strict, at.start)) {
    const fault = attributeFault(field.name, field.value);
    if (fault !== undefined) complain(field.key, attributeProblems[fault](field.name));
    else if (!isList(field.value) && !isObject(field.value)) attributes.set(field.name, field.value);
  }
  return attributes;
}

/** The keys of `config` that an authentication reads, such as `username`. */
const credentialKeys = new Set(authenticationKinds.flatMap(configNamesOf));

/**
 * Whether a run itself reads a key of `config`, apart from authentication. Keys that only the platform's editor reads
 * are attributes to a run (`docs/format/configuration.md#14-ui-only-keys`).
 */
function isReadByRun(name: string): boolean {
  return Object.hasOwn(formatKeys, name) && !credentialKeys.has(name) && !name.startsWith('__');
}

/** Why a value cannot be an attribute: only strings, numbers, `true`, `false` and `null` that are not secret can. */
type AttributeFault = 'secret' | 'read by runs' | 'not a scalar';

/** The reason why a key of `config` cannot be set from outside. */
export function attributeFault(name: string, value: JsonValue): AttributeFault | undefined {
  if (isMarked(name) || isPlainCredential(name, textOf(value) ?? '')) return 'secret';
  if (isReadByRun(name)) return 'read by runs';
  return isList(value) || isObject(value) || jsonText(value) === undefined ? 'not a scalar' : undefined;
}

const attributeProblems: Record<AttributeFault, (name: string) => string> = {
  secret: (name) =>
    `"${name}" is a secret, and this file must not have its value. Remove it here and use Set Secret… while the environment is chosen, or --secrets FILE.`,
  'read by runs': (name) =>
    `"${name}" is a key of the format, not an attribute, so an environment cannot replace it. Remove it here.`,
  'not a scalar': (name) => `The attribute "${name}" must be a text, a number, true, false or null.`,
};

function fieldsIn(strict: string, position: number): Field[] {
  const located = strict.trim() === '' ? undefined : fieldsAt(strict, position);
  return [...(located?.fields ?? [])].map(([name, { key, value: at }]) => ({
    name,
    value: parseJson(strict.slice(at.start, at.end)),
    key,
    at,
  }));
}

function spanOf({ start, end }: TextSpan): TextSpan {
  return { start, end };
}
