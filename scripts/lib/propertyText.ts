import { codeBlock, codeSpan } from '../../engine/core/text/markdownCode.ts';
import { compactJson } from './compactJson.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** The text for a key in the editor: its meaning, its default and an example. */
export function propertyText(name: string, schema: JsonSchema): string | undefined {
  return textOf(schema, `${JSON.stringify(name)}: `);
}

/** The text for a value without a key, such as the element of a list. */
export function exampleText(schema: JsonSchema): string | undefined {
  return textOf(schema, '');
}

/** Undefined for a schema without an example: its description, if any, is kept as it is. */
function textOf({ markdownDescription, default: standard, examples }: JsonSchema, before: string): string | undefined {
  if (examples === undefined || markdownDescription === undefined) return undefined;
  const defaultLine = standard === undefined ? [] : [`Default: ${codeSpan(compactJson(standard))}`];
  return [markdownDescription, ...defaultLine, codeBlock('json', before + compactJson(examples[0]))].join('\n\n');
}
