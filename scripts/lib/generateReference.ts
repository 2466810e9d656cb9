import { codeSpan } from '../../engine/core/text/markdownCode.ts';
import { compactJson } from './compactJson.ts';
import { enumValues } from './enumValues.ts';
import { expectedWords } from './expectedWords.ts';
import { joinSections } from './joinSections.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { type DescribedKey, type ObjectSection, objectSections } from './objectSections.ts';
import type { Definitions } from './resolvedParts.ts';

const head = `# Configuration reference

<!-- Made from schemas/ by \`npm run generate\`; edit there. -->

Every key of an extractor configuration: its path, its values, its default, its meaning and an example. \`[]\` is any
element of a list, \`<name>\` a name that you choose. A configuration may be bare, as below, or wrapped in \`parameters\`.
`;

/** \`docs/reference.md\`: one table per object of the configuration, from the same texts as the editor's hovers. */
export function generateReference(folder: string): string {
  const joined = joinSections(folder);
  const definitions = joined.definitions ?? {};
  const sections = objectSections(joined).map((section) => sectionText(section, definitions));
  return [head, ...sections, computedText(definitions)].join('\n');
}

function sectionText({ title, keys, required }: ObjectSection, definitions: Definitions): string {
  const rows = keys.map((key) => {
    const wanted = expectedWords(key.schema, definitions) + (required.includes(key.name) ? ' (required)' : '');
    return [
      codeSpan(key.path),
      wanted,
      inline(key.schema.default),
      meaningOf(key.schema),
      inline(key.schema.examples?.[0]),
    ];
  });
  return [
    `## ${title}\n`,
    table(['key', 'value', 'default', 'meaning', 'example'], rows),
    ...keys.flatMap((key) => valuesText(key, definitions)),
  ].join('\n');
}

function meaningOf({ markdownDescription = '', deprecationMessage, 'x-secret': secret }: JsonSchema): string {
  return [
    markdownDescription,
    deprecationMessage === undefined ? '' : 'Deprecated.',
    secret === true ? 'A secret.' : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** The meaning of each value, if the key is an enumeration. */
function valuesText({ path, schema }: DescribedKey, definitions: Definitions): string[] {
  const values = enumValues(schema, definitions);
  if (values.length === 0) return [];
  return [
    `Values of ${codeSpan(path)}:\n\n${values.map(({ value, meaning }) => `- ${codeSpan(String(value))} – ${meaning}`).join('\n')}\n`,
  ];
}

/** Describes functions and references once: they are equal wherever a value can be computed. */
function computedText(definitions: Definitions): string {
  const functions = enumValues(definitions['PlaceholderFunctionName'], definitions).map(({ value, meaning }) => [
    codeSpan(String(value)),
    meaning,
  ]);
  const references = Object.entries(definitions).flatMap(([name, schema]) => {
    if (!name.endsWith('Reference') || typeof schema !== 'object') return [];
    const context = name.replace('Reference', '').toLowerCase();
    const values = enumValues(schema, definitions).map(
      ({ value, meaning }) => `${codeSpan(String(value))} – ${meaning}`,
    );
    return [
      [
        codeSpan(context),
        [schema.markdownDescription, ...values].join('<br>'),
        inline({ [context]: schema.examples?.[0] }),
      ],
    ];
  });
  return [
    '## Computed values\n',
    'A computed value is a function call, `{ "function": "concat", "args": ["Bearer ", { "attr": "#token" }] }`, or a single',
    'reference, `{ "attr": "#token" }`. Calls may be nested. Which references exist depends on the place.\n',
    table(['function', 'result'], functions),
    table(['reference', 'meaning', 'example'], references),
  ].join('\n');
}

function inline(value: unknown): string {
  return value === undefined ? '' : codeSpan(compactJson(value, '', Number.POSITIVE_INFINITY));
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
  return `${lines.join('\n')}\n`;
}
