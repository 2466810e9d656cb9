import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evidenceCodes } from '../../../engine/core/verdict/evidence.ts';

const docs = readFileSync(path.join(import.meta.dirname, '..', '..', '..', 'docs', 'verdict.md'), 'utf8');
const sections = docs.split(/^## /m).slice(1);
/** The notes about a mapping are explained in the same way. */
const codes = [...Object.keys(evidenceCodes), 'column-empty', 'fields-unmapped'];
const codeOf = (section: string) => section.slice(0, section.indexOf('\n'));

describe('docs/verdict.md', () => {
  for (const code of codes) {
    it(`explains ${code} under its anchor, and what to do`, () => {
      const section = sections.find((each) => codeOf(each) === code);
      assert.ok(section, `no section for ${code}`);
      assert.match(section.replace(/\s+/g, ' '), /Nothing to do|\*\*To fix it:\*\*|are unchanged/);
    });
  }

  it('explains no code that nothing gives any more', () => {
    assert.deepEqual(
      sections.map(codeOf).filter((code) => !codes.includes(code)),
      [],
    );
  });
});
