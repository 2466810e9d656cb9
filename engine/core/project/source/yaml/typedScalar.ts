import type { YamlScalar } from './parseYaml.ts';
import { type PlainKind, plainScalar } from './plainScalar.ts';

/** A scalar with what it is for kbagent. */
export interface TypedScalar {
  /** `refused`: its tag is one that kbagent does not know, or that does not fit. */
  kind: PlainKind | 'refused';
  /** Its text: as it is written, or what its quotes stand for. */
  text: string;
  json: string;
  tag?: string;
}

const kindsOfTags: Readonly<Record<string, readonly PlainKind[]>> = {
  'tag:yaml.org,2002:null': ['null'],
  'tag:yaml.org,2002:bool': ['boolean'],
  'tag:yaml.org,2002:int': ['integer'],
  'tag:yaml.org,2002:float': ['float', 'integer'],
};

/** The type and the value of a scalar, by its quotes, its tag and its text. */
export function typedScalar({ type, value, source, tag }: YamlScalar.Parsed): TypedScalar {
  const text = type === 'PLAIN' ? String(source) : String(value);
  const json = JSON.stringify(value);
  if (tag === undefined) return type === 'PLAIN' ? { text, ...plainScalar(text) } : { kind: 'text', text, json };
  if (tag === '!' || tag === 'tag:yaml.org,2002:str') return { kind: 'text', text, json };
  const plain = plainScalar(text);
  const kinds = kindsOfTags[tag] ?? [];
  return kinds.some((kind) => kind === plain.kind) ? { text, tag, ...plain } : { kind: 'refused', text, json, tag };
}
