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
  'x-platform',
];

/**
 * The source of an ES module that checks a document against the schema without ajv, but for what only the platform
 * reads. Its errors include the value and the part of the schema that failed. Throws if the code would need ajv at run
 * time.
 */
export function generateValidator(schema: JsonSchema): string {
  return moduleText(withoutPlatform(schema));
}

/** The source of such a module for what only the platform reads of a wrapped configuration. */
export function generatePlatformValidator({ definitions = {} }: JsonSchema): string {
  const parts = Object.entries(definitions).filter(([, part]) => typeof part === 'object' && part['x-platform']);
  return moduleText({ allOf: parts.map(([name]) => ({ $ref: `#/definitions/${name}` })), definitions });
}

function moduleText(schema: JsonSchema): string {
  const code = compiled(withoutTexts(schema), { allErrors: true, verbose: true });
  return `// Made from schemas/ by scripts/generate.ts.\n${compacted(code)}\n`;
}

/** The reason and the place in an error of ajv: a check asks for neither. */
const reasonOfError = /,schemaPath:"[^"]*",keyword:"[^"]*",params:\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g;
const placeOfError = /\{instancePath(?::[^{},]*)?\}/g;
const placeOfPart =
  /, ?\{instancePath(?::[^{}]*,rootData\}|="", parentData, parentDataProperty, rootData=data\}=\{\})/g;

/** The source of a check for files of ours without ajv. Unknown keys are allowed: a later version may have written them. */
export function generateCheck(schema: JsonSchema): string {
  const whole = compiled(withoutTexts(withFurtherKeys(schema)));
  const code = whole.replaceAll(reasonOfError, '').replaceAll(placeOfError, '{}').replaceAll(placeOfPart, '');
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

/** Code that ajv repeats at each check: a third of its output, which the editor loads. */
const repeated: [pattern: RegExp, short: string][] = [
  [
    /const (err\d+) = (\{.*?\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g,
    'vErrors = add(vErrors, $2);',
  ],
  // ajv copies all earlier errors for every failing part, which is slow for a long list of such parts.
  [/vErrors = vErrors === null \? ([\w.]+\.errors) : vErrors\.concat\(\1\);/g, 'vErrors = addAll(vErrors, $1);'],
  [
    /if\(vErrors !== null\)\{if\((_errs\d+)\)\{vErrors\.length = \1;\}else \{vErrors = null;\}\}/g,
    'vErrors = firstOf(vErrors, $1);',
  ],
  // The place in the schema and the exact value of a failed check are not used.
  [/schemaPath:"[^"]*",|,schema:[^,]*(?=,parentSchema:)/g, ''],
  // Only keywords that the schema does not use read the surroundings of a value.
  [/, ?parentData(:\w+)?, ?parentDataProperty(:[^,}]+)?, ?rootData(=data)?(?=\})/g, ''],
  // The definitions are separate constants already.
  [/(?<=const schema\d+ = \{"\$schema".*?),"definitions":\{.*?\}(?=\};(?:const|function) )/g, ''],
];

const helpers = `
function add(errors, error) { if (errors === null) return [error]; errors.push(error); return errors; }
function addAll(errors, more) { if (errors === null) return more; for (const error of more) errors.push(error); return errors; }
function firstOf(errors, count) { if (errors === null || count === 0) return null; errors.length = count; return errors; }`;

function compacted(code: string): string {
  return repeated.reduce((text, [pattern, short]) => text.replaceAll(pattern, short), code) + helpers;
}

/** A schema that takes anything where only the platform reads. */
function withoutPlatform(schema: JsonSchema): JsonSchema {
  return schema['x-platform'] === true ? {} : mapSubschemas(schema, withoutPlatform);
}

function withoutTexts(schema: JsonSchema): JsonSchema {
  const copy = mapSubschemas(schema, withoutTexts);
  for (const keyword of textKeywords) delete copy[keyword];
  return copy;
}

export const validatorTypes = `// Made by scripts/generate.ts.
/** A failed check as ajv reports it; the path is a JSON pointer. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: { [key: string]: unknown };
  propertyName?: string;
  parentSchema: { [key: string]: unknown };
  data: unknown;
}

export declare const validate: {
  (document: unknown): boolean;
  errors?: SchemaError[] | null;
};
`;

/** The declaration of such a check. Takes the name of the type. */
export function checkTypes(name: string): string {
  return `// Made by scripts/generate.ts.
import type { ${name} } from './types.ts';

export declare const validate: (document: unknown) => document is ${name};
`;
}
