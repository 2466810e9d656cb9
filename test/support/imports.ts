import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { roomOf } from './rooms.ts';
import { sourceFiles } from './sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * A file and one of the modules it imports: as it is written, and its target, by its path from the root or the name of
 * its package.
 */
export interface Arrow {
  from: string;
  written: string;
  to: string;
  /** Whether it is gone at run time, and whether it is loaded when it is needed. */
  isType: boolean;
  isLazy: boolean;
}

function arrowsOf(file: string): Arrow[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const imports = text.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/gm,
  );
  return [...imports].map(([, type, named, lazy]) => {
    const written = named ?? lazy ?? '';
    return { from: file, written, to: placeOf(written, file), isType: type !== undefined, isLazy: lazy !== undefined };
  });
}

function placeOf(written: string, importer: string): string {
  if (written.startsWith('.')) return path.join(path.dirname(importer), written);
  if (!/^(#|@pagewright\/)/.test(written)) return written;
  // Where a room has two files for one name, that of a machine; the other has the same types.
  return path.relative(root, createRequire(path.join(root, importer)).resolve(written)).replaceAll(path.sep, '/');
}

/** Every import of a source file of the product. */
export const arrows = sourceFiles.flatMap(arrowsOf);

/** The name of the package that an import names: nothing for a path, a module of Node or VS Code's own. */
export function packageOf({ written }: Arrow): string | undefined {
  if (/^(\.|#|node:)|^vscode$/.test(written)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(written)?.[0];
}

/** Whether a path goes from a room to a file of another one. */
export function leavesRoom({ from, written, to }: Arrow): boolean {
  return written.startsWith('.') && roomOf(from) !== roomOf(to);
}

/** The imports that lie on a cycle of areas, each as `from → to`: none where the areas can be put in an order. */
export function cyclesOf(areaOf: (file: string) => string | undefined, among: readonly Arrow[] = arrows): string[] {
  const between = among.flatMap(({ from, to }) => {
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
