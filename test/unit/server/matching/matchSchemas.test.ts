import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getLanguageService, type JSONSchema, type MatchingSchema } from 'vscode-json-languageservice';
import { bundleSchema } from '../../../../scripts/lib/bundleSchema.ts';
import { createResolvedSchema, matchSchemas } from '../../../../server/service/matching/matchSchemas.ts';
import { isTooDeep } from '../../../../server/service/text/isTooDeep.ts';
import { documentOf } from '../../../support/cursor.ts';
import { mutateText } from '../../../support/mutateText.ts';
import { forSeeds } from '../../../support/seeded.ts';
import { inSweep, isExhaustive } from '../../../support/sweep.ts';

const root = path.join(import.meta.dirname, '../../../..');
const schemaText = JSON.stringify(bundleSchema(path.join(root, 'schemas')));
const schema: JSONSchema = JSON.parse(schemaText);
const service = getLanguageService({});
service.configure({ schemas: [{ uri: 'test://schema.json', fileMatch: ['*'], schema }] });
const resolved = createResolvedSchema(service);

const samples = readdirSync(path.join(root, 'samples'))
  .filter((name) => name.endsWith('.extractor.json'))
  .map((name) => readFileSync(path.join(root, 'samples', name), 'utf8'));
const cases = readdirSync(path.join(root, 'test/conformance/cases')).flatMap((name) =>
  readText(path.join(root, 'test/conformance/cases', name, 'config.json')),
);

function readText(file: string): string[] {
  try {
    return [readFileSync(file, 'utf8')];
  } catch {
    return [];
  }
}

/** The matches of the JSON service that are about objects and name keys, as texts that can be compared. */
async function expectSame(text: string): Promise<void> {
  const document = documentOf(text);
  const json = service.parseJSONDocument(document);
  if (!json.root) return;
  const all = await service.getMatchingSchemas(document, json);
  const expected = all.filter(
    ({ node, schema }) => node.type === 'object' && (schema.properties || schema.patternProperties),
  );
  const found = matchSchemas(json.root, await resolved());
  assert.ok(areSame(found, expected), `${found.length} instead of ${expected.length} matches in ${text}`);
}

function areSame(left: readonly MatchingSchema[], right: readonly MatchingSchema[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ node, schema }, index) => node === right[index]?.node && schema === right[index]?.schema)
  );
}

describe('matchSchemas', () => {
  it(`finds what the JSON service finds in ${samples.length} samples and ${cases.length} recorded cases`, async () => {
    assert.ok(samples.length > 5 && cases.length > 50);
    for (const text of [...samples, ...cases]) await expectSame(text);
  });

  it('finds it in documents that are being written, too', async () => {
    for (const text of samples) {
      for (let length = 0; length < text.length; length += 61) await expectSame(text.slice(0, length));
    }
  });

  it('finds it in documents that make no sense', async () => {
    const texts: string[] = [];
    forSeeds(
      isExhaustive ? 400 : 100,
      (next) => void texts.push(mutateText(samples[next(samples.length)] ?? '', next)),
    );
    for (const text of texts.filter((each) => !isTooDeep(each))) await expectSame(text);
  });

  inSweep('goes on where the JSON service gives up', async () => {
    const job = JSON.stringify({ endpoint: 'a', params: { a: [{ b: 1 }] }, children: [{ endpoint: 'b/{c}' }] });
    const text = `{"api": {}, "config": {"jobs": [${Array.from({ length: 12_000 }, () => job).join()}]}}`;
    const document = documentOf(text);
    const json = service.parseJSONDocument(document);
    await assert.rejects(async () => await service.getMatchingSchemas(document, json), RangeError);
    assert.ok(json.root && matchSchemas(json.root, await resolved()).length > 12_000);
  });
});

describe('the keywords of our schema', () => {
  /** The keywords that are understood, and those that only inform an editor or a person. */
  const known = new Set([
    ...[
      'type',
      'enum',
      'const',
      'minLength',
      'pattern',
      'minimum',
      'minItems',
      'maxItems',
      'minProperties',
      'maxProperties',
    ],
    ...['required', 'properties', 'patternProperties', 'additionalProperties', 'propertyNames', 'items'],
    ...['allOf', 'anyOf', 'not', 'if', 'then', 'else', '$ref', 'deprecationMessage'],
    ...['$schema', '$id', 'title', 'definitions', 'default', 'defaultSnippets', 'doNotSuggest', 'errorMessage'],
    ...['markdownDescription', 'markdownEnumDescriptions', 'suggestSortText', 'examples', 'enumDescriptions'],
    ...['enumSortTexts', 'enumDetails', 'completionDetail', 'patternErrorMessage', 'description'],
  ]);
  const schemaMaps = new Set(['properties', 'patternProperties', 'definitions']);
  const notSchemas = new Set(['default', 'defaultSnippets', 'enum', 'const', 'examples', 'type', 'required']);

  function unknownIn(part: unknown): string[] {
    if (Array.isArray(part)) return part.flatMap(unknownIn);
    if (typeof part !== 'object' || part === null) return [];
    return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
      if (!known.has(key) && !key.startsWith('x-')) return [key];
      if (notSchemas.has(key)) return [];
      if (schemaMaps.has(key)) return Object.values(value ?? {}).flatMap(unknownIn);
      return unknownIn(value);
    });
  }

  it('are all known here', () => assert.deepEqual(unknownIn(JSON.parse(schemaText)), []));

  it('would not be, were there a new one', () => {
    assert.deepEqual(unknownIn({ properties: { a: { anyOf: [{ multipleOf: 2 }] } } }), ['multipleOf']);
  });
});
