import { childPointer } from '../../core/childPointer.ts';
import type { TextPlace } from '../../core/errors.ts';

/** Bodies whose keys are parameters. */
const bodies = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Lines and characters of an object that are searched for its name. */
const [maxLines, maxCharacters] = [12, 1000];

/**
 * The place of a parameter of an operation: in its list or that of its path, there or at the target of a reference in
 * the same file, or among the keys of its body. Undefined if it is in none of these.
 */
export function findParamPlace(
  text: string,
  find: (pointer: string) => TextPlace | undefined,
  operation: string,
  name: string,
): TextPlace | undefined {
  const lines = text.split('\n');
  const path = operation.slice(0, operation.lastIndexOf('/'));
  for (const list of [`${operation}/parameters`, `${path}/parameters`]) {
    for (let index = 0, place = find(`${list}/0`); place; place = find(`${list}/${++index}`)) {
      const reference = /^[\s{-]*["']?\$ref["']?\s*:\s*["']?#(\/[^"'\s]+)/.exec(beginningAt(place, lines))?.[1];
      const target = reference === undefined ? place : find(reference);
      if (target && nameAt(target, lines) === name) return target;
    }
  }
  return bodies
    .map((body) => `${childPointer(`${operation}/requestBody/content`, body)}/schema/properties`)
    .map((properties) => find(childPointer(properties, name)))
    .find((place) => place !== undefined);
}

function nameAt(place: TextPlace, lines: readonly string[]): string | undefined {
  const written = /["']?\bname["']?\s*:\s*(?:"([^"]*)"|'([^']*)'|([^\s,}]+))/.exec(beginningAt(place, lines));
  return written?.slice(1).find((each) => each !== undefined);
}

function beginningAt({ line, column }: TextPlace, lines: readonly string[]): string {
  const found = lines.slice(line - 1, line - 1 + maxLines).join('\n');
  return found.slice(column - 1, column - 1 + maxCharacters);
}
