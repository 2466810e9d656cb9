import type { SourcePlace } from '@pagewright/core/project/source/sourceNode';

/** The places of a variable's name within a tag or a text: without braces and quotes. */
export function nameRanges(text: string, { file, start, end }: SourcePlace, name: string): SourcePlace[] {
  const written = text.slice(start, end);
  const isTag = written.includes('{{');
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = isTag
    ? new RegExp(`(\\{\\{[{&]?\\s*)${escaped}(?=\\s*\\}\\})`, 'g')
    : new RegExp(`^(["']?)${escaped}(?=["']?$)`, 'g');
  return [...written.matchAll(pattern)].map(({ index, 1: before = '' }) => {
    const from = start + index + before.length;
    return { file, start: from, end: from + name.length };
  });
}
