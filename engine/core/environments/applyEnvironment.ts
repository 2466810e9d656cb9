import type { ConfigDocument } from '../document/configDocument.ts';
import type { Setting } from '../document/setValues.ts';
import { fieldsAt, type TextSpan } from '../json/fieldsAt.ts';
import { jsonIn } from '../json/jsonIn.ts';
import { jsonText } from '../json/jsonText.ts';
import { objectField } from '../json/readValues.ts';
import { isObject, type JsonScalar } from '../json/value.ts';
import type { Environment } from './environment.ts';

/** A replacement for a part of a text. */
type Edit = TextSpan & { text: string };

/**
 * The text of a configuration with the values of an environment, if there is one. Everything else stays as written, so
 * every JSON pointer stays valid. A text that is not JSON is returned as it is.
 */
export function applyEnvironment(text: string, environment: Environment | undefined): string {
  return environment === undefined || jsonIn(text) === undefined ? text : rewritten(text, environment);
}

/** A configuration with the values of an environment, if there is one. */
export function withEnvironment(document: ConfigDocument, environment: Environment | undefined): ConfigDocument {
  if (environment === undefined || !isObject(document.value)) return document;
  const root = objectField(document.value, 'parameters') === undefined ? [] : ['parameters'];
  // The first one is added last, so that it comes first.
  const settings = Object.entries(valuesOf(environment)).flatMap(([section, values]) =>
    values.toReversed().map(([key, value]): Setting => ({ path: [...root, section, key], value, adds: true })),
  );
  return document.with(settings, (text) => rewritten(text, environment));
}

/** The values that an environment sets, by the object that has them. */
function valuesOf({ baseUrl, attributes }: Environment): Record<'api' | 'config', [string, JsonScalar][]> {
  return { api: baseUrl === undefined ? [] : [['baseUrl', baseUrl]], config: [...attributes] };
}

/** A text that is JSON, with the values of an environment. */
function rewritten(text: string, environment: Environment): string {
  const parameters = positionOf(text, 0, 'parameters') ?? 0;
  const edits = Object.entries(valuesOf(environment)).flatMap(([section, values]) =>
    editsOf(text, positionOf(text, parameters, section), values),
  );
  // From the end, so that earlier positions stay valid.
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((changed, edit) => changed.slice(0, edit.start) + edit.text + changed.slice(edit.end), text);
}

/** Where the object under a key of the object at a position begins; undefined if there is none. */
function positionOf(text: string, position: number, key: string): number | undefined {
  const start = fieldsAt(text, position)?.fields.get(key)?.value.start;
  return start !== undefined && text[start] === '{' ? start : undefined;
}

/** The edits that set these keys of the object at a position. */
function editsOf(text: string, position: number | undefined, values: readonly [string, JsonScalar][]): Edit[] {
  const object = position === undefined ? undefined : fieldsAt(text, position);
  if (object === undefined) return [];
  const { inside, fields } = object;
  const written = values.map(([key, value]) => ({ key, json: jsonText(value) ?? 'null', at: fields.get(key)?.value }));
  const replaced = written.flatMap(({ json, at }) => (at === undefined ? [] : [{ ...at, text: json }]));
  const added = written.filter(({ at }) => at === undefined).map(({ key, json }) => `${jsonText(key)}: ${json}`);
  if (added.length === 0) return replaced;
  const comma = fields.size === 0 ? '' : ', ';
  return [...replaced, { start: inside, end: inside, text: added.join(', ') + comma }];
}
