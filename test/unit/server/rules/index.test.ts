import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { yamlCodes } from '@pagewright/core/project/source/yaml/yamlCodes';
import { expectCodes } from '@pagewright/core/testing/checkExpect';
import { diagnosticSections } from '../../../../scripts/lib/diagnosticSections.ts';
import { extensionManifest } from '../../../../scripts/lib/extensionManifest.ts';
import { workspaceSchema } from '../../../../scripts/lib/severitySchemas.ts';
import { fixes } from '../../../../server/service/fixes/index.ts';
import { explanationOf } from '../../../../server/service/rules/explanationOf.ts';
import { rules } from '../../../../server/service/rules/index.ts';
import { severityLevels } from '../../../../server/service/severities/severityLevel.ts';
import { testService } from '../../../support/testService.ts';
import { casesByCode } from './casesByCode.ts';

const root = path.join(import.meta.dirname, '../../../..');
const codes = rules.flatMap((rule) => rule.codes);
/** With those of `expect.json`, of what is found in project folders and in the syntax of their files, where no rule looks. */
const allCodes = [...codes, ...expectCodes, ...yamlCodes, ...codesOfProject()].toSorted();
const page = readFileSync(path.join(root, 'docs/diagnostics.md'), 'utf8');
const sections = new Map(page.split(/^## /m).map((section) => [section.split('\n')[0], section]));
const read = diagnosticSections(page);
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

// The tests of the rules register their cases when they are loaded, also where this file is run alone.
const require = createRequire(import.meta.url);
for (const file of readdirSync(import.meta.dirname)) {
  if (file.endsWith('.test.ts') && file !== path.basename(import.meta.filename)) require(`./${file}`);
}

/** The codes of what is found in a project folder, which no rule gives. */
function codesOfProject(): string[] {
  const files = globSync('engine/core/project/**/*.ts', { cwd: root });
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => text.match(/(?<=')(?:project|variable)\.[a-z-]+(?=')/g) ?? []))];
}

describe('the rules', () => {
  it('name each code once', () => assert.deepEqual(codes, [...new Set(codes)]));

  it('know 45 kinds of mistakes and more', () => assert.ok(codes.length >= 45));

  for (const code of allCodes) {
    it(`explain ${code}: what it means, what happens at run time, how to fix it`, () => {
      assert.match(code, /^[a-z]+\.[a-z]+(-[a-z]+)*$/);
      // A heading's anchor drops its dots, so the code is written with dashes there.
      const anchor = code.replaceAll('.', '-');
      const section = sections.get(anchor) ?? '';
      assert.ok(section.includes(`Code \`${code}\``), `docs/diagnostics.md has no section for ${code}`);
      assert.match(section, /^- \*\*At run time:\*\* ./m);
      assert.match(section, /^- \*\*To fix it:\*\* ./m);
      assert.equal(explanationOf(code), `diagnostics.md#${anchor}`);
    });
  }

  for (const code of codes) {
    it(`have cases for ${code} in which it must be found and in which it must not`, () => {
      const { speaks, isQuiet } = casesByCode.get(code) ?? { speaks: 0, isQuiet: 0 };
      assert.ok(speaks > 0 && isQuiet > 0, `${speaks} and ${isQuiet} cases`);
    });
  }

  it('are what the page explains, no more and no less, each in a sentence', () => {
    assert.deepEqual(read.map(({ code }) => code).toSorted(), allCodes);
    for (const { code, summary } of read) assert.match(summary, /^[A-Z`#].{10,}\.$/, code);
  });

  it('are what can be set in the settings of the extension that ships', () => {
    const shipped = JSON.parse(extensionManifest(JSON.stringify(manifest), read));
    const setting = shipped.contributes.configuration.properties['pagewright.diagnostics.severity'];
    assert.deepEqual(Object.keys(setting.properties), allCodes);
    for (const { enum: levels } of Object.values<{ enum: string[] }>(setting.properties)) {
      assert.deepEqual(levels, [...severityLevels]);
    }
  });

  it('are what `.pagewright.json` can turn off, which is checked where VS Code finds the schema', () => {
    const { definitions } = workspaceSchema(read);
    assert.deepEqual(Object.keys(definitions.severities.properties), allCodes);
    assert.deepEqual(manifest.contributes.jsonValidation, [
      { fileMatch: '.pagewright.json', url: './dist/schemas/workspace.schema.json' },
    ]);
  });

  it('find what the fixes are for', () => {
    for (const code of fixes.flatMap((fix) => fix.codes)) assert.ok(codes.includes(code), code);
  });

  it('give every diagnostic its code and its source', async () => {
    const text = '{"api": {"baseURL": "https://a.b/v2", "pagination": {"method": "ofset"}}, "config": {"jobs": [{}],}}';
    const diagnostics = await testService().checkText('file:///work/a.extractor.json', text);
    assert.ok(diagnostics.length >= 4);
    for (const { code, source } of diagnostics) {
      assert.ok(codes.includes(String(code)));
      assert.equal(source, 'pagewright');
    }
  });
});
