import type { Next } from '../../../support/seeded.ts';

/** A bare value of a random record: how the API writes it, and the cell that it must become. */
export class Scalar {
  readonly token: string;
  readonly cell: string;

  constructor(token: string, cell: string) {
    this.token = token;
    this.cell = cell;
  }
}

/** A value of a random record, in a form of the test, independent of the tested code. */
export type Tree = Scalar | null | Tree[] | TreeObject;
export type TreeObject = ReadonlyMap<string, Tree>;

/** The kind of the values of a field. */
export type Kind = 'scalar' | ObjectKind;

/** An object with these fields: always alone, always in lists, or now one and now the other. */
export interface ObjectKind {
  fields: ReadonlyMap<string, Kind>;
  form: 'alone' | 'list' | 'mixed';
}

const long = 'beside_the-other_words_of_a_name_that_is_too_long_for_any_column_of_a_table';

/**
 * Keys whose names in tables never meet and never change, of every shape: like an integer, inherited by all objects, not
 * ASCII.
 */
export const steadyKeys = [
  ...['id', 'b c', 'data', 'x-y', '7', '4294967295', '__proto__', 'constructor', 'toString', 'length'],
  ...['nodeType', 'headerNames', 'číslo', '"quoted"', '10\n', 'z.z'],
];

/** Also keys whose names do meet: long ones, and some of bytes that no name may hold. */
export const allKeys = [
  ...steadyKeys,
  ...['a', 'a b', 'a_b', 'a.b', 'b', 'c', 'b_c', 'JSON_parentId', '-', '_', '$', '', ' ', '\u0000', '0', '01', 'é'],
  ...['žluť 😀', 'ключ', 'data_u0', 'Id', long, `${long}_2`, 'q'.repeat(70)],
];

export function randomObject(next: Next, depth: number, keys: readonly string[], forms: ObjectKind['form'][]): Kind {
  const chosen = Array.from({ length: 1 + next(6) }, () => keys[next(keys.length)] ?? 'id');
  const fields = chosen.map((key): [string, Kind] => {
    const isObject = depth > 0 && next(5) < 2;
    return [key, isObject ? randomObject(next, depth - 1, keys, forms) : 'scalar'];
  });
  return { fields: new Map(fields), form: forms[next(forms.length)] ?? 'mixed' };
}

/** A field in one of the forms that go together: null, an empty list, a value alone, or a list with nulls in it. */
export function randomField(kind: Kind, next: Next): Tree {
  const form = kind === 'scalar' ? 'mixed' : kind.form;
  const roll = next(10);
  if (roll === 0) return null;
  if (roll === 1 && form !== 'alone') return [];
  const isAlone = form === 'mixed' ? roll > 4 : form === 'alone';
  return isAlone ? randomOne(kind, next) : Array.from({ length: 1 + next(3) }, () => randomElement(kind, next));
}

/** An element of a list. */
export function randomElement(kind: Kind, next: Next): Tree {
  return next(8) === 0 ? null : randomRow(kind, next);
}

/** A row of a page that is not null. */
export function randomRow(kind: Kind, next: Next): Tree {
  return kind === 'scalar' && next(6) === 0 ? nestedList(next) : randomOne(kind, next);
}

function randomOne(kind: Kind, next: Next): Tree {
  if (kind === 'scalar') return randomScalar(next);
  const present = [...kind.fields].filter(() => next(4) > 0);
  return new Map(present.map(([key, field]) => [key, randomField(field, next)]));
}

let count = 1_000_001;

/** Whether a cell can be in one place only. */
export function isUnique(cell: string): boolean {
  return /\d{7}/.test(cell);
}

/** Most scalars differ from every other one, so that finding them again means something. */
function randomScalar(next: Next): Scalar {
  const n = count++;
  const scalars = [
    textScalar(`text ${n}`),
    textScalar(`"ž😀",\r\n\t\\/ ${n}\u0000`),
    new Scalar(`${n}`, `${n}`),
    new Scalar(`-${n}`, `-${n}`),
    new Scalar(`${n}.50`, `${n}.5`),
    new Scalar(`${n}.0`, `${n}`),
    new Scalar(`1.5e-${n}`, '0'),
    new Scalar(`9007199${n}00993`, `9007199${n}00993`),
    new Scalar('1e17', '1.0E+17'),
    new Scalar('true', '1'),
    new Scalar('false', ''),
    new Scalar('0', '0'),
    new Scalar('-0.0', '-0'),
    new Scalar('""', ''),
  ];
  return scalars[next(scalars.length)] ?? textScalar(`text ${n}`);
}

function textScalar(text: string): Scalar {
  return new Scalar(JSON.stringify(text), text);
}

/** A list in a list is one value, its JSON text. */
function nestedList(next: Next): Scalar {
  const text = [`[${count++}]`, `["n ${count++}",[],{}]`, `[{"k":${count++}},null]`, '[]'][next(4)] ?? '[]';
  return new Scalar(text, text);
}

export function isTreeObject(tree: Tree): tree is TreeObject {
  return tree instanceof Map;
}

/** The JSON text of a value. */
export function jsonOf(tree: Tree): string {
  if (tree === null) return 'null';
  if (tree instanceof Scalar) return tree.token;
  if (Array.isArray(tree)) return `[${tree.map(jsonOf).join(',')}]`;
  return `{${[...tree].map(([key, value]) => `${JSON.stringify(key)}:${jsonOf(value)}`).join(',')}}`;
}
