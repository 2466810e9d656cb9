import { covers, type Span } from '../../text/ranges.ts';
import type { ExtractorModel } from '../extractorModel.ts';
import { attributeNames } from './attributeNames.ts';
import { dataTypeNames } from './dataTypeNames.ts';
import type { Name } from './name.ts';
import { placeholderNames } from './placeholderNames.ts';
import { scrollerNames } from './scrollerNames.ts';

interface NameIndex {
  names: readonly Name[];
  /** The name at an offset, and its span there; of nested names the shortest. */
  nameAt(offset: number): { name: Name; span: Span } | undefined;
}

const known = new WeakMap<ExtractorModel, NameIndex>();

/** The names of a document; found on first use. */
export function nameIndex(model: ExtractorModel): NameIndex {
  const index = known.get(model) ?? buildIndex(model);
  known.set(model, index);
  return index;
}

function buildIndex(model: ExtractorModel): NameIndex {
  const names = [scrollerNames, dataTypeNames, placeholderNames, attributeNames].flatMap((find) => find(model));
  return { names, nameAt: (offset) => shortestAt(names, offset) };
}

function shortestAt(names: readonly Name[], offset: number): { name: Name; span: Span } | undefined {
  let shortest: { name: Name; span: Span } | undefined;
  for (const name of names) {
    for (const spans of [name.definitions, name.uses]) {
      const span = spans.find((one) => covers(one, offset));
      if (span && (!shortest || span.length < shortest.span.length)) shortest = { name, span };
    }
  }
  return shortest;
}
