import type { TreeFiles } from '../../engine/core/project/model/treeFiles.ts';
import type { SourcePlace } from '../../engine/core/project/source/sourceNode.ts';
import { readMarks } from './marks.ts';

/** A tree in memory. */
export interface MemoryTree {
  files: TreeFiles;
  texts: ReadonlyMap<string, string>;
  /** The places that were marked, in the order of the files. */
  marks: SourcePlace[];
  /** The files that were read, each time. */
  reads: string[];
  /** How many folders were listed. */
  listed: string[];
}

/** A tree of texts by their paths; `«` and `»` stand around the places that matter. */
export function memoryTree(marked: Readonly<Record<string, string>>): MemoryTree {
  const texts = new Map<string, string>();
  const marks: SourcePlace[] = [];
  for (const [file, content] of Object.entries(marked)) {
    const { text, spans } = readMarks(content);
    texts.set(file, text);
    for (const { offset, length } of spans) marks.push({ file, start: offset, end: offset + length });
  }
  const names = namesIn([...texts.keys()]);
  const [reads, listed]: [string[], string[]] = [[], []];
  const files: TreeFiles = {
    read(file) {
      reads.push(file);
      return Promise.resolve(texts.get(file));
    },
    list(folder) {
      listed.push(folder);
      return Promise.resolve([...(names.get(folder) ?? [])]);
    },
  };
  return { files, texts, marks, reads, listed };
}

/** The names in each folder. */
function namesIn(paths: readonly string[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const path of paths) {
    const steps = path.split('/');
    for (const [index, name] of steps.entries()) {
      const folder = steps.slice(0, index).join('/');
      names.set(folder, (names.get(folder) ?? new Set()).add(name));
    }
  }
  return names;
}

/** The text at a place, with its file. */
export function shownPlace({ texts }: MemoryTree, { file, start, end }: SourcePlace): string {
  return `${file}: ${texts.get(file)?.slice(start, end) ?? 'no such file'}`;
}
