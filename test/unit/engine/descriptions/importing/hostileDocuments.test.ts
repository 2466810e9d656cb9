import assert from 'node:assert/strict';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { listEndpoints } from '../../../../../engine/core/descriptions/importing/listEndpoints.ts';
import { readDescription } from '../../../../../engine/core/descriptions/reading/readDescription.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { hostileDocument } from '../../../../support/hostile/documents.ts';
import { runSeed, seedsOf } from '../../../../support/seeded.ts';
import { sweep } from '../../../../support/sweep.ts';
import { testService } from '../../../../support/testService.ts';

const service = testService();

/** The errors that `check` finds in the import of all endpoints of a document. */
async function errorsFrom(document: object, { server }: { server?: string } = {}): Promise<string[]> {
  const description = readDescription(parseJson(JSON.stringify(document)), () => ({ reason: 'it is another file' }));
  if (description === undefined) return [];
  const pointers = listEndpoints(description).map(({ pointer }) => pointer);
  const options = { pointers, mappings: true, ...(server !== undefined && { server }) };
  const { text, report } = importDescription(description, options);
  // Nothing is written then.
  if (report.endpoints.length === 0) return [];
  const findings = await service.checkText('file:///work/a.extractor.json', text);
  return findings.filter(({ severity = 1 }) => severity === 1).map(({ message }) => `${message}\n${text}`);
}

describe('What is imported passes check, whatever a document says:', () => {
  for (const format of ['openApi', 'swagger', 'postman', 'har'] as const) {
    it(`one of ${format}`, async () => {
      await sweep(seedsOf(500), 60, async (seed) => {
        const document = hostileDocument(format, seed);
        assert.deepEqual(await errorsFrom(document), [], JSON.stringify(document));
      });
    });
  }

  for (const server of ['////', 'ftp://a/', 'https://a:99999/', 'eve:s@host', '', 'a b', '{a}', 'https://{a', 'api']) {
    it(`with the base address "${server}" that somebody asks for`, async () => {
      assert.deepEqual(await errorsFrom(hostileDocument('openApi', runSeed), { server }), []);
    });
  }
});
