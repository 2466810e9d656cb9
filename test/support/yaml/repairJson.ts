/** Texts that stand for what is not written; they are taken out of the YAML again. */
export const holes = {
  /** A key or a value at the cursor, with all that belongs to it. */
  part: 'hole\u{e000}',
  /** A value: its colon or its dash is there. */
  value: 'hole\u{e001}',
  /** The end of a text: the closing quote is not there. */
  quote: '\u{e002}',
} as const;

/** A JSON text that was half typed, with what it lacks. */
export interface RepairedJson {
  text: string;
  /** The texts that were put in, in their order, by the positions in the half typed one. */
  inserts: { at: number; text: string }[];
  /** Whether it ended too early. */
  isCut: boolean;
}

interface Open {
  closing: '}' | ']';
  /** The part that comes next. */
  next: 'key' | 'colon' | 'value' | 'comma';
}

const token = /\s+|"(?:[^"\\\n]|\\.)*"|"(?:[^"\\\n]|\\.)*$|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/y;
/** A key of which only the first letters are there. */
const typedKey = `"typ": "${holes.part}"`;

/** Repairs a JSON text in which values, colons, quotes or brackets are not there yet; undefined: it lacks something else. */
export function repairJson(text: string): RepairedJson | undefined {
  const inserts: RepairedJson['inserts'] = [];
  const stack: Open[] = [];
  const put = (at: number, what: string) => inserts.push({ at, text: what });
  /** Puts in what is missing before a comma, a bracket or the end. */
  const finish = (top: Open, at: number, isEnd: boolean, isInnermost = false) => {
    if (top.next === 'colon') put(at, `: "${holes.part}"`);
    else if (top.next === 'value') put(at, `"${holes.value}"`);
    else if (top.next === 'key' && isEnd) put(at, typedKey);
    else if (isInnermost && top.closing === '}') put(at, `, ${typedKey}`);
    else if (isInnermost) put(at, `, "${holes.quote}"`);
    top.next = 'comma';
  };
  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(text)?.[0];
    const top = stack.at(-1);
    if (found === undefined) return undefined;
    if (found.trim() === '') continue;
    if (found === '}' || found === ']') {
      const isEmptyList = found === ']' && text.slice(0, at).trimEnd().endsWith('[');
      if (top?.closing !== found) return undefined;
      if (!isEmptyList) finish(top, at, false);
      stack.pop();
    } else if (found === ',') {
      if (!top) return undefined;
      finish(top, at, false);
      top.next = top.closing === '}' ? 'key' : 'value';
    } else if (found === ':') {
      if (top?.next !== 'colon') return undefined;
      top.next = 'value';
    } else {
      const isKey = top?.next === 'key' && found.startsWith('"');
      if (!isKey && top && top.next !== 'value') return undefined;
      if (!top && stack.length === 0 && at > 0) return undefined;
      if (top) top.next = isKey ? 'colon' : 'comma';
      const isOpen = found.startsWith('"') && (found === '"' || !/[^\\](?:\\\\)*"$/.test(found));
      if (isOpen) put(text.length, isKey ? '"' : `${holes.quote}"`);
      if (found === '{') stack.push({ closing: '}', next: 'key' });
      if (found === '[') stack.push({ closing: ']', next: 'value' });
    }
  }
  const isCut = stack.length > 0;
  const isOpenText = inserts.at(-1)?.at === text.length;
  for (let top = stack.pop(), isFirst = !isOpenText; top; top = stack.pop(), isFirst = false) {
    finish(top, text.length, true, isFirst);
    put(text.length, top.closing);
  }
  const repaired = inserts
    .toReversed()
    .reduce((all, { at, text: what }) => all.slice(0, at) + what + all.slice(at), text);
  return { text: repaired, inserts, isCut };
}
