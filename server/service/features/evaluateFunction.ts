import { type Context, type ContextName, type Contexts, contextNames } from '@pagewright/core/expressions/context';
import { evaluate } from '@pagewright/core/expressions/evaluate';
import { usesSecret } from '@pagewright/core/expressions/secretsIn';
import { findUserError } from '@pagewright/core/findUserError';
import { entriesOf, isList, isObject, type JsonScalar, type JsonValue, objectFrom } from '@pagewright/core/json/value';
import { expressionsOf } from '../model/expressions.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { foreseenContexts } from '../model/foreseenContexts.ts';
import { jsonValue } from '../model/jsonValue.ts';
import { covers } from '../text/ranges.ts';
import { shownValue } from '../text/shownValue.ts';
import { concernsSecret } from './hovers/concernsSecret.ts';

/** A value that only a run knows, or a secret, for which the user is asked. */
interface FunctionInput {
  /** The context, as in a reference, and the name in it. */
  context: string;
  name: string;
  isSecret: boolean;
}

/** The value that the user entered for an input. */
export interface FunctionSample {
  context: string;
  name: string;
  value: string;
}

export type Evaluation =
  | { kind: 'needs'; inputs: FunctionInput[] }
  | { kind: 'value'; value: string }
  | { kind: 'hidden' }
  | { kind: 'problem'; message: string };

/**
 * The value of the function or reference around an offset, at `now` (Unix milliseconds), computed by the code of a run.
 * Without `samples`, returns the inputs that only a run knows and secrets. A value that contains a secret without a
 * sample is hidden. Undefined if there is no function.
 */
export function evaluateFunction(
  model: ExtractorModel,
  offset: number,
  now: number,
  samples?: readonly FunctionSample[],
): Evaluation | undefined {
  const found = expressionsOf(model).findLast(({ node, kind }) => kind !== 'stray' && covers(node, offset));
  if (found === undefined) return undefined;
  const written = jsonValue(found.node);
  const foreseen = foreseenContexts(model, found.place.contexts, now);
  let evaluation: Evaluation = { kind: 'hidden' };
  const error = findUserError(() => {
    const inputs = inputsOf(written, foreseen);
    if (samples === undefined && inputs.length > 0) evaluation = { kind: 'needs', inputs };
    else if (!isHidden(inputs, samples ?? [], () => concernsSecret(found.node, written, foreseen.attr))) {
      const contexts = withSamples(foreseen, samples ?? []);
      const value = evaluate(written, { contexts, now: () => now, pointer: '' });
      evaluation = { kind: 'value', value: shownValue(value) };
    }
  });
  return error ? { kind: 'problem', message: error.message } : evaluation;
}

/** Whether the value is hidden. With a sample for every secret, it contains none from the file. */
function isHidden(inputs: FunctionInput[], samples: readonly FunctionSample[], concerns: () => boolean): boolean {
  const secrets = inputs.filter(({ isSecret }) => isSecret);
  const areGiven = secrets.every((input) => samples.some((sample) => isSame(sample, input)));
  return secrets.length > 0 ? !areGiven : concerns();
}

/** The references of an expression without a value in its place, or with a secret one; each once. */
function inputsOf(value: JsonValue, contexts: Contexts): FunctionInput[] {
  const inputs = referencesIn(value).flatMap(({ context, name }) => {
    const known = contexts[context];
    if (known === undefined) return [];
    const isSecret = usesSecret(objectFrom([[context, name]]), contexts.attr);
    const isMissing = context !== 'attr' && known.get(name) === undefined;
    return isSecret || isMissing ? [{ context, name, isSecret }] : [];
  });
  return inputs.filter((input, index) => inputs.findIndex((other) => isSame(other, input)) === index);
}

function referencesIn(value: JsonValue): { context: ContextName; name: string }[] {
  if (isList(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  const fields = entriesOf(value);
  const [only] = fields;
  const context = fields.length === 1 ? contextNames.find((name) => name === only?.[0]) : undefined;
  if (context !== undefined && typeof only?.[1] === 'string') return [{ context, name: only[1] }];
  return fields.flatMap(([, field]) => referencesIn(field));
}

function withSamples(contexts: Contexts, samples: readonly FunctionSample[]): Contexts {
  return Object.fromEntries(
    Object.entries(contexts).map(([context, known]) => {
      const given = samples.filter((sample) => sample.context === context);
      return [context, overlay(known, new Map<string, JsonScalar>(given.map(({ name, value }) => [name, value])))];
    }),
  );
}

function overlay(known: Context | undefined, given: ReadonlyMap<string, JsonScalar>): Context {
  return {
    get: (name) => given.get(name) ?? known?.get(name),
    keys: () => new Set([...given.keys(), ...(known?.keys() ?? [])]).keys(),
  };
}

function isSame(one: Pick<FunctionInput, 'context' | 'name'>, other: Pick<FunctionInput, 'context' | 'name'>): boolean {
  return one.context === other.context && one.name === other.name;
}
