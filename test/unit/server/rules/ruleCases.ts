import assert from 'node:assert/strict';
import type { CodeAction } from 'vscode-json-languageservice';
import type { ExtractorService } from '../../../../server/service/extractorService.ts';
import { documentOf } from '../../../support/cursor.ts';
import { expectFindings } from '../../../support/findings.ts';
import { readMarks, writeMarks } from '../../../support/marks.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';
import { casesByCode } from './casesByCode.ts';

/** A case title and a text in which `«` and `»` mark where the finding stands. */
export type FiringCase = [title: string, marked: string, message?: RegExp];
export type QuietCase = [title: string, text: string];

/** Describes when a rule reports a finding and when it must not. */
export function ruleCases(
  code: string,
  cases: {
    service: () => ExtractorService;
    speaks: FiringCase[];
    isQuiet: QuietCase[];
    /** How many ways there are to turn a finding off; without it two: in the file and in the workspace. */
    mutes?: number;
  },
): void {
  const known = casesByCode.get(code) ?? { speaks: 0, isQuiet: 0 };
  casesByCode.set(code, {
    speaks: known.speaks + cases.speaks.length,
    isQuiet: known.isQuiet + cases.isQuiet.length,
  });
  for (const [title, marked, message] of cases.speaks) {
    it(`speaks of ${title}`, async () => {
      assert.match(marked, /«/, 'the case marks no place');
      const found = await expectFindings(cases.service(), code, marked);
      for (const diagnostic of found) if (message) assert.match(diagnostic.message, message);
      await expectNoSecrets(cases.service(), readMarks(marked).text);
      await expectFixesFirst(cases.service(), code, readMarks(marked).text, cases.mutes ?? 2);
    });
  }
  for (const [title, text] of cases.isQuiet) {
    it(`is quiet about ${title}`, async () => {
      await expectFindings(cases.service(), code, text);
    });
  }
  for (const [title, marked] of [...cases.speaks, ...cases.isQuiet]) {
    // What is wrong with the syntax itself has other codes in YAML.
    const same = (twin: string) => (code.startsWith('json.syntax') ? twin.replaceAll(/[«»]/g, '') : twin);
    itInYaml(
      `finds the same of ${title}`,
      marked,
      async (twin) => assert.equal(await foundInYaml(cases.service(), code, same(twin)), same(twin)),
      /[«»]/g,
    );
  }
}

/** The text with marks around the findings of a code. */
async function foundInYaml(service: ExtractorService, code: string, marked: string): Promise<string> {
  const composed = inYaml(service);
  const document = await openYaml(composed, readMarks(marked).text);
  const found = (await composed.findDiagnostics(document)).filter((diagnostic) => diagnostic.code === code);
  const spans = found.map(({ range }) => {
    const offset = document.offsetAt(range.start);
    return { offset, length: document.offsetAt(range.end) - offset };
  });
  return writeMarks({ text: document.getText(), spans });
}

/** No finding, and no title of a fix, shows a credential that is in an address, or a value of a key with `#`. */
async function expectNoSecrets(service: ExtractorService, text: string): Promise<void> {
  const secret = 'pl4nted-5ecret';
  const planted = text
    .replace(/("(?:endpoint|baseUrl)": *"[^"?]*)(?:\?([^"]*))?"/g, `$1?api_key=${secret}&$2#access_token=${secret}"`)
    .replace(/"config": *\{/, `$&"#planted": "${secret}", "${secret}": 1, `);
  const document = documentOf(planted);
  const found = await service.findDiagnostics(document);
  const shown = [
    ...found.map(({ message }) => message),
    ...(await service.findCodeActions(document, found)).map(({ title }) => title),
  ];
  assert.deepEqual(
    shown.filter((each) => each.includes(secret)),
    [],
  );
}

/** Expects the fixes of a finding before those that turn its code off, in the order of VS Code. */
async function expectFixesFirst(
  service: ExtractorService,
  code: string,
  text: string,
  muteCount: number,
): Promise<void> {
  const document = documentOf(text);
  const found = (await service.findDiagnostics(document)).filter((diagnostic) => diagnostic.code === code);
  const fixes = await service.findCodeActions(document, found);
  const mutes = await service.findSilencings(document, found, { createFiles: true });
  assert.equal(mutes.length, muteCount);
  assert.deepEqual(inEditorOrder([...fixes, ...mutes]).slice(fixes.length), mutes);
  assert.ok(mutes.every(({ isPreferred }) => isPreferred !== true));
}

/**
 * The order of VS Code: first the actions that name their diagnostic, the preferred ones before the others, then the
 * rest as they came.
 */
function inEditorOrder(actions: readonly CodeAction[]): CodeAction[] {
  const rank = ({ diagnostics = [], isPreferred }: CodeAction) =>
    (diagnostics.length > 0 ? 0 : 2) + (isPreferred ? 0 : 1);
  return actions.toSorted((a, b) => rank(a) - rank(b));
}
