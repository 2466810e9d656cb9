const none = /^(|0|null|nil|none|false|true|end|eof|undefined|-\d+)$/i;

/** Whether a text in place of a token means that there is none. */
export function isNone(text: string): boolean {
  return none.test(text.trim());
}
