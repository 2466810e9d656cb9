import { findPath } from '../../json/findPath.ts';
import { isList } from '../../json/value.ts';
import { countText } from '../../text/countText.ts';
import type { Evidence } from '../evidence.ts';
import { recordsPointer } from '../recordsPointer.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** An empty list, or null, at the place of the records, and no record on any page: it may be all there is. */
export const emptyList: WitnessFactory = () => new EmptyList();

class EmptyList implements Witness {
  #pages = 0;
  #value = '';
  #isOther = false;

  see(page: ObservedPage): void {
    this.#pages++;
    const value = this.#isOther ? undefined : emptyValue(page);
    this.#isOther ||= value === undefined;
    this.#value ||= value ?? '';
  }

  testify(end: Ending): Evidence[] {
    if (this.#isOther || this.#pages === 0) return [];
    const times = this.#pages === 1 ? '' : ` on each of ${countText(this.#pages, 'page')}`;
    const message = `0 records: the API returned ${this.#value}${times}.`;
    return [{ code: 'empty-list', speaks: 'doubt', message, pointer: recordsPointer(end) }];
  }
}

function emptyValue({ records, response, recordsPath, isError, isBlank, failure }: ObservedPage): string | undefined {
  if (records.length > 0 || isError || isBlank || failure !== undefined) return undefined;
  const found = recordsPath === undefined ? response : findPath(response, recordsPath);
  if (!isList(found) && found !== null) return undefined;
  const place = recordsPath === undefined || recordsPath === '.' ? 'the root' : `"${recordsPath}"`;
  return `${found === null ? 'null' : 'an empty list'} at ${place}`;
}
