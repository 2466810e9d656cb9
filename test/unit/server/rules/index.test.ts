import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fixes } from '../../../../server/service/fixes/index.ts';
import { explanationOf } from '../../../../server/service/rules/explanationOf.ts';
import { rules } from '../../../../server/service/rules/index.ts';
import { testService } from '../../../support/testService.ts';

const root = path.join(import.meta.dirname, '../../../..');
const codes = rules.flatMap((rule) => rule.codes);
const sections = readFileSync(path.join(root, 'docs/diagnostics.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? []);

describe('the rules', () => {
  it('name each code once', () => assert.deepEqual(codes, [...new Set(codes)]));

  for (const code of codes) {
    it(`explain ${code} under its anchor`, () => {
      assert.match(code, /^[a-z]+\.[a-z]+(-[a-z]+)*$/);
      // A heading's anchor drops its dots, so the code is written with dashes there.
      assert.ok(sections.includes(code.replaceAll('.', '-')), `docs/diagnostics.md has no section for ${code}`);
      assert.ok(explanationOf(code).endsWith(`docs/diagnostics.md#${code.replaceAll('.', '-')}`));
    });
  }

  it('find what the fixes are for', () => {
    for (const code of fixes.flatMap((fix) => fix.codes)) assert.ok(codes.includes(code), code);
  });

  it('give every diagnostic its code, its source and a link', async () => {
    const text = '{"api": {"baseURL": "https://a.b/v2", "pagination": {"method": "ofset"}}, "config": {"jobs": [{}],}}';
    const diagnostics = await testService().checkText('file:///work/a.extractor.json', text);
    assert.ok(diagnostics.length >= 4);
    for (const { code, source, codeDescription } of diagnostics) {
      assert.ok(codes.includes(String(code)));
      assert.equal(source, 'pagewright');
      assert.equal(codeDescription?.href, explanationOf(String(code)));
    }
  });
});
