import { isGenericByContent, isGenericById, mayBeGeneric } from '../project/model/isGeneric.ts';
import { genericComponent } from '../project/model/treeFormat.ts';
import { readJsonSource } from '../project/source/readJsonSource.ts';
import type { JsonPart } from './jsonPart.ts';

/** Whether a component is generic extractor, or made from it, by what the Storage API says of it. */
export function isGenericComponent(part: JsonPart): boolean {
  const image = part.field('data')?.field('definition')?.text('uri') ?? '';
  return (
    isGenericById(part.text('id')) === true ||
    image.endsWith(genericComponent) ||
    part.texts('flags').includes('genericTemplatesUI')
  );
}

/** The body of a configuration and those of its rows. */
interface WithRows {
  body: string;
  rows: readonly { body: string }[];
}

/** Whether a configuration has the content of one of generic extractor, alone or with one of its rows. */
export function isGenericConfiguration({ body, rows }: WithRows): boolean {
  const sourceOf = (text: string) => (mayBeGeneric(text) ? readJsonSource(text, '') : undefined);
  const source = sourceOf(body);
  if (isGenericByContent([source])) return true;
  return rows.some((row) => isGenericByContent([source, sourceOf(row.body)]));
}

/**
 * Whether a configuration has all that generic extractor needs, so that it can be checked: of a component made from it, the
 * rest may be with the component. One whose component is not known yet becomes one of generic extractor itself.
 */
export function isWholeConfiguration({ component, ...bodies }: WithRows & { component?: string | undefined }): boolean {
  return component === undefined || isGenericById(component) === true || isGenericConfiguration(bodies);
}
