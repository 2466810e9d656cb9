import {
  CORE_SCHEMA,
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  mergeTag,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml';
import { maxNesting } from '../../core/json/maxNesting.ts';
import type { JsonValue } from '../../core/json/value.ts';
import { BrokenDocument } from './brokenDocument.ts';

/** Maximum number of merged keys: a mapping that is merged into others writes its keys into each of them. */
const maxMergedKeys = 100_000;

/** The values of JSON, and the merge keys of YAML 1.1, which descriptions use. */
const schema = CORE_SCHEMA.withTags(mergeTag);

/** Reads the first document of a YAML text, in which aliases may be huge or circular. Throws a BrokenDocument. */
export function parseYaml(text: string): JsonValue {
  try {
    const options = { source: text, schema, json: true, maxTotalMergeKeys: maxMergedKeys };
    const [document = null] = constructFromEvents(parseYamlEvents(text), options);
    // This schema produces only values of JSON.
    return document as JsonValue;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { reason, mark } = error;
    const place = mark ? { line: mark.line + 1, column: mark.column + 1 } : undefined;
    const where = place ? ` (line ${place.line}, column ${place.column})` : '';
    throw new BrokenDocument(`it is not valid YAML: ${reason}${where}`, { place, cause: error });
  }
}

/** Start and end events of all values of a text, in order. */
export type YamlEvents = readonly Event[];

export function parseYamlEvents(text: string): Event[] {
  return parseEvents(text, { maxDepth: maxNesting });
}

/** The offset of the value at a path of keys and indexes, or of its key if it has one. */
export function locateInYaml(text: string, events: YamlEvents, path: readonly string[]): number | undefined {
  let found: FoundValue | undefined = { start: 0, index: 1 };
  for (const key of path) found = found && findChild(text, events, named(text, events, found.index), key);
  return found?.start;
}

interface FoundValue {
  start: number;
  index: number;
}

function findChild(text: string, events: YamlEvents, parent: number, key: string): FoundValue | undefined {
  const type = events[parent]?.type;
  if (type !== EVENT_ID.MAPPING && type !== EVENT_ID.SEQUENCE) return undefined;
  let child = parent + 1;
  for (let count = 0; child < events.length && events[child]?.type !== EVENT_ID.POP; count++) {
    const value = type === EVENT_ID.MAPPING ? endOf(events, child) : child;
    const name = type === EVENT_ID.MAPPING ? textOf(text, events[child]) : String(count);
    if (name === key) return { start: startOf(events[child]), index: value };
    child = endOf(events, value);
  }
  return undefined;
}

/** The index after a value and its contents. */
function endOf(events: YamlEvents, index: number): number {
  let at = index;
  let open = 0;
  do {
    const type = events[at]?.type;
    if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) open++;
    else if (type === EVENT_ID.POP) open--;
    at++;
  } while (open > 0 && at < events.length);
  return at;
}

/** The value of an alias: the last one before it with its name. */
function named(text: string, events: YamlEvents, index: number): number {
  const alias = events[index];
  if (alias?.type !== EVENT_ID.ALIAS) return index;
  const name = anchorOf(text, alias);
  return events.findLastIndex(
    (event, before) => before < index && event.type !== EVENT_ID.ALIAS && anchorOf(text, event) === name,
  );
}

function anchorOf(text: string, event: Event): string | undefined {
  return 'anchorStart' in event && event.anchorStart >= 0 ? text.slice(event.anchorStart, event.anchorEnd) : undefined;
}

function textOf(text: string, event: Event | undefined): string | undefined {
  return event?.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : undefined;
}

function startOf(event: Event | undefined): number {
  if (event?.type === EVENT_ID.ALIAS) return event.anchorStart - 1;
  if (event?.type === EVENT_ID.SCALAR) return event.valueStart - (event.style === SCALAR_STYLE.PLAIN ? 0 : 1);
  return event !== undefined && 'start' in event ? event.start : 0;
}
