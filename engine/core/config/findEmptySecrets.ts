import { childPointer } from '../childPointer.ts';
import { referencesIn } from '../expressions/referencesIn.ts';
import { findPath } from '../json/findPath.ts';
import type { JsonObject } from '../json/value.ts';
import { isCommonName, isCredentialName } from '../secrecy/credentialNames.ts';
import type { IterationSource } from './iterationSources.ts';

/** A secret of `config` that is referenced but empty. */
export interface EmptySecret {
  name: string;
  pointer: string;
}

/** The empty secrets that `api` or `config` refers to in an iteration, in the order of the references. */
export function findEmptySecrets(api: JsonObject, { config, pointerOf }: IterationSource): EmptySecret[] {
  const names = new Set([api, config].flatMap((part) => referencesIn(part, 'attr')));
  return [...names].flatMap((name) => {
    const [first = '', ...rest] = name.split('.');
    const key = rest.at(-1) ?? first;
    const value = isCredentialName(key) || isCommonName(key) ? findPath(config, name) : undefined;
    const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
    return isEmpty ? [{ name: key, pointer: rest.reduce(childPointer, pointerOf(first)) }] : [];
  });
}
