import assert from 'node:assert/strict';
import path from 'node:path';
import type { Finding } from '../../../cli/formats/findFindings.ts';
import { jsonFormat } from '../../../cli/formats/jsonFormat.ts';
import { sarifFormat } from '../../../cli/formats/sarifFormat.ts';
import { sarifRules } from '../../../cli/formats/sarifRules.ts';
import { sarifUri } from '../../../cli/formats/sarifUri.ts';
import { textFormat } from '../../../cli/formats/textFormat.ts';
import { rules } from '../../../server/service/rules/index.ts';
import { type SarifLog, sarifFaults } from '../../support/sarifStructure.ts';

const folder = path.resolve('/work');
const finding: Finding = {
  file: 'apis/my orders.extractor.json',
  line: 3,
  column: 5,
  endLine: 3,
  endColumn: 12,
  severity: 'warning',
  code: 'config.unknown-key',
  message: 'A run does not know the key "x".',
  text: '"x"',
};
const schema = {
  definitions: { severities: { properties: { 'config.unknown-key': { markdownDescription: 'A `key` is unknown.' } } } },
};

const docs = 'https://example.com/docs';

function logOf(findings: readonly Finding[], address?: string): SarifLog {
  return JSON.parse(
    sarifFormat(findings, { version: '1.2.3', docs: address, folder, rules: sarifRules(schema, address) }),
  );
}

function resultsOf(findings: readonly Finding[]) {
  return logOf(findings).runs[0]?.results ?? [];
}

const printsOf = (findings: readonly Finding[]) =>
  resultsOf(findings).map(({ partialFingerprints }) => partialFingerprints['pagewright/v1']);

describe('findings as SARIF', () => {
  it('have the structure of the standard', () => {
    assert.deepEqual(sarifFaults(logOf([])), []);
    const severities = ['error', 'warning', 'information', 'hint'] as const;
    const log = logOf([
      ...severities.map((severity) => ({ ...finding, severity })),
      { ...finding, file: '/elsewhere/ä.json' },
      { ...finding, code: 'file.unreadable' },
    ]);
    assert.deepEqual(sarifFaults(log), []);
  });

  it('say where, what and how severe', () => {
    assert.deepEqual(
      resultsOf([finding]).map(({ partialFingerprints: _, ruleIndex, ...result }) => result),
      [
        {
          ruleId: 'config.unknown-key',
          level: 'warning',
          message: { text: finding.message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: 'apis/my%20orders.extractor.json', uriBaseId: '%SRCROOT%' },
                region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 12 },
              },
            },
          ],
        },
      ],
    );
  });

  it('call remarks a note', () => {
    const levels = (['error', 'warning', 'information', 'hint'] as const).map(
      (severity) => resultsOf([{ ...finding, severity }])[0]?.level,
    );
    assert.deepEqual(levels, ['error', 'warning', 'note', 'note']);
  });

  it('name every rule once, with a sentence and, where the documentation has an address, its explanation', () => {
    const { driver } = logOf([], docs).runs[0]?.tool ?? {};
    const ids = driver?.rules.map(({ id }) => id) ?? [];
    assert.deepEqual(ids.toSorted(), [...rules.flatMap(({ codes }) => codes), 'file.unreadable'].toSorted());
    const rule = driver?.rules.find(({ id }) => id === 'config.unknown-key');
    assert.equal(rule?.shortDescription.text, 'A key is unknown.');
    assert.equal(rule?.helpUri, `${docs}/diagnostics.md#config-unknown-key`);
    assert.deepEqual(sarifFaults(logOf([], docs)), []);
    assert.doesNotMatch(JSON.stringify(logOf([])), /helpUri|informationUri/);
  });

  it('point each finding to its rule', () => {
    for (const code of ['config.unknown-key', 'file.unreadable']) {
      const { runs } = logOf([{ ...finding, code }]);
      const index = runs[0]?.results[0]?.ruleIndex;
      assert.equal(runs[0]?.tool.driver.rules[index ?? -1]?.id, code);
    }
  });

  it('keep the fingerprint of a finding that moved, and tell alike ones apart', () => {
    const [first] = printsOf([finding]);
    assert.deepEqual(printsOf([{ ...finding, line: 30, message: 'in other words' }]), [first]);
    const others = [
      finding,
      finding,
      { ...finding, text: '"y"' },
      { ...finding, code: 'json.syntax' },
      { ...finding, file: 'b.json' },
    ];
    const prints = printsOf(others);
    assert.equal(prints[0], first);
    assert.equal(new Set(prints).size, others.length);
  });

  it('take the folder for the root of what is in it only', () => {
    assert.deepEqual(sarifUri('a.json', folder), { uri: 'a.json', uriBaseId: '%SRCROOT%' });
    assert.deepEqual(sarifUri('/work/b/a.json', folder), { uri: 'b/a.json', uriBaseId: '%SRCROOT%' });
    for (const file of ['/workshop/a.json', '../a.json']) {
      const { uri, uriBaseId } = sarifUri(file, folder);
      assert.match(uri, /^file:\/\/\/.*a\.json$/);
      assert.equal(uriBaseId, undefined);
    }
  });
});

describe('findings in other formats', () => {
  it('are a line each for a person, and their count', () => {
    const line = 'apis/my orders.extractor.json:3:5: warning: A run does not know the key "x". (config.unknown-key)';
    assert.equal(textFormat([finding, finding], 1), `${line}\n${line}\n\n2 warnings in 1 file`);
  });

  const counts: [severities: Finding['severity'][], files: number, line: string][] = [
    [[], 1, 'No problems in 1 file'],
    [['warning', 'error', 'error'], 3, '2 errors, 1 warning in 3 files'],
    [['hint', 'information'], 2, '2 notes in 2 files'],
    [['hint'], 1_000, '1 note in 1,000 files'],
  ];
  for (const [severities, files, line] of counts) {
    it(`end with "${line}"`, () => {
      const findings = severities.map((severity) => ({ ...finding, severity }));
      assert.equal(textFormat(findings, files).split('\n').at(-1), line);
    });
  }

  it('cannot act on a terminal', () => {
    assert.ok(!textFormat([{ ...finding, message: 'red \u001b[31m' }], 1).includes('\u001b'));
  });

  it('are a list in JSON, with nothing but what has always been in it', () => {
    const { file, line, column, severity, code, message } = finding;
    assert.deepEqual(JSON.parse(jsonFormat([finding])), [{ file, line, column, severity, code, message }]);
    assert.equal(jsonFormat([]), '[]');
  });
});
