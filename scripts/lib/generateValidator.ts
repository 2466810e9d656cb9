import { Ajv, type Options } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { JsonSchema } from './jsonSchema.ts';
import { mapSubschemas } from './mapSubschemas.ts';

const textKeywords = [
  '$id',
  '$comment',
  'title',
  'default',
  'examples',
  'markdownDescription',
  'markdownEnumDescriptions',
  'deprecationMessage',
  'doNotSuggest',
  'suggestSortText',
  'defaultSnippets',
  'x-type',
];

/**
 * The source of an ES module that checks a document against the schema without ajv. Its errors include the value and
 * the schema that failed. Throws if the code would need ajv at run time.
 */
export function generateValidator(schema: JsonSchema): string {
  const code = compiled(withoutTexts(schema), { allErrors: true, verbose: true });
  return `// Made from schemas/ by scripts/generate.ts.\n${withAppending(code)}\n`;
}

/**
 * The source of an ES module that says whether a report is one, without ajv. Keys that the schema does not know are fine:
 * a later version may have written them.
 */
export function generateReportCheck(schema: JsonSchema): string {
  const code = compiled(withoutTexts(withFurtherKeys(schema)));
  return `// Made from schemas/ by scripts/generate.ts.\n${code}\n`;
}

/** The code of a validator. Throws if it would need ajv at run time. */
function compiled(schema: JsonSchema, options: Options = {}): string {
  const ajv = new Ajv({
    strict: false,
    inlineRefs: false,
    unicode: false,
    logger: false,
    messages: false,
    code: { source: true, esm: true },
    ...options,
  });
  const code = standalone.default(ajv, ajv.compile(schema));
  if (code.includes('require('))
    throw new Error('The generated validator would need ajv at run time; use other keywords.');
  return code;
}

function withFurtherKeys(schema: JsonSchema): JsonSchema {
  const copy = mapSubschemas(schema, withFurtherKeys);
  if (copy.additionalProperties === false) delete copy.additionalProperties;
  return copy;
}

/** ajv copies all earlier errors for every failing part, which is slow for a long list of such parts. */
function withAppending(code: string): string {
  const append = 'function append(errors, more) { for (const error of more) errors.push(error); return errors; }';
  return `${code.replaceAll(/vErrors\.concat\((validate\d+\.errors)\)/g, 'append(vErrors, $1)')}\n${append}`;
}

function withoutTexts(schema: JsonSchema): JsonSchema {
  const copy = mapSubschemas(schema, withoutTexts);
  for (const keyword of textKeywords) delete copy[keyword];
  return copy;
}

/** The declarations of the generated module. */
export const validatorTypes = `// Made by scripts/generate.ts.
/** A failed check as ajv reports it; the paths are JSON pointers. */
export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: { [key: string]: unknown };
  propertyName?: string;
  schema: unknown;
  parentSchema: { [key: string]: unknown };
  data: unknown;
}

export declare const validate: {
  (document: unknown): boolean;
  errors?: SchemaError[] | null;
};
`;

/** The declarations of the check of a report. */
export const reportCheckTypes = `// Made by scripts/generate.ts.
import type { RunReport } from './types.ts';

export declare const validate: (document: unknown) => document is RunReport;
`;
