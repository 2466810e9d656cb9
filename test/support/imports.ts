import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** A file and one of the modules it imports; paths from the root, packages by name. `type` imports and those at run time are marked. */
export interface Arrow {
  from: string;
  to: string;
  isType: boolean;
  isLazy: boolean;
}

function arrowsOf(file: string): Arrow[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const imports = text.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/gm,
  );
  return [...imports].map(([, type, named, lazy]) => {
    const target = named ?? lazy ?? '';
    return { from: file, to: fileOf(target, file), isType: type !== undefined, isLazy: lazy !== undefined };
  });
}

function fileOf(target: string, importer: string): string {
  // Each of these has a twin for the browser, which imports its types.
  if (target.startsWith('#native/')) return target.replace('#native', 'engine/core/native/node');
  if (target.startsWith('#disk/')) return target.replace('#disk', 'client/shared/disk/node');
  return target.startsWith('.') ? path.join(path.dirname(importer), target) : target;
}

/** Every import of a source file of the product. */
export const arrows = sourceFiles.flatMap(arrowsOf);

/** The imports that lie on a cycle of areas, each as `from → to`: none where the areas can be put in an order. */
export function cyclesOf(areaOf: (file: string) => string | undefined): string[] {
  const between = arrows.flatMap(({ from, to }) => {
    const [start, end] = [areaOf(from), areaOf(to)];
    return start === undefined || end === undefined || start === end ? [] : [{ start, end, text: `${from} → ${to}` }];
  });
  const next = Map.groupBy(between, ({ start }) => start);
  const reachedFrom = (area: string, reached = new Set<string>()): Set<string> => {
    for (const { end } of next.get(area) ?? []) if (!reached.has(end)) reachedFrom(end, reached.add(end));
    return reached;
  };
  const reached = new Map([...next.keys()].map((area) => [area, reachedFrom(area)]));
  return between.filter(({ start, end }) => reached.get(end)?.has(start)).map(({ text }) => text);
}
