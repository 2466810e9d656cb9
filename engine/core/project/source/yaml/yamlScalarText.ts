import { stringIn } from '../../../json/stringIn.ts';
import { plainScalar } from './plainScalar.ts';

/** How a text is quoted in YAML. */
export type YamlQuotes = '' | "'" | '"';

/** The text of a scalar in YAML, by its JSON text: a text with these quotes if they can hold it. */
export function yamlScalarText(json: string, quotes: YamlQuotes, isFlow: boolean): string {
  if (!json.startsWith('"')) return yamlNumber(json);
  const text = stringIn(json);
  if (quotes === '' && isPlain(text, isFlow)) return text;
  if (!isPrintable(text) || quotes === '"') return doubleQuoted(text);
  return quotes === '' && text.includes("'") && !/["\\]/.test(text) ? doubleQuoted(text) : singleQuoted(text);
}

/** The text of a number, or of another scalar that is no text. YAML 1.1 knows an exponent only after a dot, and with a sign. */
export function yamlNumber(json: string): string {
  const [, whole = '', fraction = '', exponent = ''] = /^(-?\d+)(\.\d+)?(?:[eE](.*))?$/.exec(json) ?? [];
  if (exponent === '') return json;
  return `${whole}${fraction || '.0'}e${/^[-+]/.test(exponent) ? '' : '+'}${exponent}`;
}

/** Whether a text can stand without quotes and is still a text. */
function isPlain(text: string, isFlow: boolean): boolean {
  if (!/^[^\s\-?:,[\]{}#&*!|>'"%@`=<~]/.test(text) || /\s$/.test(text)) return false;
  if (!isPrintable(text) || /:(?:\s|$)|\s#|\t/.test(text)) return false;
  if (isFlow && /[,[\]{}:?]/.test(text)) return false;
  return text !== '...' && plainScalar(text).kind === 'text';
}

/** Whether a text is on one line and has no character that YAML does not print. */
function isPrintable(text: string): boolean {
  return (
    !/[^\t\x20-\x7e\xa0-\u2027\u202a-\ufefe\uff00-\ufffd]/.test(
      text.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, ''),
    ) && !/[\ud800-\udfff]/.test(text.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, ''))
  );
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** JSON's escapes are YAML's, too; what YAML does not print is escaped as well. */
function doubleQuoted(text: string): string {
  return JSON.stringify(text).replaceAll(/[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
