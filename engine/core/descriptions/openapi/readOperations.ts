import type { DescribedOperation } from '../apiDescription.ts';
import { type DocumentNode, placeOf } from '../documentNode.ts';
import { once } from '../once.ts';
import { readParams } from './readParams.ts';
import { type Readers, readResponse } from './readResponse.ts';
import { readSecurity } from './readSecurity.ts';
import { readServers } from './readServers.ts';

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

/** Reads all operations of a document; the parameters and the response of each only when they are asked for. */
export function readOperations(readers: Readers, authentications: ReadonlyMap<string, unknown>): DescribedOperation[] {
  const paths = readers.root
    .at('paths')
    .fields()
    .filter(([path]) => !path.startsWith('x-'));
  return paths.flatMap(([path, node]) => {
    // A path may have operations beside its reference.
    const item = node.has('$ref') ? readers.references.follow(node) : node;
    const items = item === node ? [node] : [node, item];
    return items.flatMap((item) =>
      (item.isMissing ? [] : item.fields())
        .filter(([method]) => methods.has(method.toUpperCase()))
        .map(([method, operation]) => readOperation({ path, method, operation, item }, readers, authentications)),
    );
  });
}

interface OperationPlace {
  path: string;
  method: string;
  operation: DocumentNode;
  /** What all operations of the path share. */
  item: DocumentNode;
}

function readOperation(
  { path, method, operation, item }: OperationPlace,
  readers: Readers,
  authentications: ReadonlyMap<string, unknown>,
): DescribedOperation {
  const params = once(() => readParams(operation, item, readers));
  const response = once(() => readResponse(operation, readers));
  const own = readServers(operation);
  return {
    path,
    method: method.toUpperCase(),
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
    ...placeOf(operation),
  };
}
