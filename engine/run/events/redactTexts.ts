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
  reason: true,
  result: true,
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

/** An event or report with all texts redacted, at any depth, except fixed words and the findable fields. */
export function redactTexts<Value>(value: Value, redact: (text: string) => string): Value {
  const redacted = (part: unknown): unknown => {
    if (typeof part === 'string') return redact(part);
    if (Array.isArray(part)) return part.map(redacted);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, field]) => [name, ofField(name, field)]));
  };
  const ofField = (name: string, field: unknown) => {
    const isOpen = typeof field === 'string' && (Object.hasOwn(ownWords, name) || findable.has(name));
    return isOpen ? field : redacted(field);
  };
  return redacted(value) as Value;
}
