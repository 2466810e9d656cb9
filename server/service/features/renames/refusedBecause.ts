import type { ExtractorModel } from '../../model/extractorModel.ts';
import { nameIndex } from '../../model/nameIndex.ts';
import type { Name } from '../../model/names/name.ts';
import { placeholderLevel } from '../../model/names/placeholderLevel.ts';
import { ownConfigKeys } from './ownConfigKeys.ts';
import { waitsForDefault } from './waitsForDefault.ts';

/** Why a name cannot be changed into this one; undefined where it can. */
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
        ? 'Jobs without a "scroller" would begin to page with one that is called "default". Choose another name.'
        : undefined;
    default:
      return undefined;
  }
}

function refusedPlaceholder(text: string, newText: string): string | undefined {
  if (/[{}]/.test(newText)) return 'A placeholder stands between braces, so its name cannot hold any.';
  const level = placeholderLevel(text);
  if (placeholderLevel(newText) === level) return undefined;
  return `The number before ":" says whose record is read, so "${newText}" would read another one than "${text}".`;
}

function refusedAttribute(newText: string, isOfConfig: boolean): string | undefined {
  if (newText.includes('.')) return 'A dot in the name would make references read it as a way into an object.';
  if (!isOfConfig || (!ownConfigKeys.has(newText) && !/^#?__/.test(newText))) return undefined;
  return `"${newText}" is a key that means something of its own in "config". Choose another name.`;
}

function refusedByOthers(name: Name, newText: string, model: ExtractorModel): string | undefined {
  const whole = `${name.text.slice(0, name.text.length - name.ownText.length)}${newText}`;
  const isTaken = nameIndex(model).names.some(
    (other) => other !== name && other.kind === name.kind && other.text === whole && wouldMix(name, other),
  );
  return isTaken ? `Another ${name.kind} is called "${whole}" already. Choose a name of its own.` : undefined;
}

/** A name that nothing defines may become one that something does: that mends it. */
function wouldMix(name: Name, other: Name): boolean {
  if (!overlap(name, other)) return false;
  const areDefined = name.definitions.length > 0 && other.definitions.length > 0;
  const areMapped = name.kind === 'data type' && name.uses.length > 0 && other.uses.length > 0;
  return areDefined || areMapped;
}

function overlap({ scope: a }: Name, { scope: b }: Name): boolean {
  return !a || !b || (a.offset < b.offset + b.length && b.offset < a.offset + a.length);
}
