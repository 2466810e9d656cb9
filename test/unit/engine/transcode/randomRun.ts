import type { RecordPlace } from '../../../../engine/core/records/readRecords.ts';
import { type Next, seeded } from '../../../support/seeded.ts';
import { isNow, oneOf, type Rates, randomToken } from './randomTokens.ts';

export interface RandomPage {
  job: RecordPlace;
  dataType: string;
  body: string;
  /** The parent columns, as JSON. */
  parents: string;
}

/** The pages of a run. Most have records of a few layouts, as those of APIs do. */
export interface RandomRun {
  pages: RandomPage[];
  /** A mapping for all its data types, as JSON. */
  mapping: string;
}

const keys = ['id', 'name', 'a', 'a b', 'a_b', 'b', 'data', 'z.z', 'číslo', 'constructor', 'JSON_parentId', ''];
const kinds: Kind[] = ['scalar', 'scalar', 'scalar', 'scalar', 'object', 'list', 'list', 'empty list', 'empty object'];
const oddKeys = ['7', '0', '__proto__', 'a\\u0062', '\\u0031', 'x\\n', '\\"q', 'id'];

/** The value of a key in records of any layout. */
type Kind = 'scalar' | 'object' | 'list' | 'empty list' | 'empty object';

export function randomRun(next: Next): RandomRun {
  const rates = { rare: oneOf([0, 0, 40, 8], next), half: next(20) === 0 ? 30 : 0, broken: next(12) === 0 ? 60 : 0 };
  const jobs = Array.from(
    { length: 1 + next(3) },
    (_, index) => new RandomJob(next, rates, `${next(20) === 0 ? 't"' : 't'}${next(2) * index}`),
  );
  const pages = Array.from({ length: 2 + next(5) }, () => oneOf(jobs, next).page());
  return { pages, mapping: randomMapping(next) };
}

class RandomJob {
  readonly #next: Next;
  readonly #rates: Rates;
  readonly #dataType: string;
  readonly #place: RecordPlace;
  readonly #kinds = new Map<string, Kind>();
  /** Of lists, by their paths. */
  readonly #areScalars = new Map<string, boolean>();
  /** Records with the same number have the same layout. */
  readonly #layouts: number[];
  readonly #isOdd: boolean;
  /** Whether layouts may have other kinds of values at the same keys. */
  readonly #hasOthers: boolean;
  readonly #space: string;
  readonly #parents: string;

  constructor(next: Next, rates: Rates, dataType: string) {
    this.#next = next;
    this.#rates = rates;
    this.#dataType = dataType;
    const path = oneOf([undefined, undefined, '.', 'd.rows', 'rows'], next);
    const dataField = path === undefined ? undefined : { path, delimiter: '.' };
    const paths = oneOf([[], [], [], ['a'], ['b.name', 'z.z'], ['id', 'a[].id'], ['data', '', 'none']], next);
    const responseFilter = { paths, delimiter: '.', compatLevel: oneOf([2, 3], next) };
    this.#place = { endpoint: 'items', dataField, responseFilter };
    this.#layouts = Array.from({ length: oneOf([1, 1, 2, 3, 12], next) }, () => next(1_000_000));
    this.#isOdd = next(6) === 0;
    this.#hasOthers = next(4) === 0;
    this.#space = oneOf(['', '', ' ', '\n  ', '\r\n\t'], next);
    this.#parents = oneOf(['{}', '{}', '{"id":7}', '{"run":"R\\"","id":1.50,"":[],"data":true}'], next);
  }

  page(): RandomPage {
    const records = Array.from({ length: this.#next(20) === 0 ? 0 : oneOf([1, 3, 6, 9, 30], this.#next) }, () =>
      this.#element(),
    );
    const parents = isNow(9, this.#next) ? '{"late":null}' : this.#parents;
    return { job: this.#place, dataType: this.#dataType, body: this.#around(records), parents };
  }

  #element(): string {
    if (isNow(this.#rates.rare * 5, this.#next))
      return oneOf(['null', '1', '"x"', '[]', '[{"a":1}]', '{}'], this.#next);
    return this.#object(seeded(oneOf(this.#layouts, this.#next)), '');
  }

  #object(structure: Next, path: string): string {
    const isAlternating = isNow(this.#rates.rare * 10, this.#next);
    const count = structure(path === '' ? 8 : path.length > 30 ? 1 : 4) + (isAlternating ? 1 : 0);
    const fields = Array.from({ length: count }, () => {
      const key = this.#isOdd && structure(8) === 0 ? oneOf(oddKeys, structure) : (keys[structure(keys.length)] ?? '');
      return `${quoted(key)}:${this.#spaced(this.#value(structure, `${path}/${key}`))}`;
    });
    // Most keys are there once.
    const unique =
      this.#isOdd && structure(20) === 0 ? fields : [...new Map(fields.map((each) => [keyOf(each), each])).values()];
    return `{${unique.map((field) => this.#space + field).join(',')}${this.#space}}`;
  }

  #value(structure: Next, path: string): string {
    const kind = this.#hasOthers && structure(30) === 0 ? oneOf(kinds, structure) : this.#kindAt(path);
    if (kind === 'object') return structure(7) === 0 ? 'null' : this.#object(structure, path);
    if (kind === 'empty object') return structure(4) === 0 ? 'null' : '{}';
    if (kind === 'empty list') return structure(4) === 0 ? 'null' : '[]';
    if (kind === 'scalar') return structure(30) === 0 ? 'null' : randomToken(this.#next, this.#rates);
    // A few lists are deeper than any layout.
    const isDeep = path.split('[]').length > 3;
    if (isDeep && structure(4) !== 0) return '[]';
    return structure(8) === 0 ? 'null' : this.#list(structure, path);
  }

  /** Of objects with up to two layouts, or of scalars. */
  #list(structure: Next, path: string): string {
    const layouts = [structure(1_000_000), structure(1_000_000)];
    const areScalars = this.#areScalars.get(path) ?? this.#next(3) === 0;
    this.#areScalars.set(path, areScalars);
    const elements = Array.from({ length: this.#next(4) }, () => {
      if (isNow(this.#rates.rare * 5, this.#next)) return oneOf(['null', '1', '[]', '{}', '[[1]]'], this.#next);
      if (areScalars) return randomToken(this.#next, this.#rates);
      return this.#object(seeded(layouts[this.#next(8) === 0 ? 1 : 0] ?? 0), `${path}[]`);
    });
    const space = this.#next(10) === 0 ? ' ' : this.#space;
    return `[${space}${elements.join(`${space},${space}`)}]`;
  }

  #kindAt(path: string): Kind {
    const known = this.#kinds.get(path) ?? oneOf(kinds, this.#next);
    this.#kinds.set(path, known);
    return isNow(this.#rates.rare * 20, this.#next) ? oneOf(kinds, this.#next) : known;
  }

  #spaced(text: string): string {
    return this.#space.slice(0, 1) + text;
  }

  /** The body of a page with these records. */
  #around(records: readonly string[]): string {
    const list = `[${records.map((record) => this.#space + record).join(',')}${this.#space}]`;
    const more = this.#next(8) === 0 ? randomToken(this.#next, { ...this.#rates, half: 9 }) : '"more"';
    const { dataField } = this.#place;
    if (dataField?.path === '.' || (dataField === undefined && this.#next(2) === 0)) return list;
    if (dataField?.path === 'd.rows') return `{"n":[1],"d":{"r":[{}],"rows":${list},"next":${more}},"rows":[]}`;
    return `{"n":{"rows":[]},"more":${more},"rows":${this.#space}${list}}`;
  }
}

function quoted(key: string): string {
  return key.includes('\\') ? `"${key}"` : JSON.stringify(key);
}

function keyOf(field: string): string {
  return /^"(?:[^"\\]|\\.)*"/.exec(field)?.[0] ?? '';
}

function randomMapping(next: Next): string {
  const inLists = keys.flatMap((key) => [`${key}.0`, `${key}.1.a`]);
  const paths = [...keys, ...inLists, 'a.id', 'b.name', 'id.a.b', 'data.', 'none', 'none.at.all', '7'];
  const items = Array.from({ length: 1 + next(6) }, (_, index): [string, unknown] => {
    const path = oneOf(paths, next);
    const destination = `c${index}`;
    if (next(8) === 0) return [oneOf(['id', 'run', 'none'], next), { type: 'user', mapping: { destination } }];
    return [path, { type: 'column', mapping: { destination, primaryKey: next(9) === 0 }, forceType: next(2) === 0 }];
  });
  return JSON.stringify(Object.fromEntries(items));
}
