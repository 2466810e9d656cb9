import type { ExtractorModel } from '../../model/extractorModel.ts';
import type { Name } from '../../model/names/name.ts';
import { nameIndex } from '../../model/names/nameIndex.ts';
import { placeholderLevel } from '../../model/names/placeholderLevel.ts';
import { ownConfigKeys } from './ownConfigKeys.ts';
import { waitsForDefault } from './waitsForDefault.ts';

/** The reason why a name cannot be changed into this one; undefined if it can. */
export function refusedBecause(name: Name, newText: string, model: ExtractorModel): string | undefined {
  if (newText === '') return 'A name cannot be empty.';
  return refusedByKind(name, newText, model) ?? refusedByOthers(name, newText, model);
}

function refusedByKind({ kind, text, ownText }: Name, newText: string, model: ExtractorModel): string | undefined {
  switch (kind) {
    case 'placeholder':
      return refusedPlaceholder(text, newText);
    case 'attribute':
      return refusedAttribute(newText, text === ownText);
    case 'scroller':
      return newText === 'default' && waitsForDefault(model)
        ? 'Jobs without a "scroller" would start to page with the one named "default". Choose another name.'
        : undefined;
    default:
      return undefined;
  }
}

function refusedPlaceholder(text: string, newText: string): string | undefined {
  if (/[{}]/.test(newText)) return 'The name of a placeholder is written between braces, so it cannot contain braces.';
  const level = placeholderLevel(text);
  if (placeholderLevel(newText) === level) return undefined;
  return `The number before ":" says whose record is read, so "${newText}" would read another record than "${text}".`;
}

function refusedAttribute(newText: string, isOfConfig: boolean): string | undefined {
  if (newText.includes('.'))
    return 'References would read a dot in the name as a path into an object. Choose a name without dots.';
  if (!isOfConfig || (!ownConfigKeys.has(newText) && !/^#?__/.test(newText))) return undefined;
  return `"${newText}" is a key with its own meaning in "config". Choose another name.`;
}

function refusedByOthers(name: Name, newText: string, model: ExtractorModel): string | undefined {
  const whole = `${name.text.slice(0, name.text.length - name.ownText.length)}${newText}`;
  const isTaken = nameIndex(model).names.some(
    (other) => other !== name && other.kind === name.kind && other.text === whole && wouldMix(name, other),
  );
  return isTaken ? `Another ${name.kind} is already named "${whole}". Choose another name.` : undefined;
}

/** Whether two names would become one. An undefined name may be changed into a defined one: that fixes it. */
function wouldMix(name: Name, other: Name): boolean {
  if (!overlap(name, other)) return false;
  const areDefined = name.definitions.length > 0 && other.definitions.length > 0;
  const areMapped = name.kind === 'data type' && name.uses.length > 0 && other.uses.length > 0;
  return areDefined || areMapped;
}

function overlap({ scope: a }: Name, { scope: b }: Name): boolean {
  return !a || !b || (a.offset < b.offset + b.length && b.offset < a.offset + a.length);
}
