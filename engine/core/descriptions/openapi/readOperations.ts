import { childPointer } from '../../childPointer.ts';
import { isObject } from '../../json/value.ts';
import type { DescribedOperation } from '../apiDescription.ts';
import { nowhereText } from '../cleanServer.ts';
import { type DocumentNode, placeOf } from '../documentNode.ts';
import { once } from '../once.ts';
import { findObstacle } from './findObstacle.ts';
import { readParams, sendsForm } from './readParams.ts';
import { type Readers, readResponse } from './readResponse.ts';
import { readSecurity } from './readSecurity.ts';
import { hasOnlyUnusable, readServers } from './readServers.ts';

const methods: ReadonlySet<string> = new Set([
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'QUERY',
]);

/** Reads all operations of a document; the parameters and the response of each on first access. */
export function readOperations(readers: Readers, authentications: ReadonlyMap<string, unknown>): DescribedOperation[] {
  return readers.references
    .follow(readers.root.at('paths'))
    .fields()
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, node]) =>
      findOperations(node, readers).map((found) => readOperation({ ...found, path }, readers, authentications)),
    );
}

interface FoundOperation {
  method: string;
  operation: DocumentNode;
  /** The path item, which all operations of the path share. */
  item: DocumentNode;
}

/** Finds operations; a path may have some beside a reference to others. */
function findOperations(path: DocumentNode, { references }: Readers): FoundOperation[] {
  const items = path.has('$ref') ? [path, references.follow(path)] : [path];
  const found = new Map<string, FoundOperation>();
  for (const item of items) {
    for (const [key, node] of item.fields()) {
      const method = key.toUpperCase();
      if (!methods.has(method) || found.has(method)) continue;
      const operation = references.follow(node);
      if (isObject(operation.value)) found.set(method, { method, operation, item });
      else node.remark('This is not an operation, so it was left out.');
    }
  }
  return [...found.values()];
}

function readOperation(
  { path, method, operation, item }: FoundOperation & { path: string },
  readers: Readers,
  authentications: ReadonlyMap<string, unknown>,
): DescribedOperation {
  const params = once(() => readParams(operation, item, readers));
  const response = once(() => readResponse(operation, readers));
  const isForm = once(() => sendsForm(operation, readers));
  const own = readServers(operation);
  const isNowhere = own.length === 0 && (hasOnlyUnusable(operation) || hasOnlyUnusable(item));
  const obstacle = once(() => (isNowhere ? nowhereText : findObstacle(operation, readers)));
  return {
    path,
    method,
    summary: operation.text('summary') || item.text('summary'),
    description: operation.text('description') || item.text('description'),
    isDeprecated: operation.flag('deprecated'),
    servers: own.length > 0 ? own : readServers(item),
    get params() {
      return params();
    },
    security: readSecurity(operation, readers.root, authentications),
    get response() {
      return response();
    },
    get sendsForm() {
      return isForm();
    },
    get obstacle() {
      return obstacle();
    },
    ...namedPlace(operation, path, method),
  };
}

/** The place of an operation. Several paths may refer to one, so its place in the text does not name it. */
function namedPlace(
  operation: DocumentNode,
  path: string,
  method: string,
): Pick<DescribedOperation, 'pointer' | 'definition'> {
  const pointer = childPointer(childPointer('/paths', path), method.toLowerCase());
  const definition = placeOf(operation);
  return definition.file === undefined && definition.pointer === pointer ? { pointer } : { pointer, definition };
}
