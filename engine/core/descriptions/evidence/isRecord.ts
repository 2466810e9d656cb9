import { plainName } from '../../recognition/plainName.ts';
import { stemOf } from '../../recognition/stemOf.ts';
import type { DescribedSchema } from '../apiDescription.ts';
import { anySchema } from '../lazySchema.ts';
import { isIdName } from './idNames.ts';

/** Those that no record has. */
const pageNames =
  /^(next|previous|prev)(page|link|url|cursor|token|$)|^has(more|next)|^page(number|size|no)?$|^totalpages$/;

/**
 * Whether an object is a thing with lists in it, not an envelope: it has an id of its own, `orderId` in an order, or what
 * the path calls it by. `address`: the path that leads to it, or its key.
 */
export function isRecord(schema: DescribedSchema | undefined, address = ''): boolean {
  const keys = [...(schema ?? anySchema).properties.keys()];
  if (keys.some((key) => pageNames.test(plainName(key)))) return false;
  const segments = address.split('/').filter((segment) => segment !== '');
  const noun = stemOf(segments.findLast((segment) => !segment.includes('{')) ?? '');
  const [, param = ''] = /^\{([^{}]+)\}$/.exec(segments.at(-1) ?? '') ?? [];
  const own = [...(noun === '' ? [] : [`${noun}id`]), ...(param === '' ? [] : [plainName(param)])];
  if (keys.some((key) => own.includes(plainName(key)))) return true;
  return keys.some((key) => isIdName(key) && !/^(request|trace|correlation|response)/i.test(key));
}
