import { UserError } from '../../errors.ts';
import { hasField, isObject, type JsonValue } from '../../json/value.ts';
import type { ApiDescription } from '../apiDescription.ts';
import { DocumentNode, gatherRemarks } from '../documentNode.ts';
import { readOperations } from './readOperations.ts';
import { readAuthentications } from './readSecurity.ts';
import { readHost, readServers } from './readServers.ts';
import { type FindFile, References } from './references.ts';
import { SchemaReader } from './schemaReader.ts';

export function isOpenApi(document: JsonValue): boolean {
  return isObject(document) && ['openapi', 'swagger', 'paths'].some((key) => hasField(document, key));
}

/**
 * Reads an OpenAPI document of version 3, or one of Swagger 2.0. Parts that cannot be read become remarks. Values must
 * not contain themselves. Throws a UserError without paths. Versions are read as they are: upgrading a document would
 * read all of it, and its places would no longer be those of the text.
 */
export function readOpenApi(
  document: JsonValue,
  findFile: FindFile = () => ({ reason: 'it is another file' }),
): ApiDescription {
  const { remarks, remark } = gatherRemarks();
  const root = new DocumentNode(document, '', remark);
  if (!isObject(root.at('paths').value)) {
    const message = 'The OpenAPI document has no "paths", or they are not an object, so it describes no endpoint.';
    throw new UserError('description.no-paths', message);
  }
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
