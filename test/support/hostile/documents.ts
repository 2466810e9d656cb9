import { seeded } from '../seeded.ts';
import { openApi, swagger } from './openApi.ts';
import { har, postman } from './recorded.ts';

const writers = { openApi, swagger, postman, har };

/** A document of this format that looks like one and says hostile things; the same for the same number. */
export function hostileDocument(format: keyof typeof writers, number: number): object {
  const next = seeded(number);
  return writers[format]((all) => all[next(all.length)] as (typeof all)[number]);
}
