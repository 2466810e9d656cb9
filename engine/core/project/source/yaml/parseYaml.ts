import {
  Composer,
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

export { isAlias, isMap, isScalar };
export type YamlDocument = Document.Parsed;
export type { Pair as YamlPair, ParsedNode as YamlNode, Scalar as YamlScalar, YAMLMap as YamlMap, YAMLSeq as YamlList };

/**
 * The documents of a YAML text in which every scalar is a text; what is no YAML is among the errors of a document.
 * Throws a RangeError if the text is nested too deeply for it.
 */
export function parseYaml(text: string): YamlDocument[] {
  const composer = new Composer({ schema: 'failsafe', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  return [...composer.compose(new Parser().parse(text))] as YamlDocument[];
}
