import type { Location, Position, Range } from 'vscode-json-languageservice';

/** How the places of an answer are found in the files; undefined for what is in none, or may not be shown. */
export interface PlaceMap {
  range(range: Range): Range | undefined;
  position(position: Position): Position | undefined;
  location(location: Location): Location | undefined;
}

/** The answer of a feature with the places of the files; what has no place is left out. Undefined: nothing is left. */
export function mapAnswer<Answer>(answer: Answer, map: PlaceMap): Answer | undefined {
  return mapped(answer, map) as Answer | undefined;
}

function mapped(value: unknown, map: PlaceMap): unknown {
  if (Array.isArray(value)) return mappedList(value, map);
  if (typeof value !== 'object' || value === null) return value;
  if (isRange(value)) return map.range(value);
  if (isLocation(value)) return map.location(value);
  if (isPosition(value)) return map.position(value);
  const fields: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value)) {
    const field = mapped(inner, map);
    if (field === undefined && inner !== undefined) return undefined;
    fields.push([name, field]);
  }
  return Object.fromEntries(fields);
}

function mappedList(list: readonly unknown[], map: PlaceMap): unknown[] {
  return list.map((item) => mapped(item, map)).filter((item) => item !== undefined);
}

function isPosition(value: object): value is Position {
  return 'line' in value && 'character' in value;
}

function isRange(value: object): value is Range {
  const { start, end } = value as Partial<Range>;
  return typeof start === 'object' && typeof end === 'object' && isPosition(start) && isPosition(end);
}

function isLocation(value: object): value is Location {
  return 'uri' in value && 'range' in value;
}
