import { type ShapeSchema, type ShapeType, typesOf } from '../../shapes/shapes.ts';
import { printable } from '../../text/printable.ts';
import type { Drift } from './driftReport.ts';

/** The kinds of values that count: a whole number is a number, and null says nothing. */
const kindNames = new Map<ShapeType, string>([
  ['object', 'an object'],
  ['array', 'a list'],
  ['string', 'text'],
  ['integer', 'a number'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
]);

/**
 * Compares the shape of all recorded answers of a job with that of answers of now, of which there are fewer. So a key is
 * only missing if every recorded object had it and none has it now, and a kind of value only counts if it is a new one.
 */
export function compareShapes(job: string, recorded: ShapeSchema, now: ShapeSchema): Drift[] {
  const changes: Drift[] = [];
  const note = (path: string, kind: Drift['kind'], what: string) => {
    const shown = printable(path.replace(/^(?:\[\]\.?)+(?=.)/, ''));
    const subject = shown === '' ? 'the answer' : `"${shown}"`;
    changes.push({ job, path, kind, message: `${job}: ${subject} ${what}` });
  };
  const compare = (before: ShapeSchema, after: ShapeSchema, path: string) => {
    const [were, are] = [kindsOf(before), kindsOf(after)];
    const added = are.filter((kind) => !were.includes(kind));
    if (were.length > 0 && added.length > 0) note(path, 'type', `was ${were.join(' or ')} and is ${are.join(' or ')}`);
    compareKeys(before, after, path);
    if (before.items !== undefined && after.items !== undefined) compare(before.items, after.items, `${path}[]`);
  };
  const compareKeys = (before: ShapeSchema, after: ShapeSchema, path: string) => {
    // Without known keys an object was empty, or its keys are data.
    if (before.properties === undefined || !typesOf(after).includes('object')) return;
    if (after.properties === undefined && path !== '') return;
    const { properties: now = {} } = after;
    const at = (key: string) => (path === '' ? key : `${path}.${key}`);
    for (const [key, property] of Object.entries(before.properties)) {
      const found = Object.hasOwn(now, key) ? now[key] : undefined;
      if (found !== undefined) compare(property, found, at(key));
      else if (before.required?.includes(key)) note(at(key), 'missing', 'is missing now');
    }
    for (const key of Object.keys(now)) if (!Object.hasOwn(before.properties, key)) note(at(key), 'new', 'is new');
  };
  compare(recorded, now, '');
  return changes;
}

function kindsOf(schema: ShapeSchema): string[] {
  return [...new Set(typesOf(schema).flatMap((type) => kindNames.get(type) ?? []))];
}
