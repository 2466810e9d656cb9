import assert from 'node:assert/strict';
import { differenceOf } from './differences.ts';
import { yamlTwin } from './yamlTwin.ts';

/**
 * Runs a case in YAML too, if the text has a twin there. A case whose result is listed as another one in YAML must have
 * another one.
 */
export function itInYaml(title: string, text: string, compare: (twin: string) => Promise<void>, marks?: RegExp): void {
  const twin = yamlTwin(text, marks);
  if (twin === undefined) return;
  const difference = differenceOf(title);
  if (difference === undefined) it(`${title} in YAML`, () => compare(twin));
  else
    it(`${title} in YAML, but not the same: ${difference}`, () => assert.rejects(compare(twin), assert.AssertionError));
}
