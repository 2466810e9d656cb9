import environmentsSchema from '../../schemas/environments.schema.json' with { type: 'json' };
import loginsSchema from '../../schemas/logins.schema.json' with { type: 'json' };
import { profileChoices } from '../../server/service/severities/profile.ts';
import type { DiagnosticSection } from './diagnosticSections.ts';

const levels = ['off', 'hint', 'information', 'warning', 'error'];

/** The properties of an object whose keys are diagnostic codes and whose values are severities. */
export function severitiesByCode(sections: readonly DiagnosticSection[]) {
  const sorted = sections.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const properties = sorted.map(({ code, summary }) => [
    code,
    { type: 'string', enum: levels, default: 'off', markdownDescription: summary },
  ]);
  return Object.fromEntries(properties);
}

const descriptions = {
  type: 'object',
  description:
    'The OpenAPI documents that describe the APIs of configurations. Both paths are relative to this file: {"apis/github.extractor.json": "apis/github.yaml"}.',
  defaultSnippets: [{ label: 'A description', body: { '$1.extractor.json': '$2' } }],
  additionalProperties: {
    type: 'string',
    minLength: 1,
    pattern: '^(?![A-Za-z][A-Za-z0-9+.-]*:|[/\\\\]|(.*/)?\\.\\.(/|$))',
    patternErrorMessage: 'A description is a file in this folder or below it.',
    description: 'The path of a document in this folder or below it, such as "apis/github.yaml".',
  },
};

const profile = {
  enum: profileChoices,
  default: 'auto',
  description:
    'Who will run the configurations. With "platform", what the platform refuses or reads too little of is an error; with "auto" only in the folders of kbc and kbagent.',
};

const shards = {
  type: 'object',
  description: 'How the runs of configurations are cut into shards, by the path of each from here.',
  defaultSnippets: [{ label: 'A configuration', body: { '$1.extractor.json': { independent: true } } }],
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    properties: {
      independent: {
        type: 'boolean',
        default: false,
        description: 'No job prepares anything for another one, also those that send data.',
      },
      records: {
        type: 'object',
        description: 'About how many records jobs have, by their names. Their pages are cut.',
        additionalProperties: { type: 'integer', minimum: 1 },
      },
      requestsPerSecond: {
        type: 'number',
        exclusiveMinimum: 0,
        description: 'How many requests all shards together may send in a second.',
      },
    },
  },
};

/** The schema of `.pagewright.json`, with those of its environments and logins. */
export function workspaceSchema(sections: readonly DiagnosticSection[]) {
  const { $schema, $id: _id, title: _title, definitions, ...environments } = environmentsSchema;
  const { $schema: _schema, $id: _loginsId, title: _loginsTitle, definitions: ofLogins, ...logins } = loginsSchema;
  return {
    $schema,
    title: 'Pagewright, for this folder and what is below it',
    type: 'object',
    properties: {
      diagnostics: {
        type: 'object',
        additionalProperties: false,
        description: 'The diagnostics of configurations.',
        properties: {
          severity: {
            description: 'The severity of each diagnostic, by its code.',
            $ref: '#/definitions/severities',
          },
          files: {
            type: 'object',
            description:
              'Severities for single configurations, by their path from here, such as "apis/orders.extractor.json".',
            additionalProperties: { $ref: '#/definitions/severities' },
          },
        },
      },
      profile,
      environments,
      descriptions,
      shards,
      logins,
    },
    definitions: {
      ...definitions,
      ...ofLogins,
      severities: { type: 'object', additionalProperties: false, properties: severitiesByCode(sections) },
    },
  };
}
