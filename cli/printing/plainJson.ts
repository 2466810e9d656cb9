/**
 * Characters that a terminal may obey, or not show as they are, beyond the control characters that JSON escapes anyway:
 * those of C1 and DEL, line ends of Unicode, those that change the direction of text, and those without width.
 */
const unsafe = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A value as JSON that is safe on a terminal. */
export function plainJson(value: unknown, indent?: number): string {
  return plainJsonText(JSON.stringify(value, undefined, indent));
}

/** The JSON text with escapes, which is safe on a terminal and has the same meaning. */
export function plainJsonText(json: string): string {
  return json.replace(unsafe, (sign) => Array.from({ length: sign.length }, (_, at) => escaped(sign, at)).join(''));
}

function escaped(text: string, at: number): string {
  return `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`;
}
