import { plainJson } from '../printing/plainJson.ts';
import type { Finding } from './findFindings.ts';
import { fingerprintsOf } from './fingerprintsOf.ts';
import { sarifUri } from './sarifUri.ts';

/** The input of a SARIF log besides the findings. */
export interface SarifSetting {
  version: string;
  /** The address of the documentation, if it has one. */
  docs?: string | undefined;
  /** The folder that URIs are relative to. */
  folder: string;
  rules: readonly SarifRule[];
}

/** A finding, and other places that it is about. */
export interface SarifFinding extends Finding {
  related?: readonly (FilePlace & { message: string })[];
}

type FilePlace = Pick<Finding, 'file' | 'line' | 'column' | 'endLine' | 'endColumn'>;

export interface SarifRule {
  id: string;
  /** One sentence, plain text. */
  summary: string;
  /** The address of its explanation. */
  help?: string;
}

const levels = { error: 'error', warning: 'warning', information: 'note', hint: 'note' } as const;

/** The findings as a SARIF 2.1.0 log, which code hosts and build servers show next to the code. */
export function sarifFormat(findings: readonly SarifFinding[], { version, docs, folder, rules }: SarifSetting): string {
  const driver = {
    name: 'Pagewright',
    version,
    semanticVersion: version,
    informationUri: docs,
    rules: rules.map(ruleOf),
  };
  const indices = new Map(rules.map(({ id }, index) => [id, index]));
  const fingerprints = fingerprintsOf(findings, folder);
  const results = findings.map((finding, index) => ({
    ruleId: finding.code,
    ruleIndex: indices.get(finding.code),
    level: levels[finding.severity],
    message: { text: finding.message },
    locations: [locationOf(finding, folder)],
    relatedLocations: finding.related?.map((place, id) => relatedLocation(place, id, folder)),
    partialFingerprints: { 'pagewright/v1': fingerprints[index] },
  }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return plainJson(log, 2);
}

function ruleOf({ id, summary, help }: SarifRule): object {
  const helpUri = help === undefined ? {} : { helpUri: help };
  return { id, shortDescription: { text: summary }, fullDescription: { text: summary }, ...helpUri };
}

function relatedLocation({ message, ...place }: FilePlace & { message: string }, id: number, folder: string): object {
  return { id, ...locationOf(place, folder), message: { text: message } };
}

function locationOf({ file, line, column, endLine, endColumn }: FilePlace, folder: string): object {
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  return { physicalLocation: { artifactLocation: sarifUri(file, folder), region } };
}
