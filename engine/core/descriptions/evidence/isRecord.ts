import type { PagingMeaning, PagingRole } from '../../recognition/paging/pagingWords.ts';
import { meaningsOfField, namesNext } from '../../recognition/paging/recognise.ts';
import { plainName } from '../../recognition/plainName.ts';
import { previousRoleOf } from '../../recognition/previousWords.ts';
import { stemOf } from '../../recognition/stemOf.ts';
import type { DescribedSchema } from '../apiDescription.ts';
import { anySchema } from '../lazySchema.ts';
import { isIdName } from './idNames.ts';

/** Whether a key belongs to a page and to no record. */
function isOfPage(key: string): boolean {
  const found = meaningsOfField({ key, holderName: '' });
  const isOwn = ({ role, grade }: PagingMeaning) => grade === 'sure' && ownRoles.includes(role);
  const previous = previousRoleOf(plainName(key));
  return found.some((each) => namesNext(each) || isOwn(each)) || previous === 'previous' || previous === 'token';
}

const ownRoles: readonly PagingRole[] = ['more', 'page', 'pageCount'];

/**
 * Whether an object is a record with lists in it, not an envelope: it has an id, `orderId` in an order, or the name
 * that the path uses. `address`: its path, or its key.
 */
export function isRecord(schema: DescribedSchema | undefined, address = ''): boolean {
  const keys = [...(schema ?? anySchema).properties.keys()];
  if (keys.some(isOfPage)) return false;
  const segments = address.split('/').filter((segment) => segment !== '');
  const noun = stemOf(segments.findLast((segment) => !segment.includes('{')) ?? '');
  const [, param = ''] = /^\{([^{}]+)\}$/.exec(segments.at(-1) ?? '') ?? [];
  const own = [...(noun === '' ? [] : [`${noun}id`]), ...(param === '' ? [] : [plainName(param)])];
  if (keys.some((key) => own.includes(plainName(key)))) return true;
  return keys.some((key) => isIdName(key) && !/^(request|trace|correlation|response)/i.test(key));
}
