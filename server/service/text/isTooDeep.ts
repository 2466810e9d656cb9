import { maxNesting } from '@pagewright/core/json/maxNesting';

/**
 * Whether the brackets of a text are nested so deeply that recursive functions would run
 * out of stack: deeper than a run accepts. Brackets in strings do not count.
 */
export function isTooDeep(text: string): boolean {
  return someDepth(text, (depth) => depth > maxNesting);
}

/** The number of characters of indentation of a text with each value on a separate line, up to about this many. */
export function countIndentation(text: string, tabSize: number, max: number): number {
  let characters = 0;
  someDepth(text, (depth) => {
    characters += depth * tabSize;
    return characters > max;
  });
  return characters;
}

/** Whether the depth at some bracket or comma of a text meets a condition. Those in strings do not count. */
function someDepth(text: string, isLikeThat: (depth: number) => boolean): boolean {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset++) {
    switch (text.charCodeAt(offset)) {
      case 0x22: // "
        offset = endOfText(text, offset);
        break;
      case 0x5b: // [
      case 0x7b: // {
        if (isLikeThat(++depth)) return true;
        break;
      case 0x2c: // ,
        if (isLikeThat(depth)) return true;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        if (depth > 0) depth--;
    }
  }
  return false;
}

/** The offset of the closing quote; without one, of the end of the line, where a string ends at the latest. */
function endOfText(text: string, start: number): number {
  for (let offset = start + 1; offset < text.length; offset++) {
    const sign = text.charCodeAt(offset);
    if (sign === 0x5c) offset++;
    else if (sign === 0x22 || sign === 0x0a || sign === 0x0d) return offset;
  }
  return text.length;
}
