import type { SourcePlace } from '@pagewright/core/project/source/sourceNode';

/** The places of a variable's name within a tag or a text: without braces and quotes. */
export function nameRanges(text: string, { file, start, end }: SourcePlace, name: string): SourcePlace[] {
  const written = text.slice(start, end);
  const isTag = written.includes('{{');
  const [opening, closing] = isTag ? [/\{\{[{&]?\s*/g, /^\s*\}\}/] : [/^["']?/g, /^["']?$/];
  return [...written.matchAll(opening)].flatMap(({ index, 0: before }) => {
    const from = index + before.length;
    const isName = written.startsWith(name, from) && closing.test(written.slice(from + name.length));
    return isName ? [{ file, start: start + from, end: start + from + name.length }] : [];
  });
}
