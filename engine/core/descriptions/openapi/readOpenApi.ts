import type { JsonValue } from '../../json/value.ts';
import type { ApiDescription } from '../apiDescription.ts';
import { DocumentNode, gatherRemarks } from '../documentNode.ts';
import { readOperations } from './readOperations.ts';
import { readAuthentications } from './readSecurity.ts';
import { readHost, readServers } from './readServers.ts';
import { type FindFile, References } from './references.ts';
import { SchemaReader } from './schemaReader.ts';

/**
 * Reads an OpenAPI document of version 3, or one of Swagger 2.0. What cannot be read becomes a remark, and the rest is
 * read. Values must not contain themselves.
 *
 * Versions are read as they are: upgrading a document would read all of it, and its places would no longer be those of
 * the text.
 */
export function readOpenApi(
  document: JsonValue,
  findFile: FindFile = () => ({ reason: 'it is another file' }),
): ApiDescription {
  const { remarks, remark } = gatherRemarks();
  const root = new DocumentNode(document, '', remark);
  const references = new References(root, findFile, remark);
  const readers = { root, references, schemas: new SchemaReader(references) };
  const authentications = readAuthentications(readers);
  const servers = readServers(root);
  return {
    format: root.has('swagger') ? `Swagger ${root.text('swagger')}` : `OpenAPI ${root.text('openapi')}`,
    title: root.at('info').text('title'),
    servers: servers.length > 0 ? servers : readHost(root),
    operations: readOperations(readers, authentications),
    authentications,
    remarks,
  };
}
