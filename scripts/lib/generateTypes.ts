import { compile } from 'json-schema-to-typescript';
import type { JsonSchema } from './jsonSchema.ts';
import { typeView } from './typeView.ts';

/** TypeScript types of a configuration, one per definition of the schema. */
export function generateTypes(joined: JsonSchema): Promise<string> {
  // The generator's types are those of draft-04, which has other keywords; a plain JSON copy fits both.
  const view = JSON.parse(JSON.stringify(typeView(joined)));
  return compile(view, 'ExtractorConfiguration', {
    bannerComment: '// Made from schemas/ by scripts/generate.ts.',
    additionalProperties: true,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    format: false,
  });
}
