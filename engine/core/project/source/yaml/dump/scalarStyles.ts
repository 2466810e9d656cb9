import { plainScalar } from '../plainScalar.ts';

/** How PyYAML can write a text outside of brackets. */
export interface ScalarStyles {
  isMultiline: boolean;
  mayBePlain: boolean;
  mayBeSingleQuoted: boolean;
}

/** The styles that PyYAML allows for a text (`analyze_scalar` of its emitter). */
export function scalarStyles(text: string): ScalarStyles {
  const isMultiline = /[\n\x85\u2028\u2029]/.test(text);
  const mayBeSingleQuoted = !hasUnprintable(text) && !/ \n|\n /.test(text);
  const mayBePlain = mayBeSingleQuoted && !isMultiline && !/^ | $/.test(text) && !hasIndicator(text);
  return { isMultiline, mayBePlain: mayBePlain && plainScalar(text).kind === 'text', mayBeSingleQuoted };
}

/**
 * Whether a text has a character that PyYAML only writes with an escape, or that other readers of YAML do not take for a
 * line break as it does: these are escaped, too.
 */
function hasUnprintable(text: string): boolean {
  return /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10fffe}]/u.test(text);
}

/** Whether something in a text means more than itself without quotes. */
function hasIndicator(text: string): boolean {
  const isMarker = text.startsWith('---') || text.startsWith('...');
  return isMarker || /^[#,[\]{}&*!|>'"%@`]|^[?-](?:[\0\s]|$)|:(?:[\0\s]|$)|[\0\s]#/.test(text);
}
