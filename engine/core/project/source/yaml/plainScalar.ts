/** What PyYAML takes an unquoted scalar for. A date, an infinity and `=` are values that JSON has not. */
export type PlainKind = 'text' | 'null' | 'boolean' | 'integer' | 'float' | 'date' | 'special';

export interface PlainScalar {
  kind: PlainKind;
  /** Its JSON text, a number with the digits of the file if JSON can have them; a value that JSON has not as a text. */
  json: string;
}

/** The rules of YAML 1.1 as PyYAML has them, by which a text is tried in this order. */
const kinds: readonly (readonly [Exclude<PlainKind, 'text'>, RegExp])[] = [
  ['null', /^(?:~|null|Null|NULL|)$/],
  ['boolean', /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/],
  ['integer', /^[-+]?(?:0b[01_]+|0[0-7_]+|0|[1-9][0-9_]*|0x[0-9a-fA-F_]+|[1-9][0-9_]*(?::[0-5]?[0-9])+)$/],
  [
    'float',
    /^(?:[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*)$/,
  ],
  ['special', /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|=|<<)$/],
  [
    'date',
    /^(?:\d{4}-\d\d-\d\d|\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)$/,
  ],
];

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** The kind and the value of an unquoted scalar, as kbagent reads it. */
export function plainScalar(text: string): PlainScalar {
  const kind = kindOf(text);
  if (kind === 'text') return { kind, json: JSON.stringify(text) };
  if (kind === 'null') return { kind, json: 'null' };
  if (kind === 'boolean') return { kind, json: String(/^(?:yes|true|on)$/i.test(text)) };
  if (kind === 'integer' || kind === 'float') return { kind, json: numberJson(text, kind) };
  return { kind, json: JSON.stringify(text) };
}

/** Words with a type are short and begin with few letters, so that most texts need no pattern. */
function kindOf(text: string): PlainKind {
  const isWord = text.length <= 'false'.length && (text === '' || '~nNyYtTfFoO'.includes(text.charAt(0)));
  const isNumber = text !== '' && '0123456789+-.=<'.includes(text.charAt(0));
  return isWord || isNumber ? (kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'text') : 'text';
}

function numberJson(text: string, kind: 'integer' | 'float'): string {
  if (jsonNumber.test(text)) return text;
  const sign = text.startsWith('-') ? '-' : '';
  const digits = text.replace(/^[-+]/, '').replaceAll('_', '');
  if (kind === 'integer') return sign + String(integerOf(digits));
  const value = digits.includes(':') ? sexagesimal(digits.split(':').map(Number)) : Number(digits);
  return sign + floatJson(value);
}

function integerOf(digits: string): bigint {
  if (digits.includes(':')) return digits.split(':').reduce((sum, part) => sum * 60n + BigInt(part), 0n);
  return BigInt(/^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits);
}

function sexagesimal(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}

/** A float stays one: `1.` is `1.0`. */
function floatJson(value: number): string {
  const text = String(value);
  return /^\d+$/.test(text) ? `${text}.0` : text;
}
