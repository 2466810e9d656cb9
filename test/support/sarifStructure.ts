/** The parts of a SARIF log that tests look into. */
export interface SarifLog {
  runs: { tool: { driver: { rules: SarifRule[] } }; results: SarifResult[] }[];
}

interface SarifRule {
  id: string;
  shortDescription: { text: string };
  helpUri?: string;
}

interface SarifResult {
  ruleId: string;
  ruleIndex: number;
  level: string;
  locations: SarifLocation[];
  relatedLocations?: SarifLocation[];
  partialFingerprints: Record<string, string>;
}

interface SarifLocation {
  physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } };
}

/** A part of a SARIF log: by key, the check of its value. A key with `?` may be missing. */
type Part = (value: unknown) => string[];

const text: Part = (value) => (typeof value === 'string' && value !== '' ? [] : ['is no text']);
const count: Part = (value) => (Number.isInteger(value) && Number(value) >= 1 ? [] : ['is no number from 1']);
const index: Part = (value) => (Number.isInteger(value) && Number(value) >= 0 ? [] : ['is no number from 0']);
const oneOf =
  (...words: string[]): Part =>
  (value) =>
    words.includes(String(value)) ? [] : [`is none of ${words.join(', ')}`];
const matching =
  (pattern: RegExp): Part =>
  (value) =>
    pattern.test(String(value)) ? [] : [`is not like ${pattern}`];

const listOf =
  (part: Part): Part =>
  (value) =>
    Array.isArray(value) ? value.flatMap((each, at) => part(each).map((fault) => `[${at}]${fault}`)) : ['is no list'];

const textsByKey: Part = (value) =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(text) : ['is no object'];

/** An object of the standard may hold nothing that the standard does not name. */
const objectOf =
  (parts: Record<string, Part>): Part =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['is no object'];
    const entries = new Map(Object.entries(value));
    const known = Object.entries(parts).flatMap(([name, part]) => {
      const key = name.replace('?', '');
      const isThere = entries.delete(key) && Reflect.get(value, key) !== undefined;
      if (!isThere) return name.endsWith('?') ? [] : [`.${key} is missing`];
      return part(Reflect.get(value, key)).map(
        (fault) => `.${key}${fault.startsWith('.') || fault.startsWith('[') ? '' : ' '}${fault}`,
      );
    });
    return [...known, ...[...entries.keys()].map((key) => `.${key} is not of the standard`)];
  };

const message = objectOf({ text });
const uri = matching(/^[A-Za-z0-9:/%._~!$&'()*+,;=@-]+$/);
const address = matching(/^https:\/\/[^ ]+$/);

const region = objectOf({ startLine: count, startColumn: count, endLine: count, endColumn: count });
const artifactLocation = objectOf({ uri, 'uriBaseId?': text });
const physicalLocation = objectOf({ artifactLocation, region });
const location = objectOf({ physicalLocation });

const result = objectOf({
  ruleId: text,
  ruleIndex: index,
  level: oneOf('none', 'note', 'warning', 'error'),
  message,
  locations: listOf(location),
  'relatedLocations?': listOf(objectOf({ id: index, physicalLocation, message })),
  partialFingerprints: textsByKey,
});

const driver = objectOf({
  name: text,
  version: text,
  semanticVersion: matching(/^\d+\.\d+\.\d+/),
  'informationUri?': address,
  rules: listOf(objectOf({ id: text, shortDescription: message, fullDescription: message, 'helpUri?': address })),
});

const run = objectOf({
  tool: objectOf({ driver }),
  columnKind: oneOf('utf16CodeUnits', 'unicodeCodePoints'),
  results: listOf(result),
});

const log = objectOf({ $schema: address, version: oneOf('2.1.0'), runs: listOf(run) });

/**
 * The faults of a log by the parts of SARIF 2.1.0 that Pagewright writes (sections 3.13 to 3.30, 3.49 of the standard):
 * the keys that must be there, their types and words, and no keys that the standard does not have there.
 */
export function sarifFaults(value: unknown): string[] {
  return log(value);
}
