/** The anchors that the headings of a Markdown text have on GitHub and in editors, in order. */
export function headingAnchors(markdown: string): string[] {
  const seen = new Map<string, number>();
  return headings(markdown).map((heading) => {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}

/** The numbers of the sections of a Markdown text, as its headings begin with them: `4`, `4.1`. */
export function sectionNumbers(markdown: string): string[] {
  return headings(markdown).flatMap((heading) => /^(\d+(?:\.\d+)*)\.? /.exec(heading)?.[1] ?? []);
}

/** A line that begins with `#` within a block of code is none. */
function headings(markdown: string): string[] {
  const prose = markdown.replace(/^( *)(```|~~~)[\s\S]*?^\1\2/gm, '');
  return [...prose.matchAll(/^#{1,6} +(.*?) *$/gm)].map(([, heading = '']) => heading);
}
