import { decodeUri } from '../text/decodeUri.ts';

/** The names that HTML has for the punctuation of ASCII, in the order of the characters. */
const asciiNames =
  '! excl " quot # num $ dollar % percnt & amp \' apos ( lpar ) rpar * ast + plus , comma . period / sol : colon ; semi ' +
  '< lt = equals > gt ? quest @ commat [ lsqb \\ bsol ] rsqb ^ Hat _ lowbar ` grave { lcub | verbar } rcub';

/** The HTML names of the characters from U+00A0 to U+00FF, in order. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const characters = new Map([
  ...latinNames.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ...[...asciiNames.matchAll(/(\S) (\S+)/g)].map(([, character = '', name = '']): [string, string] => [
    name,
    character,
  ]),
]);
const names = new Map([...characters].map(([name, character]) => [character, name]));

/** The short escapes of JSON; `\"`, `\/` and the like are the character itself. */
const controls: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** A character in percent escapes: the bytes of UTF-8, or else a single byte. */
const percent =
  /%[CDcd][\dA-Fa-f]%[89ABab][\dA-Fa-f]|%[Ee][\dA-Fa-f](?:%[89ABab][\dA-Fa-f]){2}|%[Ff][0-7](?:%[89ABab][\dA-Fa-f]){3}|%([\dA-Fa-f]{2})/;

/** An escape of an address, a form, JSON, a string in a program, or HTML. */
const anyEscape = new RegExp(
  String.raw`(${percent.source})|\\u([\dA-Fa-f]{4})|\\x([\dA-Fa-f]{2})|\\(["'/\\bfnrt])|&#(\d{1,9});?|&#[xX]([\dA-Fa-f]{1,8});?|&(\w{1,8});`,
  'g',
);

/** More layers of escapes than any API nests. */
const maxLayers = 8;

/** The HTML name of a character. */
export function htmlName(character: string): string | undefined {
  return names.get(character);
}

/** A text and its layers without escapes, from the text itself to one without any. `+` is a space, as in a form. */
export function layersOf(text: string): string[] {
  const layers = [text];
  for (let last = text; layers.length <= maxLayers; layers.push(last)) {
    const read = /[%\\&+]/.test(last) ? last.replace(anyEscape, unescaped).replaceAll('+', ' ') : last;
    if (read === last) break;
    last = read;
  }
  return layers;
}

/** The places in a layer, in order, that became `places` in the next layer. */
export function placesBefore(layer: string, places: readonly number[]): number[] {
  const before: number[] = [];
  let removed = 0;
  for (const match of layer.matchAll(anyEscape)) {
    while (before.length < places.length && (places[before.length] ?? 0) <= match.index - removed) take();
    removed += match[0].length - unescaped(match[0], ...match.slice(1)).length;
  }
  while (before.length < places.length) take();
  return before;

  function take(): void {
    before.push((places[before.length] ?? 0) + removed);
  }
}

/** The character of an escape, also of a single byte, because `secretForms` contains the bytes of a secret. */
function unescaped(whole: string, ...parts: (string | number | undefined)[]): string {
  const [inPercent, single, unicode, byte, short, decimal, hexadecimal, name] = parts;
  if (inPercent !== undefined && single === undefined) return decodeUri(whole) ?? whole;
  const hex = single ?? unicode ?? byte ?? hexadecimal;
  if (hex !== undefined) return character(Number.parseInt(String(hex), 16)) ?? whole;
  if (decimal !== undefined) return character(Number(decimal)) ?? whole;
  if (short !== undefined) return controls[short] ?? String(short);
  return characters.get(String(name)) ?? whole;
}

function character(code: number): string | undefined {
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
