import { tableNameOf } from '../../tables/tableFile.ts';
import type { Endpoint } from '../evidence/endpoint.ts';
import { paramIn } from '../evidence/endpoint.ts';

/** Words for the way of listing, not for the listed things. */
const ways =
  /^(search|list|all|recent|popular|latest|find|query|self|me|current|index|public|v?\d+(\.\d+)*|api|rest|json)$/i;

/** The limit for the words of a path in a table name. */
const maxWords = 30;

/** Names each job after its table: after the listed things, with more of the path if that name is taken. */
export class JobNames {
  readonly #taken = new Set<string>();

  /** A name that no other job has; tables do not distinguish capitals. */
  take({ segments, operation: { name: own = '' } }: Pick<Endpoint, 'segments' | 'operation'>): string {
    const words = [...segments, own]
      .flatMap((segment) => (paramIn(segment) === undefined ? [wordOf(segment)] : []))
      .filter((word) => word !== '')
      .slice(-maxWords);
    const least =
      words.length -
      Math.max(
        0,
        words.findLastIndex((word) => !ways.test(word)),
      );
    const long = words.slice(-Math.max(1, least));
    const candidates = words
      .map((_, at) => words.slice(words.length - 1 - at).join('_'))
      .filter((name) => name.length >= long.join('_').length)
      .map(tableNameOf);
    const name =
      candidates.find((each) => !this.#taken.has(each.toLowerCase())) ?? this.#numbered(candidates.at(-1) ?? 'data');
    this.#taken.add(name.toLowerCase());
    return name;
  }

  #numbered(name: string): string {
    for (let count = 2; ; count++) {
      const numbered = this.#taken.has(name.toLowerCase()) ? `${name}_${count}` : name;
      if (!this.#taken.has(numbered.toLowerCase())) return numbered;
    }
  }
}

/** A segment of a path as a part of a table name: `orders.json` is `orders`. */
function wordOf(segment: string): string {
  return segment
    .replace(/\?.*/s, '')
    .replace(/\.(json|php|aspx?|do)$/i, '')
    .replaceAll(/\W+/g, '_')
    .replaceAll(/^_+|(?<!_)_+$/g, '');
}
