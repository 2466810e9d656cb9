import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as options from '../../../engine/core/schema/generated/options.ts';
import { validate } from '../../../engine/core/schema/generated/validateSchema.js';
import { generateReference } from '../../../scripts/lib/generateReference.ts';
import { generateSettings } from '../../../scripts/lib/generateSettings.ts';
import { generatePlatformValidator, generateValidator } from '../../../scripts/lib/generateValidator.ts';
import { writeIfChanged } from '../../../scripts/lib/writeIfChanged.ts';
import { everySchema, joined, schemasFolder } from './everySchema.ts';

const root = join(schemasFolder, '..');

describe('what is generated', () => {
  it('docs/settings.md is in step with package.json', () => {
    const [settings, manifest] = ['docs/settings.md', 'package.json'].map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    assert.equal(settings, generateSettings(manifest ?? ''), 'run `npm run generate` and commit docs/settings.md');
  });

  describe('docs/reference.md', () => {
    const reference = readFileSync(join(root, 'docs/reference.md'), 'utf8');

    it('is in step with the schema', () => {
      assert.equal(reference, generateReference(schemasFolder), 'run `npm run generate` and commit docs/reference.md');
    });

    it('names every key of the format', () => {
      const keys = everySchema(joined).filter(
        ({ key, schema }) => key !== undefined && schema.markdownDescription !== undefined,
      );
      for (const { key, pointer } of keys) {
        const isComputed = /\/definitions\/\w+(?:Argument|Computed)\//.test(pointer);
        if (!isComputed) assert.ok(reference.includes(`.${key}\` |`) || reference.includes(`| \`${key}\` |`), pointer);
      }
    });

    it('tells a key with its path, values, default, meaning and example in one row', () => {
      const row =
        '| `api.pagination.limitParam` | text | `"limit"` | Name of the parameter for the page size. | `"count"` |';
      assert.ok(reference.split('\n').includes(row));
      assert.match(
        reference,
        /\| `api\.baseUrl` \| address that begins with http:\/\/ or https:\/\/, or computed value \(required\) \|/,
      );
      assert.match(reference, /^- `offset` – Sends a page size and an offset/m);
      assert.match(reference, /^## `api\.pagination` with method `cursor`$/m);
    });

    it('keeps its tables whole', () => {
      for (const line of reference.split('\n').filter((each) => each.startsWith('|'))) {
        const cells = line.split(/(?<!\\)\|/).length - 2;
        assert.ok([2, 3, 5].includes(cells), line);
      }
    });
  });

  describe('the validator', () => {
    it('needs nothing of ajv at run time', () => {
      const code = generateValidator(joined);
      assert.doesNotMatch(code, /require\(|^import /m);
      assert.match(code, /export const validate = /);
    });

    it('takes anything where only the platform reads, which has a validator of its own', () => {
      const parameters = { api: { baseUrl: 'https://a.b/' }, config: { jobs: [{ endpoint: 'a' }] } };
      const wrong = { parameters, storage: 5, processors: { after: [{}] }, runtime: 'x', variables_id: [], rows: [] };
      assert.equal(validate(wrong), true);
      assert.doesNotMatch(generateValidator(joined), /process_timeout|variables_id/);
      assert.match(generatePlatformValidator(joined), /process_timeout/);
    });

    it('refuses a schema that would need it', () => {
      assert.throws(
        () => generateValidator({ type: 'array', uniqueItems: true, items: { type: 'object' } }),
        /would need ajv/,
      );
    });

    it('carries no texts that only the editor shows', () => {
      assert.doesNotMatch(generateValidator(joined), /markdownDescription|defaultSnippets|deprecationMessage/);
    });

    it('tells the value and the schema that it fails', () => {
      assert.equal(validate({ api: { baseUrl: 5 }, config: { jobs: [{ endpoint: 'a' }] } }), false);
      const error = validate.errors?.find(({ instancePath }) => instancePath === '/api/baseUrl');
      assert.equal(error?.data, 5);
      assert.match(String(error?.parentSchema['x-expects']), /^an address/);
      assert.equal(validate({ api: { baseUrl: 'https://x.test/' }, config: { jobs: [{ endpoint: 'a' }] } }), true);
    });
  });

  describe('the options', () => {
    it('have the keys of each object with what counts where they are not written', () => {
      assert.deepEqual(options.cursorPagination, { idKey: undefined, param: undefined, increment: 0, reverse: false });
      assert.deepEqual(options.dataField, { path: undefined, delimiter: '.' });
    });

    it('have those of each method and type, also of one that has none', () => {
      assert.equal(options.paginationBranches['response.url'].urlKey, 'next_page');
      assert.equal(options.authenticationBranches['url.query'], options.queryAuthentication);
      assert.deepEqual(options.authenticationBranches.basic, {});
    });
  });

  it('a file that would not change is left alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-write-'));
    try {
      const file = join(folder, 'new/folder/file.txt');
      writeIfChanged(file, 'one');
      utimesSync(file, 1000, 1000);
      writeIfChanged(file, 'one');
      assert.equal(statSync(file).mtimeMs, 1_000_000);
      writeIfChanged(file, 'two');
      assert.notEqual(statSync(file).mtimeMs, 1_000_000);
      assert.equal(readFileSync(file, 'utf8'), 'two');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
