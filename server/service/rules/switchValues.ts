import { isEmptyInConfig } from '@pagewright/core/json/isEmpty';
import { methodOptions } from '@pagewright/core/pagination/methods/pagingMethods';
import type { ASTNode, JSONSchema, ObjectASTNode } from 'vscode-json-languageservice';
import { findLogins } from '../model/authenticationPlaces.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { jsonValue } from '../model/jsonValue.ts';
import { findProperty } from '../model/nodes.ts';
import { headOf } from '../text/ranges.ts';
import { isFinished } from './isFinished.ts';
import { pagingObjects } from './pagingObjects.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

const textCode = 'config.text-is-true';
const otherCode = 'config.not-true-or-false';

/** Finds values of switches that are neither true nor false (`docs/format/configuration.md#12-truth-values`). */
export const switchValues: Rule = {
  codes: [textCode, otherCode],
  check(model, context) {
    const switches = new Map([...knownSwitches(model), ...mappingSwitches(context)].flatMap(valueAt));
    return [...switches].flatMap(([value, key]) => (isFinished(value, context) ? checkSwitch(value, key) : []));
  },
};

function checkSwitch(value: ASTNode, key: string): RuleFinding[] {
  const { type } = value;
  if (type === 'string' && /^(false|no|off)$/i.test(value.value)) {
    const message = `"${key}" is on: every text except "0" and the empty text counts as true. Write false without quotes.`;
    const data = { key, found: value.value, value: false };
    return [{ code: textCode, span: value, severity: 'warning', message, data }];
  }
  if (isMeantTrue(value) || isEmptyInConfig(jsonValue(value))) return [];
  const isContainer = type === 'object' || type === 'array';
  const message = isContainer
    ? `"${key}" is on: ${type === 'object' ? 'an object' : 'a list'} counts as true, and nothing in it is computed. Write true or false.`
    : `"${key}" is on: ${JSON.stringify(value.value)} counts as true. Write true or false.`;
  return [
    {
      code: otherCode,
      span: isContainer ? headOf(value) : value,
      severity: isContainer ? 'warning' : 'information',
      message,
    },
  ];
}

/** Whether a value is another way to write true. */
function isMeantTrue({ type, value }: ASTNode): boolean {
  if (type === 'boolean' || type === 'null') return true;
  return (type === 'number' || type === 'string') && /^(1|true|yes|on)$/i.test(String(value));
}

type Switch = [object: ObjectASTNode | undefined, key: string];

function valueAt([object, key]: Switch): [value: ASTNode, key: string][] {
  const value = findProperty(object, key)?.valueNode;
  return value ? [[value, key]] : [];
}

const pagingSwitches = new Set(
  [...methodOptions.values()].flatMap((options) =>
    Object.keys(options).filter((key) => typeof options[key] === 'boolean'),
  ),
);

/** The switches whose meaning is fixed: an option of a method counts before the method is chosen. */
function knownSwitches(model: ExtractorModel): Switch[] {
  const ofLogins = findLogins(model).map(({ expires }): Switch => [expires, 'relative']);
  const ofPaging = pagingObjects(model).flatMap((node) => [...pagingSwitches].map((key): Switch => [node, key]));
  return [[model.config, 'debug'], ...ofLogins, ...ofPaging];
}

/** The switches in items of mappings, as the schema describes them. */
function mappingSwitches({ matches }: RuleContext): Switch[] {
  const described = matches.filter(({ schema }) => switchKeys(schema).length > 0);
  return described.flatMap(({ node, schema }) =>
    node.type === 'object' ? switchKeys(schema).map((key): Switch => [node, key]) : [],
  );
}

const keysOfSchemas = new WeakMap<JSONSchema, string[]>();

function switchKeys(schema: JSONSchema): string[] {
  const known = keysOfSchemas.get(schema);
  if (known !== undefined) return known;
  const keys = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => (isSwitch(part) ? key : []));
  keysOfSchemas.set(schema, keys);
  return keys;
}

/** Whether a part is a switch that accepts any value: if it requires true or false, another value is an error. */
function isSwitch(part: JSONSchema | boolean): boolean {
  const kinds = typeof part === 'boolean' ? [] : (part.anyOf ?? []);
  return (
    kinds.length === 2 &&
    kinds.includes(true) &&
    kinds.some((kind) => typeof kind === 'object' && kind.type === 'boolean')
  );
}
