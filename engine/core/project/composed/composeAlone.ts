import { readJsonSource } from '../source/readJsonSource.ts';
import { type ComposedText, composeText } from './composeText.ts';

/** A JSON text that is in no file, as one that was composed; undefined: it is no JSON. */
export function composeAlone(text: string): ComposedText | undefined {
  const root = readJsonSource(text, '');
  return root && composeText(root);
}
