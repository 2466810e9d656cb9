import type { DiagnosticSection } from './diagnosticSections.ts';

const levels = ['off', 'hint', 'information', 'warning', 'error'];

/** The schemas of an object's keys, where each key is the code of a diagnostic and its value a severity. */
export function severitiesByCode(sections: readonly DiagnosticSection[]) {
  const sorted = sections.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const properties = sorted.map(({ code, summary }) => [
    code,
    { type: 'string', enum: levels, default: 'off', markdownDescription: summary },
  ]);
  return Object.fromEntries(properties);
}

/** The schema of `.pagewright.json`. */
export function workspaceSchema(sections: readonly DiagnosticSection[]) {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Pagewright, for this folder and what is below it',
    type: 'object',
    properties: {
      diagnostics: {
        type: 'object',
        additionalProperties: false,
        description: 'What is said of configurations.',
        properties: {
          severity: {
            description: 'How severe the findings with a code are.',
            $ref: '#/definitions/severities',
          },
          files: {
            type: 'object',
            description:
              'The same for single configurations, by their path from here, such as "apis/orders.extractor.json".',
            additionalProperties: { $ref: '#/definitions/severities' },
          },
        },
      },
    },
    definitions: {
      severities: { type: 'object', additionalProperties: false, properties: severitiesByCode(sections) },
    },
  };
}
