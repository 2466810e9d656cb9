import { meaningsInRequest } from '../../recognition/paging/pagingWords.ts';
import { plainName } from '../../recognition/plainName.ts';
import type { FindPaging } from './evidence.ts';
import { findIdField } from './idNames.ts';
import { readPageSizes } from './pageSizes.ts';
import { quoted } from './words.ts';

/**
 * Finds a parameter for the id after which to continue: a number with `cursor`, a text by the path of the last record
 * on a full page (`docs/format/pagination.md#9-cursor`).
 */
export const lastIds: FindPaging = ({ params: { lastId: id, size }, records }) => {
  const field = findIdField(records.record);
  if (id === undefined || field === undefined) return undefined;
  const { name } = id.param;
  const reason = `"${name}" continues after an id${id.param.description === '' ? '.' : `: ${quoted(id.param.description)}`}`;
  const title = `id of the last record by "${name}"`;
  const types = records.record?.properties.get(field)?.types ?? [];
  if (types.includes('integer') || types.includes('number')) {
    const falls = meaningsInRequest(plainName(name)).some(({ why }) => why === 'backwards');
    return {
      clue: { kind: 'id', path: field, param: name, falls },
      title,
      sureness: 'medium',
      evidence: [reason, `"${field}" is a number.`],
    };
  }
  const full = size && (readPageSizes(size.param).largest ?? readPageSizes(size.param).usual);
  if (size === undefined || full === undefined)
    return {
      title,
      sureness: 'low',
      evidence: [reason, `"${field}" is no number, and the size of a full page is not described.`],
    };
  const path = [...records.keys, full - 1, field].join('.');
  return {
    clue: { kind: 'token', path, param: name },
    title,
    sureness: 'medium',
    evidence: [reason, `On a full page of ${full} records, the last id is at "${path}".`],
    params: { [size.param.name]: full },
  };
};
