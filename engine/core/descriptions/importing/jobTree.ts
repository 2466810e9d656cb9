import { type Endpoint, paramIn } from '../evidence/endpoint.ts';
import type { Parent } from '../parents/findParents.ts';

export interface JobNode {
  endpoint: Endpoint;
  /** Absent at the top. */
  parent?: Parent;
  children: JobNode[];
}

export interface JobTree {
  roots: JobNode[];
  /** The chosen endpoints that cannot become jobs. */
  unreachable: Endpoint[];
}

/** Puts the chosen endpoints below their parents, which are included. */
export function growJobs(
  endpoints: readonly Endpoint[],
  isChosen: (endpoint: Endpoint) => boolean,
  parents: ReadonlyMap<Endpoint, Parent>,
): JobTree {
  const isReachable = (endpoint: Endpoint) => parents.has(endpoint) || !endpoint.segments.some(paramIn);
  const wanted = new Set<Endpoint>();
  const chosen = endpoints.filter(isChosen);
  for (const endpoint of chosen.filter(isReachable)) {
    for (let at: Endpoint | undefined = endpoint; at !== undefined; at = parents.get(at)?.endpoint) wanted.add(at);
  }
  const nodes = new Map(endpoints.filter((each) => wanted.has(each)).map((each) => [each, nodeOf(each, parents)]));
  const roots: JobNode[] = [];
  for (const node of nodes.values()) {
    const above = node.parent && nodes.get(node.parent.endpoint);
    (above?.children ?? roots).push(node);
  }
  return { roots, unreachable: chosen.filter((endpoint) => !isReachable(endpoint)) };
}

/** All nodes, parents before their children, in the order of a run. */
export function nodesOf(nodes: readonly JobNode[]): JobNode[] {
  return nodes.flatMap((node) => [node, ...nodesOf(node.children)]);
}

function nodeOf(endpoint: Endpoint, parents: ReadonlyMap<Endpoint, Parent>): JobNode {
  const parent = parents.get(endpoint);
  return { endpoint, ...(parent && { parent }), children: [] };
}
