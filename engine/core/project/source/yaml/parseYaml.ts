import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  type Pair,
  type ParsedNode,
  Parser,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { maxNesting } from '../../../json/maxNesting.ts';

export type { Pair as YamlPair, ParsedNode as YamlNode, Scalar as YamlScalar, YAMLMap as YamlMap, YAMLSeq as YamlList };
export { isAlias, isMap, isScalar };
export type YamlDocument = Document.Parsed;

/** A YAML text as the library reads it. */
export interface ParsedYaml {
  /** Every scalar is a text in them, and what is no YAML is among their errors. None if `deepAt` is there. */
  documents: YamlDocument[];
  /** Where a list or a map begins that is nested too deeply. */
  deepAt?: number;
}

/** Parses a YAML text, of any number of documents, without giving types to its scalars. */
export function parseYaml(text: string): ParsedYaml {
  const tokens = [...new Parser().parse(text)];
  const deepAt = tooDeep(tokens);
  // The composer below calls itself for each level.
  if (deepAt !== undefined) return { documents: [], deepAt };
  const composer = new Composer({ schema: 'failsafe', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  return { documents: [...composer.compose(tokens)] as YamlDocument[] };
}

/** Where a list or a map begins that is nested deeper than JSON may be. */
function tooDeep(tokens: readonly CST.Token[]): number | undefined {
  let level = tokens.flatMap((token) => (token.type === 'document' && token.value ? [token.value] : []));
  for (let depth = 0; depth <= maxNesting; depth++) {
    level = level.flatMap((token) => ('items' in token ? token.items.flatMap(partsOf) : []));
    if (level.length === 0) return undefined;
  }
  return level.find((token) => 'items' in token)?.offset;
}

function partsOf({ key, value }: CST.CollectionItem): CST.Token[] {
  return [...(key ? [key] : []), ...(value ? [value] : [])];
}
