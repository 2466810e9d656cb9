import { findPath } from '../../json/findPath.ts';
import { openHeaders } from '../../recognition/openHeaders.ts';
import type { ViewedParam } from '../../recognition/paging/recognise.ts';
import { meaningsOfField, type PagingView } from '../../recognition/paging/recognise.ts';
import { plainName } from '../../recognition/plainName.ts';
import { stemOf } from '../../recognition/stemOf.ts';
import { withoutNamespace } from '../../recognition/withoutNamespace.ts';
import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { JobEvidence, SeenField, SeenHeader } from './candidate.ts';
import { dottedDelimiter } from './readEvidence.ts';

/** The view of a job's responses and requests for recognising its paging. `address`: the path of its records. */
export function viewOfEvidence(
  { response, dotted, params, page, records }: Omit<JobEvidence, 'paging'>,
  address: string,
): PagingView<SeenField, ViewedParam, SeenHeader> {
  const seen = (path: KnownPath, delimiter: string): SeenField => {
    const value = page && findPath(page.response, path.path, delimiter);
    return { ...path, ...placeOf(path, delimiter), value, isDotted: delimiter === dottedDelimiter };
  };
  const segments = (address.split(/[?#]/)[0] ?? '').split('/');
  const nouns = [segments, records?.path.split('.') ?? []].flatMap(
    (names) => names.findLast((name) => name !== '') ?? [],
  );
  return {
    fields: [...response.map((path) => seen(path, '.')), ...dotted.map((path) => seen(path, dottedDelimiter))],
    params: params.map(([name, value]) => ({ name, value })),
    headers: [...openHeaders(new Map(Object.entries(page?.headers ?? {})))].map(([name, value]) => ({
      header: name.toLowerCase(),
      value,
    })),
    nouns: new Set(nouns.map(stemOf)),
  };
}

/** The place of a key. One with a dot that is no name of an API itself is read as two keys. */
function placeOf({ path }: KnownPath, delimiter: string): Pick<SeenField, 'key' | 'holderName'> {
  const keys = path.split(delimiter);
  const key = keys.at(-1) ?? '';
  const parts = meaningsOfField({ key, holderName: '' }).length > 0 ? keys : path.split(/[./]/);
  return { key: parts.at(-1) ?? '', holderName: plainName(withoutNamespace(parts.at(-2) ?? '')) };
}
