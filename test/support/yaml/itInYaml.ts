import assert from 'node:assert/strict';
import { yamlTwin } from './yamlTwin.ts';

/**
 * Runs a case in YAML too, if the text has a twin there. In a text with escapes the places are not known: such a case is
 * the one difference between the syntaxes, and must be one.
 */
export function itInYaml(title: string, text: string, compare: (twin: string) => Promise<void>): void {
  const twin = yamlTwin(text);
  if (twin === undefined) return;
  if (!/with escapes/.test(title)) it(`${title} in YAML`, () => compare(twin));
  else
    it(`not ${title} in YAML, where places in a text with escapes are not known`, () => assert.rejects(compare(twin)));
}
