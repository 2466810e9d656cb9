import { stringIn } from '../../json/stringIn.ts';
import type { SourceField, SourceNode } from '../../project/source/sourceNode.ts';
import { fieldsOnce } from '../bodies/compactText.ts';

/** The JSON text of a value as Python's `json.dumps` with `sort_keys` writes it, after numbers were read as Python does. */
export function pythonJson(node: SourceNode): string {
  if (node.kind === 'scalar')
    return node.json.startsWith('"') ? asciiText(stringIn(node.json)) : pythonNumber(node.json);
  if (node.kind === 'list') return `[${node.items.map(pythonJson).join(', ')}]`;
  const fields = fieldsOnce(node.fields).toSorted(byCodePoints);
  const parts = fields.map(
    ({ key, value }) => `${asciiText(stringIn(key.json))}: ${value ? pythonJson(value) : 'null'}`,
  );
  return `{${parts.join(', ')}}`;
}

function asciiText(text: string): string {
  return JSON.stringify(text).replaceAll(/[\x7f-\uffff]/g, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return `\\u${code.padStart(4, '0')}`;
  });
}

/** A number as Python writes it: all digits of an integer, the shortest of a float. Anything else stays. */
function pythonNumber(json: string): string {
  if (/^-?\d+$/.test(json)) return String(BigInt(json));
  if (!/^-?\d/.test(json)) return json;
  const value = Number(json);
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (value === 0) return json.startsWith('-') ? '-0.0' : '0.0';
  const [mantissa = '', power = ''] = value.toExponential().split('e');
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16)
    return `${mantissa}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
  return withPoint(value, mantissa, exponent);
}

/** The digits of a number with its point after as many of them as the exponent says. */
function withPoint(value: number, mantissa: string, exponent: number): string {
  const sign = value < 0 ? '-' : '';
  const digits = mantissa.replace(/[-.]/g, '');
  if (exponent < 0) return `${sign}0.${'0'.repeat(-1 - exponent)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  return `${sign}${whole}.${digits.slice(exponent + 1) || '0'}`;
}

function byCodePoints(a: SourceField, b: SourceField): number {
  const [x, y] = [[...stringIn(a.key.json)], [...stringIn(b.key.json)]];
  const at = x.findIndex((character, index) => character !== y[index]);
  if (at < 0) return x.length - y.length;
  return (x[at]?.codePointAt(0) ?? 0) - (y[at]?.codePointAt(0) ?? -1);
}
