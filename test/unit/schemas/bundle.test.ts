import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleSchema } from '../../../scripts/lib/bundleSchema.ts';
import { joinSections } from '../../../scripts/lib/joinSections.ts';
import { schema as bundled } from './editor.ts';
import { everySchema, schemasFolder } from './everySchema.ts';

const schemas = everySchema(bundled);
const definition = (name: string) => schemas.find(({ pointer }) => pointer === `#/definitions/${name}`)?.schema ?? {};

describe('the bundled schema', () => {
  it('refers only to its own definitions', () => {
    const refs = schemas.flatMap(({ schema }) => schema.$ref ?? []);
    assert.ok(refs.length > 100);
    for (const ref of refs)
      assert.ok(
        schemas.some(({ pointer }) => pointer === ref),
        ref,
      );
  });

  it('is small enough to ship: under 150 kB', () => {
    assert.ok(JSON.stringify(bundled).length < 150_000);
  });

  it('never refuses an unknown key', () => {
    for (const { schema, pointer } of schemas) {
      assert.notEqual(schema.additionalProperties, false, pointer);
      assert.notEqual(schema['unevaluatedProperties'], false, pointer);
    }
  });

  it('closes the objects whose keys are all known, and leaves open those that hold names of the author', () => {
    const closed = schemas
      .filter(({ schema }) => schema['x-closed'] === true)
      .map(({ pointer }) => pointer.split('/')[2] ?? '');
    const wanted =
      'Api Http RetryConfig RetryHttp RetryCurl Pagination NextPageFlag ForceStop LimitStop ScrollRequest Authentication';
    const more =
      'LoginRequest OauthLoginRequest ApiRequest Expires DataField Job ChildJob MappingItem ColumnMapping ParentKey';
    const outer = 'Aws AwsSignature AwsCredentials SshProxy Cache Parameters DefaultOptions ConfigHttp';
    assert.deepEqual(closed.sort(), `${wanted} ${more} ${outer}`.split(' ').sort());
    const refused = schemas.filter(({ schema }) => schema['x-closed'] === 'platform').map(({ pointer }) => pointer);
    const around = 'AroundParameters Storage StorageInput StorageOutput Processors Processor ProcessorDefinition';
    assert.deepEqual(
      refused.map((pointer) => pointer.split('/')[2] ?? '').sort(),
      `${around} Authorization OauthApi`.split(' ').sort(),
    );
    for (const name of [
      'Runtime',
      'Backend',
      'InputTable',
      'Config',
      'ConfigValues',
      'Iteration',
      'Params',
      'Headers',
      'UserData',
      'Placeholders',
      'TableMapping',
    ]) {
      assert.equal(definition(name)['x-closed'], undefined, name);
    }
  });

  it('knows in a closed object the keys of every branch, without offering those of others', () => {
    const { properties = {} } = definition('Pagination');
    const ofMethods = ['limit', 'pageParam', 'urlKey', 'responseParam', 'idKey', 'scrollers', 'default'];
    for (const key of ofMethods)
      assert.deepEqual({ doNotSuggest: true, ...asObject(properties[key]) }, properties[key], key);
    assert.match(
      String(asObject(properties['urlKey'])['markdownDescription']),
      /`response.url`, `zendesk.response.url`/,
    );
    assert.ok('loginRequest' in (definition('Authentication').properties ?? {}));
    assert.ok('tableMapping' in (definition('MappingItem').properties ?? {}));
  });

  it('offers no key from a condition', () => {
    const inConditions = schemas.filter(({ pointer }) => /\/if\/(?:.*\/)?properties\/[^/]+$/.test(pointer));
    assert.ok(inConditions.length > 10);
    for (const { schema, pointer } of inConditions) assert.equal(schema.doNotSuggest, true, pointer);
  });

  it('marks every key with a # as a secret', () => {
    const secrets = schemas.filter(({ key }) => key?.startsWith('#'));
    assert.ok(secrets.length >= 10);
    for (const { schema, pointer } of secrets) assert.equal(schema['x-secret'], true, pointer);
    assert.deepEqual(definition('ConfigValues').patternProperties, { '^#': { 'x-secret': true } });
  });

  it('is what the generator has written for the editor', () => {
    const file = join(schemasFolder, '../dist/schemas/extractor.schema.json');
    assert.deepEqual(
      JSON.parse(readFileSync(file, 'utf8')),
      JSON.parse(JSON.stringify(bundled)),
      'run `npm run generate`',
    );
  });
});

describe('joining the sections', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pagewright-schemas-'));
    cpSync(schemasFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('refuses a name that two sections define', () => {
    writeFileSync(join(folder, 'sections/zoo.schema.json'), '{ "definitions": { "Job": {} } }');
    assert.throws(() => joinSections(folder), /Two sections define Job; the second is zoo\.schema\.json/);
  });

  it('refuses a reference that does not exist', () => {
    writeFileSync(
      join(folder, 'sections/zoo.schema.json'),
      '{ "definitions": { "Zoo": { "$ref": "api.schema.json#/definitions/Lion" } } }',
    );
    assert.throws(() => bundleSchema(folder), /api\.schema\.json#\/definitions\/Lion does not exist/);
  });
});

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
