import type { ContextName } from '@pagewright/core/expressions/context';
import { isObject, type JsonScalar } from '@pagewright/core/json/value';
import { authenticationBranches } from '@pagewright/core/schema/generated/options';
import { attributesOf } from './attributes.ts';
import type { ExtractorModel } from './extractorModel.ts';
import { findAuthentication } from './findAuthentication.ts';
import { findText } from './nodes.ts';

/** The knowledge of a context before a run. */
export interface ContextValues {
  /** Values by name; for computed ones only the name matters. */
  values: ReadonlyMap<string, JsonScalar>;
  /** Whether only a run can tell if a value of this name exists. */
  isOpen(name: string): boolean;
}

const fixedNames: Partial<Record<ContextName, readonly string[]>> = {
  time: ['currentStart', 'previousStart'],
  request: ['url', 'path', 'queryString', 'method', 'hostname', 'port', 'resource'],
  consumer: ['client_id', 'client_secret'],
};

/** The values of a context (`docs/format/functions.md#2-contexts`); undefined if none is known before a run. */
export function findContextValues(context: ContextName, model: ExtractorModel): ContextValues | undefined {
  const isText = formatOf(model) === 'text';
  switch (context) {
    case 'attr':
      return { values: attributeValues(model), isOpen: (name) => name.startsWith('mappings.') };
    case 'placeholder':
      return { values: named('value'), isOpen: (name) => name.startsWith('value.') };
    case 'authorization':
      return {
        values: named('data', 'clientId', 'nonce', 'timestamp'),
        isOpen: (name) => !isText && name.startsWith('data.'),
      };
    case 'response':
      return isText ? { values: named('data'), isOpen: () => false } : undefined;
    default: {
      const names = fixedNames[context];
      return names && { values: named(...names), isOpen: () => false };
    }
  }
}

/** The format of OAuth credentials, or of the response to a login. */
function formatOf(model: ExtractorModel): unknown {
  const { options, kind } = findAuthentication(model);
  const defaults: Readonly<Record<string, unknown>> = kind === undefined ? {} : authenticationBranches[kind.type];
  return findText(options, 'format')?.value ?? defaults['format'];
}

const known = new WeakMap<ExtractorModel, ReadonlyMap<string, JsonScalar>>();

/** The values of attributes, read once per version, because every reference needs them. */
function attributeValues(model: ExtractorModel): ReadonlyMap<string, JsonScalar> {
  const { leaves } = attributesOf(model);
  const values = known.get(model) ?? new Map([...leaves].map(([name, value]) => [name, isObject(value) ? '' : value]));
  known.set(model, values);
  return values;
}

function named(...names: string[]): ReadonlyMap<string, JsonScalar> {
  return new Map(names.map((name) => [name, '']));
}
