import { execFileSync } from 'node:child_process';

/** A Node to measure with. */
export interface Node {
  /** For example `Node 24.21.0`. */
  title: string;
  program: string;
}

const pinned = process.execPath;
const ofMachine = process.env['PAGEWRIGHT_NODE_OF_THE_MACHINE'] ?? pinned;

/**
 * The Nodes that are named, by a path or as `pinned` and `machine`; without names the pinned one, which runs this, and
 * that of the machine if it is another.
 */
export function findNodes(names = 'pinned,machine'): Node[] {
  const known: Record<string, string> = { pinned, machine: ofMachine };
  const nodes = names.split(',').map((name) => nodeOf(known[name] ?? name));
  return [...new Map(nodes.map((node) => [node.title, node])).values()];
}

function nodeOf(program: string): Node {
  const version = execFileSync(program, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
  return { title: `Node ${version}`, program };
}
