import { type ShapeType, shapeTypes } from '../shapes/shapes.ts';
import type { DescribedSchema } from './apiDescription.ts';
import { JoinedSchemas } from './joinedSchemas.ts';
import { anySchema, lazySchema, type SchemaHead } from './lazySchema.ts';

type Schemas = readonly DescribedSchema[];

const ofAll = new JoinedSchemas();
const ofAny = new JoinedSchemas();
const nullSchema: DescribedSchema = { ...anySchema, types: ['null'] };

/** The schema of a value that all of these describe; the first counts. Keys have the order of the second list. */
export function joinAll(schemas: Schemas, inKeyOrder: Schemas = schemas): DescribedSchema {
  const [only = anySchema, ...more] = schemas;
  if (more.length === 0) return only;
  return ofAll.join({ schemas, inKeyOrder }, (parts) =>
    lazySchema(headOfAll(schemas), {
      properties: () => joinProperties(parts.inKeyOrder, joinAll),
      items: () => joinItems(parts.schemas, joinAll),
    }),
  );
}

export function joinAny(schemas: Schemas): DescribedSchema {
  const [only = anySchema, ...more] = schemas;
  if (more.length === 0) return only;
  return ofAny.join({ schemas, inKeyOrder: schemas }, (parts) =>
    lazySchema(headOfAny(schemas), {
      properties: () => joinProperties(parts.inKeyOrder, joinAny),
      items: () => joinItems(parts.schemas, joinAny),
    }),
  );
}

export function orNull(schema: DescribedSchema): DescribedSchema {
  return joinAny([schema, nullSchema]);
}

function headOfAll(schemas: Schemas): SchemaHead {
  const minimum = limit(schemas, 'minimum', Math.max);
  const maximum = limit(schemas, 'maximum', Math.min);
  const withDefault = schemas.find((schema) => schema.default !== undefined);
  return {
    ...wordsOf(schemas),
    types: commonTypes(schemas),
    format: schemas.find(({ format }) => format !== '')?.format ?? '',
    enum: schemas.find((schema) => schema.enum.length > 0)?.enum ?? [],
    default: withDefault?.default,
    minimum,
    maximum,
    required: new Set(schemas.flatMap(({ required }) => [...required])),
    isOpen: schemas.some(({ isOpen }) => isOpen),
  };
}

function headOfAny(schemas: Schemas): SchemaHead {
  const real = schemas.filter(({ types }) => types.length !== 1 || types[0] !== 'null');
  const objects = real.filter(({ types }) => types.length === 0 || types.includes('object'));
  const types = schemas.map((schema) => schema.types);
  return {
    ...(real.length === 1 ? headOfAll(real) : headOfSeveral(real)),
    types: types.every((those) => those.length > 0) ? inOrder(new Set(types.flat())) : [],
    required: commonKeys(objects),
    // A value may have the keys of several.
    isOpen: objects.length > 1 || objects.some(({ isOpen }) => isOpen),
  };
}

function headOfSeveral(schemas: Schemas): Omit<SchemaHead, 'types' | 'required' | 'isOpen'> {
  const isListed = schemas.every((schema) => schema.enum.length > 0);
  return {
    ...wordsOf(schemas),
    format: soleText(schemas.map(({ format }) => format)),
    enum: isListed ? [...new Set(schemas.flatMap((schema) => schema.enum))] : [],
  };
}

function wordsOf(schemas: Schemas): Pick<SchemaHead, 'title' | 'description' | 'isDeprecated' | 'examples' | 'name'> {
  return {
    title: schemas.find(({ title }) => title !== '')?.title ?? '',
    description: schemas.find(({ description }) => description !== '')?.description ?? '',
    isDeprecated: schemas.some(({ isDeprecated }) => isDeprecated),
    examples: schemas.flatMap(({ examples }) => examples),
    name: schemas[0]?.name || soleText(schemas.map(({ name }) => name).filter((name) => name !== '')),
  };
}

/** The text that all of them share; empty if they differ. */
function soleText(texts: readonly string[]): string {
  return texts.every((text) => text === texts[0]) ? (texts[0] ?? '') : '';
}

/** The types that every schema allows, among those with types. A contradictory schema keeps its first types. */
function commonTypes(schemas: Schemas): readonly ShapeType[] {
  const named = schemas.map(({ types }) => types).filter((types) => types.length > 0);
  const allows = (types: readonly ShapeType[], type: ShapeType) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const common = shapeTypes.filter((type) => named.length > 0 && named.every((types) => allows(types, type)));
  if (common.length === 0) return named[0] ?? [];
  return common.includes('number') ? common.filter((type) => type !== 'integer') : common;
}

function inOrder(types: ReadonlySet<ShapeType>): ShapeType[] {
  return shapeTypes.filter((type) => types.has(type));
}

function limit(
  schemas: Schemas,
  key: 'minimum' | 'maximum',
  choose: (...numbers: number[]) => number,
): number | undefined {
  const limits = schemas.map((schema) => schema[key]).filter((number) => number !== undefined);
  return limits.length === 0 ? undefined : choose(...limits);
}

function commonKeys([first, ...more]: Schemas): ReadonlySet<string> {
  const keys = [...(first?.required ?? [])];
  return new Set(keys.filter((key) => more.every(({ required }) => required.has(key))));
}

function joinProperties(
  schemas: Schemas,
  join: (schemas: Schemas) => DescribedSchema,
): ReadonlyMap<string, DescribedSchema> {
  const found = new Map<string, DescribedSchema[]>();
  for (const { properties } of schemas) {
    for (const [name, schema] of properties) {
      const others = found.get(name);
      if (others === undefined) found.set(name, [schema]);
      else if (!others.includes(schema)) others.push(schema);
    }
  }
  return new Map([...found].map(([name, those]) => [name, join(those)]));
}

function joinItems(schemas: Schemas, join: (schemas: Schemas) => DescribedSchema): DescribedSchema | undefined {
  const items = new Set(schemas.map((schema) => schema.items).filter((schema) => schema !== undefined));
  return items.size === 0 ? undefined : join([...items]);
}
