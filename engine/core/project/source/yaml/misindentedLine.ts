/** The content of a line whose indentation fits no list or map around it. */
export interface MisindentedLine {
  start: number;
  end: number;
}

/** The line at a position of a YAML text, or the next one, if it is indented unlike all lists and maps around it. */
export function misindentedLine(text: string, position: number): MisindentedLine | undefined {
  const columns: number[] = [];
  let takesBlock = true;
  for (const { start, line } of linesOf(text)) {
    if (start > position && lineBreaks(text, position, start) > 1) return undefined;
    const content = line.trimStart();
    if (content === '' || content.startsWith('#')) continue;
    const indent = line.length - content.length;
    while ((columns.at(-1) ?? -1) > indent) columns.pop();
    const isKnown = columns.at(-1) === indent;
    const hasLine = start + line.length >= position;
    if (hasLine && !isKnown && !takesBlock && hasKeyOrDash(content)) {
      const from = start + indent;
      return { start: from, end: from + keyOf(content).length };
    }
    columns.push(...(isKnown ? [] : [indent]), ...columnsAfterDashes(content, indent));
    takesBlock = endsOpen(content);
  }
  return undefined;
}

function* linesOf(text: string): Generator<{ start: number; line: string }, undefined> {
  for (let start = 0; start < text.length; ) {
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak < 0 ? text.length : lineBreak;
    yield { start, line: text.slice(start, end).trimEnd() };
    start = end + 1;
  }
}

function lineBreaks(text: string, from: number, to: number): number {
  return text.slice(from, to).split('\n').length - 1;
}

/** The line up to the colon of its key. */
function keyOf(content: string): string {
  const colon = content.search(/:(?:\s|$)/);
  return colon < 0 ? content : content.slice(0, colon).trimEnd();
}

/** Whether the value of a line is on the lines below: after a colon, a dash or the sign of a block text. */
function endsOpen(content: string): boolean {
  const comment = content.indexOf(' #');
  const words = (comment < 0 ? content : content.slice(0, comment)).trimEnd().split(' ');
  const last = words.findLast((word) => !/^[&!]/.test(word)) ?? '';
  return last === '-' || last.endsWith(':') || /^[|>][-+\d]{0,3}$/.test(last);
}

function hasKeyOrDash(content: string): boolean {
  return /^-(?:\s|$)/.test(content) || /:(?:\s|$)/.test(content);
}

function columnsAfterDashes(content: string, indent: number): number[] {
  const columns: number[] = [];
  for (let at = 0; /^- +\S/.test(content.slice(at)); columns.push(indent + at)) {
    at += 1 + (/^- +/.exec(content.slice(at))?.[0].length ?? 1) - 1;
  }
  return columns;
}
