import type { ApiDescription, DescribedOperation, DescribedServer } from '../apiDescription.ts';

/** The base address of the jobs, and the addresses of endpoints that are not below it. */
export interface JobServers {
  /** Undefined where the document names none. */
  main: DescribedServer | undefined;
  /** The address of another server that has the operation; undefined for the main one. */
  otherOf(operation: DescribedOperation): string | undefined;
}

/** Chooses the base address: the requested one, the only one of the operations, or the first of the document. */
export function chooseServer(
  { servers }: Pick<ApiDescription, 'servers'>,
  wanted: string | undefined,
  chosen: readonly DescribedOperation[],
): JobServers {
  const [own] = chosen[0]?.servers ?? [];
  const isShared = own !== undefined && chosen.every(({ servers: [each] }) => each?.url === own.url);
  const usual = servers.find(({ url }) => url === wanted) ?? (wanted === undefined ? servers[0] : undefined);
  const named = wanted === undefined ? undefined : { url: wanted, description: '', variables: [] };
  const main = isShared && wanted === undefined ? own : (usual ?? named);
  const otherOf = (operation: DescribedOperation) => {
    // An operation without servers is on those of the document, and all of them are one API.
    const url = operation.servers[0]?.url ?? (main === own ? servers[0]?.url : main?.url);
    return url === main?.url ? undefined : url;
  };
  return { main, otherOf };
}
