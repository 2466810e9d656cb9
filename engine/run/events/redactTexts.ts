import type { RunEventDetail, RunReport } from '../../core/contracts/generated/types.ts';

/** All objects in a value, at any depth; the names of their fields; and the type of a field. */
type PartOf<Value> = Value extends readonly (infer Item)[]
  ? PartOf<Item>
  : Value extends object
    ? Value | PartOf<Value[keyof Value]>
    : never;
type FieldOf<Part> = Part extends unknown ? keyof Part : never;
type FieldType<Name, Part> = Part extends unknown ? (Name extends keyof Part ? Part[Name] : never) : never;

/** Fields whose type allows only fixed words, such as codes. None can be a secret. */
type OwnWords<Part> = { [Name in FieldOf<Part>]: IfOwn<Extract<FieldType<Name, Part>, string>, Name> }[FieldOf<Part>];
type IfOwn<Text, Name> = [Text] extends [never] ? never : string extends Text ? never : Name;

/** TypeScript checks that the list is complete. All other fields are masked, including new ones. */
const ownWords: Readonly<Record<OwnWords<PartOf<RunEventDetail | RunReport>>, true>> = {
  cause: true,
  kind: true,
  limit: true,
  code: true,
  error: true,
  method: true,
  outcome: true,
  position: true,
  reason: true,
  result: true,
  source: true,
  state: true,
  status: true,
  stopReason: true,
};

/**
 * Fields that match events and reports to jobs, tables, files and places in the configuration; and a time. The names of
 * jobs were redacted when the configuration was read.
 */
const findable: ReadonlySet<string> = new Set<FieldOf<PartOf<RunEventDetail | RunReport>>>([
  'name',
  'job',
  'table',
  'file',
  'config',
  'environment',
  'pointer',
  'startedAt',
]);

/** Fields with a part of a configuration, whose keys may be the same words with another meaning. */
const ofConfiguration: ReadonlySet<string> = new Set<FieldOf<PartOf<RunEventDetail | RunReport>>>([
  'pagination',
  'value',
]);

/** An event or report with all texts redacted, at any depth, except fixed words and the findable fields. */
export function redactTexts<Value>(value: Value, redact: (text: string) => string): Value {
  const redacted = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return redactItems(part, redact, redacted);
    return Object.fromEntries(Object.entries(part).map(([name, field]) => [name, ofField(name, field)]));
  };
  const everywhere = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return redactItems(part, redact, everywhere);
    return Object.fromEntries(Object.entries(part).map(([name, field]) => [redact(name), everywhere(field)]));
  };
  const ofField = (name: string, field: unknown) => {
    if (ofConfiguration.has(name)) return everywhere(field);
    const isOpen = typeof field === 'string' && (Object.hasOwn(ownWords, name) || findable.has(name));
    return isOpen ? field : redacted(field);
  };
  return redacted(value) as Value;
}

function redactItems(part: unknown, redact: (text: string) => string, ofItem: (item: unknown) => unknown): unknown {
  if (typeof part === 'string') return redact(part);
  return Array.isArray(part) ? part.map(ofItem) : part;
}
