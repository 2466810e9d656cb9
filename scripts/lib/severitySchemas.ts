import type { DiagnosticSection } from './diagnosticSections.ts';

const levels = ['off', 'hint', 'information', 'warning', 'error'];

/** The schema of an object that gives codes a severity. */
function severities(sections: readonly DiagnosticSection[]) {
  const sorted = sections.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const properties = sorted.map(({ code, summary }) => [
    code,
    { type: 'string', enum: levels, default: 'off', markdownDescription: summary },
  ]);
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
}

/** What `package.json` says of the setting `pagewright.diagnostics.severity`. */
export function severitySetting(sections: readonly DiagnosticSection[]) {
  return {
    default: {},
    scope: 'resource',
    order: 17,
    markdownDescription:
      'How severe the findings with a code are, or `off` for nothing at all. The file `.pagewright.json` in a folder goes before this setting, and does the same for every editor and for `pagewright check`. A run still refuses what it cannot run.',
    ...severities(sections),
  };
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
    definitions: { severities: severities(sections) },
  };
}
