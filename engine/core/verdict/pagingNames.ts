import { isBareTokenName, isTokenName } from './nextNames.ts';

/** What a parameter does in paging, by its name. */
export type PagingRole = 'size' | 'page' | 'position' | 'token';

/** A role, and whether the name alone is enough to tell. */
export interface PagingName {
  role: PagingRole;
  isSure: boolean;
}

const sure: Record<PagingRole, string> = {
  size: 'limit perpage pagesize itemsperpage resultsperpage recordsperpage maxresults maxitems maxrecords pagelimit maxpagesize',
  page: 'page pagenumber pagenum pageno pageindex currentpage currentpagenumber thispage',
  position: 'offset skip startat startindex pageoffset startrecord firstresult',
  // Beside what such a token is called in a response.
  token: 'pagecursor after pageafter startingafter startcursor',
};

/** Names with other meanings: they count only next to another paging parameter. */
const unsure: Partial<Record<PagingRole, string>> = {
  size: 'size count rows top take first max num results n items ps length',
  page: 'p pg',
  position: 'start from',
};

const names = new Map([...namesIn(unsure, false), ...namesIn(sure, true)]);

/** What a parameter of this name does in paging; undefined if it has nothing to do with it. */
export function pagingNameOf(name: string): PagingName | undefined {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  const isToken = isBareTokenName(letters) || isTokenName({ name: letters, holderName: '' });
  return names.get(letters) ?? (isToken ? { role: 'token', isSure: true } : undefined);
}

function namesIn(roles: Partial<Record<PagingRole, string>>, isSure: boolean): [name: string, meaning: PagingName][] {
  const all: PagingRole[] = ['size', 'page', 'position', 'token'];
  return all.flatMap((role) =>
    (roles[role]?.split(' ') ?? []).map((name): [string, PagingName] => [name, { role, isSure }]),
  );
}
