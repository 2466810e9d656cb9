import type { DescribedShape } from '@pagewright/core/descriptions/matching/describedShape';
import type { ResponsePath } from '../model/paths/responsePath.ts';
import type { KnownJob } from '../shapes/jobShapes.ts';
import { shapeAt } from '../shapes/shapeAt.ts';
import { describeValue } from './describeValue.ts';

/** The description of the value at a path, as Markdown; empty if there is none. */
export function describePath(
  text: string,
  path: Pick<ResponsePath, 'kind' | 'delimiter'>,
  known: readonly KnownJob[],
): string {
  for (const { described } of known) {
    const shape = described && describedAt(described.schema, text, path);
    const sentences = shape?.about && describeValue(shape.about);
    if (sentences) return sentences;
  }
  return '';
}

function describedAt(
  schema: DescribedShape,
  text: string,
  path: Pick<ResponsePath, 'kind' | 'delimiter'>,
): DescribedShape | undefined {
  const found = shapeAt(schema, text, path);
  return typeof found === 'string' ? undefined : found;
}
