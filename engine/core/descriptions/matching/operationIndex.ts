import { closestName } from '../../text/closestName.ts';
import { decodeUri } from '../../text/decodeUri.ts';
import type { OutlinedOperation } from './describedOutline.ts';

export interface JobTarget {
  method: string;
  /** The path on the host; absent if the base address is not known before a run. */
  path?: string;
  /** The path below the base address, as the job writes it. */
  endpoint: string;
}

export interface FoundOperation {
  /** Undefined, too, if the address can be that of several operations. */
  operation: OutlinedOperation | undefined;
  /** The methods that are described for the path; none for an unknown path. */
  methods: readonly string[];
}

/** The operations of a path, by method. */
interface PathNode {
  literal: Map<string, PathNode>;
  /** The node below a segment with a parameter. */
  any: PathNode | undefined;
  operations: Map<string, OutlinedOperation>;
}

/** Finds the operations of a description by the addresses of jobs. */
export class OperationIndex {
  /** The paths with that of a base address, from the root of the host. */
  readonly #onHost = emptyNode();
  /** The paths below any base address: an API may run on another host, under another path. */
  readonly #belowBase = emptyNode();
  readonly #operations: readonly OutlinedOperation[];

  constructor(operations: readonly OutlinedOperation[]) {
    this.#operations = operations;
    for (const operation of operations) {
      insert(this.#belowBase, segmentsOf(operation.path), operation);
      for (const base of operation.bases) {
        insert(this.#onHost, [...segmentsOf(base), ...segmentsOf(operation.path)], operation);
      }
    }
  }

  /** The description of a job's address. */
  find({ method, path, endpoint }: JobTarget): FoundOperation {
    const onHost = path === undefined ? [] : pathsAt(this.#onHost, segmentsOf(path));
    const nodes = onHost.length > 0 ? onHost : pathsAt(this.#belowBase, segmentsOf(endpoint));
    const [operation, ...others] = nodes.flatMap(({ operations }) => operations.get(method) ?? []);
    return {
      operation: others.length === 0 ? operation : undefined,
      methods: [...new Set(nodes.flatMap(({ operations }) => [...operations.keys()]))],
    };
  }

  /** The described endpoint that one is most likely a misspelling of, with the placeholders of that one. */
  nearest({ method, endpoint }: JobTarget, basePath: string | undefined): string | undefined {
    const [address = ''] = endpoint.split(/[?#]/);
    const start = address.startsWith('/') ? '/' : '';
    const words = address.slice(start.length).replace(/\/$/, '');
    const written = words.split('/');
    const candidates = this.#operations.flatMap((operation) => {
      const described = endpointOf(operation, basePath).replace(/\/$/, '').split('/');
      if (operation.method !== method || described.length !== written.length) return [];
      return [described.map((segment, index) => (isOpen(segment) ? (written[index] ?? '') : segment)).join('/')];
    });
    const nearest = closestName(words, candidates);
    return nearest === undefined ? undefined : start + nearest + endpoint.slice(start.length + words.length);
  }
}

/** The endpoint of an operation below a base address with this path, as a job writes it. */
export function endpointOf({ path, bases }: OutlinedOperation, basePath: string | undefined): string {
  const own = segmentsOf(path);
  const base = basePath === undefined ? undefined : segmentsOf(basePath);
  const rests = bases.map((each) => base && without([...segmentsOf(each), ...own], base));
  return (rests.find((rest) => rest !== undefined) ?? own).join('/') + (path.endsWith('/') && path !== '/' ? '/' : '');
}

/** The rest of a path below another one; undefined if it is not below it. */
function without(path: readonly string[], base: readonly string[]): readonly string[] | undefined {
  const isBelow = base.every((segment, index) => path[index] === segment || isOpen(path[index] ?? ''));
  return isBelow && path.length >= base.length ? path.slice(base.length) : undefined;
}

function emptyNode(): PathNode {
  return { literal: new Map(), any: undefined, operations: new Map() };
}

/** The limit for the segments of a path, which bounds the search. */
const deepest = 100;

function insert(root: PathNode, segments: readonly string[], operation: OutlinedOperation): void {
  if (segments.length > deepest) return;
  let node = root;
  for (const segment of segments) {
    const next: PathNode = (isOpen(segment) ? node.any : node.literal.get(segment)) ?? emptyNode();
    if (isOpen(segment)) node.any = next;
    else node.literal.set(segment, next);
    node = next;
  }
  if (!node.operations.has(operation.method)) node.operations.set(operation.method, operation);
}

/**
 * The paths that these segments can be. A placeholder stands for a parameter of the document, or else for one of its
 * words there; a word stands for itself, or else for the value of a parameter.
 */
function pathsAt({ literal, any, operations }: PathNode, [segment, ...below]: readonly string[]): PathNode[] {
  if (segment === undefined) return operations.size > 0 ? [{ literal, any, operations }] : [];
  const words = isOpen(segment) ? [...literal.values()] : [literal.get(segment) ?? []].flat();
  const open = any === undefined ? [] : [any];
  const [first, second] = isOpen(segment) ? [open, words] : [words, open];
  const found = first.flatMap((node) => pathsAt(node, below));
  return found.length > 0 ? found : second.flatMap((node) => pathsAt(node, below));
}

/** The segments without empty ones: a slash too many or too few makes no other operation. */
function segmentsOf(path: string): string[] {
  const [address = ''] = path.split(/[?#]/);
  return address.split('/').flatMap((segment) => (segment === '' ? [] : [decodeUri(segment) ?? segment]));
}

/** Whether any value can be there: `{id}`, `{id}.json`. */
function isOpen(segment: string): boolean {
  return /\{[^{}]*\}/.test(segment);
}
