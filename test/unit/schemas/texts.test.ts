import assert from 'node:assert/strict';
import { Ajv } from 'ajv';
import { authenticationKinds } from '../../../engine/core/auth/kinds/authenticationKinds.ts';
import { definitionName } from '../../../scripts/lib/jsonSchema.ts';
import { resolvedParts } from '../../../scripts/lib/resolvedParts.ts';
import { schema as bundled } from './editor.ts';
import { everySchema, joined } from './everySchema.ts';

const definitions = joined.definitions ?? {};
const schemas = everySchema(joined);
const described = schemas.filter(({ schema }) => schema.markdownDescription !== undefined);
/** The keys that need a text; a repetition that only narrows another description needs none. */
const keys = schemas.filter(
  ({ key, schema, pointer }) => key !== undefined && !/\/(?:then|else)\//.test(pointer) && !narrows(schema),
);

function narrows(schema: object): boolean {
  return Object.keys(schema).every((keyword) => keyword === 'required' || keyword === 'properties');
}

describe('the texts of the schema', () => {
  it('every key of every section has a meaning and an example', () => {
    assert.ok(keys.length > 150, String(keys.length));
    for (const { schema, pointer } of keys) {
      const parts = resolvedParts(schema, definitions);
      assert.ok(
        parts.some(({ markdownDescription }) => markdownDescription !== undefined),
        `meaning of ${pointer}`,
      );
      assert.ok(
        parts.some(({ examples }) => examples !== undefined),
        `example of ${pointer}`,
      );
    }
  });

  it('a meaning is made of whole sentences that do not repeat the default', () => {
    for (const { schema, pointer } of described) {
      assert.match(schema.markdownDescription ?? '', /^[A-Z`].*[.]$/, pointer);
      assert.doesNotMatch(schema.markdownDescription ?? '', /[Dd]efaults to|Default:/, pointer);
    }
  });

  it('the editor shows meaning, default and example in one text', () => {
    const shown = everySchema(bundled).filter(({ key, schema }) => key !== undefined && schema.doNotSuggest !== true);
    for (const { schema, pointer } of shown) {
      const parts = resolvedParts(schema, bundled.definitions ?? {});
      const text =
        parts.find(({ markdownDescription }) => markdownDescription !== undefined)?.markdownDescription ?? '';
      assert.match(text, /```json\n.+\n```$/s, pointer);
      if (schema.default !== undefined) assert.match(text, /\n\nDefault: `.+`\n\n/, pointer);
    }
  });

  it('every chosen word has a meaning of its own', () => {
    for (const { schema, pointer } of schemas) {
      if (schema.markdownEnumDescriptions === undefined) continue;
      assert.equal(schema.markdownEnumDescriptions.length, schema.enum?.length, pointer);
      assert.equal(new Set(schema.markdownEnumDescriptions).size, schema.enum?.length, pointer);
    }
  });

  it('a definition that a described key uses has no text of its own, because it would win in the editor', () => {
    for (const { schema, pointer } of described) {
      const used = definitions[definitionName(schema.$ref ?? '') ?? ''];
      if (typeof used === 'object') assert.equal(used.markdownDescription, undefined, pointer);
    }
  });

  it('an old key says what to write instead', () => {
    const old = schemas.filter(({ schema }) => schema.deprecationMessage !== undefined);
    assert.ok(old.length >= 10);
    for (const { schema, pointer } of old)
      assert.match(schema.deprecationMessage ?? '', /: write it (?:as|in) /, pointer);
  });

  describe('are true:', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    ajv.addSchema(joined, 'extractor');
    const check = (pointer: string) => ajv.compile({ $ref: `extractor${pointer}` });

    it('every example is a value that its key takes', () => {
      for (const { schema, pointer } of described) {
        const validate = check(pointer);
        for (const example of schema.examples ?? []) {
          assert.ok(validate(example), `${pointer} ${JSON.stringify(example)} ${JSON.stringify(validate.errors)}`);
        }
      }
    });

    it('every default is a value that its key takes', () => {
      for (const { schema, pointer } of schemas.filter(({ schema }) => schema.default !== undefined)) {
        assert.ok(check(pointer)(schema.default), pointer);
      }
    });

    it('every snippet is sound once its gaps are filled, and says what it is for', () => {
      const withSnippets = schemas.filter(({ schema }) => schema.defaultSnippets !== undefined);
      assert.ok(withSnippets.length >= 7);
      for (const { schema, pointer } of withSnippets) {
        const validate = check(pointer);
        for (const { label, description, body } of schema.defaultSnippets ?? []) {
          const value = filled(body);
          assert.ok(
            validate(value),
            `${pointer} "${label}" ${JSON.stringify(value)} ${JSON.stringify(validate.errors)}`,
          );
          assert.match(description, /^[A-Z]/, label);
        }
      }
    });

    it('there is a snippet for each paging method and for the kinds of authentication that New Configuration offers', () => {
      const methods = snippetValues('#/definitions/Pagination').map((value) => value['method']);
      assert.deepEqual([...new Set(methods)].sort(), wordsOf('#/definitions/PaginationMethod/anyOf/0').sort());
      const types = snippetValues('#/definitions/Authentication').map((value) => value['type']);
      const offered = authenticationKinds.flatMap(({ type, offers }) => (offers === undefined ? [] : [type]));
      assert.deepEqual(
        offered.filter((type) => !types.includes(type)),
        [],
      );
      assert.ok(types.includes('oauth20'));
    });
  });
});

/** A snippet as it stands in the document when every gap keeps its proposal. */
function filled(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(filled);
  if (typeof body === 'object' && body !== null) {
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [withoutGaps(key), filled(value)]));
  }
  if (typeof body !== 'string') return body;
  return body.startsWith('^') ? JSON.parse(withoutGaps(body.slice(1))) : withoutGaps(body);
}

function withoutGaps(text: string): string {
  return text.replaceAll(/\$\{\d+:([^}]*)\}/g, '$1');
}

function snippetValues(pointer: string): Record<string, unknown>[] {
  const found = schemas.find((each) => each.pointer === pointer)?.schema.defaultSnippets ?? [];
  return found
    .map(({ body }) => filled(body))
    .filter((value) => typeof value === 'object' && value !== null)
    .map((value) => ({ ...value }));
}

function wordsOf(pointer: string): unknown[] {
  return schemas.find((each) => each.pointer === pointer)?.schema.enum ?? [];
}
