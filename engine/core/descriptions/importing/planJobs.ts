import type { ApiDescription } from '../apiDescription.ts';
import { type Endpoint, paramIn } from '../evidence/endpoint.ts';
import type { ImportOptions } from '../imported.ts';
import { chooseEndpoints } from './chooseEndpoints.ts';
import { chooseServer, type JobServers } from './chooseServer.ts';
import { findPassedOver } from './findPassedOver.ts';
import { findUnread, type UnreadEndpoint } from './findUnread.ts';
import { nodesOf } from './jobTree.ts';
import { type PlacedJobs, placeJobs } from './placeJobs.ts';
import { readEndpoints } from './readEndpoints.ts';

export interface JobPlan extends PlacedJobs {
  servers: JobServers;
  /** The endpoints that were chosen or named, or page, and become no job: each once. */
  unread: readonly UnreadEndpoint[];
  /** Whether the user names the endpoints; otherwise every list is meant. */
  isByName: boolean;
}

export function planJobs(description: ApiDescription, options: ImportOptions): JobPlan {
  const choice = chooseEndpoints(description, options);
  const all = readEndpoints(description, choice.isNamed);
  const chosen = all.filter(choice.isChosen);
  const servers = chooseServer(
    description,
    options.server,
    chosen.map(({ operation }) => operation),
  );
  // An endpoint may be a whole address, but has no variables.
  const isComputed = ({ operation }: Endpoint) => servers.otherOf(operation)?.includes('{') === true;
  const placed = placeJobs(
    all.filter((endpoint) => endpoint.operation.obstacle === undefined && !isComputed(endpoint)),
    choice,
    servers,
  );
  const { base, tree } = placed;
  // A single record that pages may be the parent of a list.
  const jobs = new Set(nodesOf(tree.roots).map(({ endpoint }) => endpoint.operation));
  return {
    base,
    tree,
    servers,
    isByName: choice.isByName,
    unread: [
      ...findUnread(description, chosen, choice),
      ...chosen.filter(isComputed).map(({ operation }) => unreadAt(operation, servers.otherOf(operation) ?? '')),
      ...tree.unreachable.map((endpoint) => unfilled(endpoint, base)),
      ...findPassedOver(all, choice).filter(({ operation }) => !jobs.has(operation)),
    ],
  };
}

function unreadAt(operation: UnreadEndpoint['operation'], server: string): UnreadEndpoint {
  const reason = `Its base address is ${server}, and a configuration has one. Import it by itself with "select".`;
  return { operation, reason };
}

function unfilled({ operation, segments }: Endpoint, base: readonly string[]): UnreadEndpoint {
  const reason = `No list of the document has values for ${segments.filter((each) => paramIn(each)).join(' and ')}.`;
  const more = base.length > 0 ? ' The base address has other attributes already, so import it by itself.' : '';
  return { operation, reason: reason + more };
}
