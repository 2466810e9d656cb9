import path from 'node:path';
import { isFileError } from '../../engine/core/errors.ts';
import { bundleSchema } from '../../scripts/lib/bundleSchema.ts';
import { standAlone } from '../../scripts/lib/standAlone.ts';
import { createExtractorService, type ExtractorService } from '../../server/service/extractorService.ts';
import type { ExtractorServiceParams } from '../../server/service/extractorServiceParams.ts';

const schemas = path.join(import.meta.dirname, '../../schemas');

/** The schema of configurations as it is built. */
export const bundledSchema = JSON.parse(JSON.stringify(bundleSchema(schemas)));

/** The schema of expectations as it is built. */
const bundledExpectSchema = JSON.parse(JSON.stringify(standAlone(schemas, 'expect.schema.json')));

/**
 * The service with the real schema, in a world that holds these files; a shapes file may be given as an object, and a
 * file that is not read as its error. The shapes of `users.extractor.json` are those of the tests in YAML too.
 */
export function testService(
  files: Record<string, unknown> = {},
  more: Partial<ExtractorServiceParams> = {},
): ExtractorService {
  return createExtractorService({
    ...more,
    schema: bundledSchema,
    expectSchema: bundledExpectSchema,
    listFolder: async (uri) =>
      Object.keys(files).flatMap((file) => (file.startsWith(`${uri}/`) ? file.slice(uri.length + 1) : [])),
    now: () => Date.UTC(2026, 0, 31, 12),
    workspaceFolders: () => ['file:///work'],
    readText: async (uri) => {
      const file = files[uri] ?? files[uri.replace('/_config.yml.shapes', '/users.shapes')];
      return file === undefined || typeof file === 'string' || isFileError(file) ? file : JSON.stringify(file);
    },
  });
}

/** The service in an editor whose secret store has values for these names. */
export function serviceWithSecrets(...names: string[]): ExtractorService {
  return testService({}, { knownOf: () => ({ secrets: new Set(names) }) });
}

/** The service beside whose configurations lies this shapes file. */
export function serviceWithShapes(shapes: unknown): ExtractorService {
  return testService({ 'file:///work/users.shapes.json': shapes });
}
