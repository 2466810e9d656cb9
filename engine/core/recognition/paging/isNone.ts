const none = /^(|0|null|nil|none|false|true|end|eof|undefined|-\d+)$/i;

/** Whether a text where a token may be means that there is none. */
export function isNone(text: string): boolean {
  return none.test(text.trim());
}
