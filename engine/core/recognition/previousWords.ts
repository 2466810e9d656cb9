/** The role of a name for pages before the current one. */
export type PreviousRole = keyof typeof words;

/** The only table of such names, as plain names. */
const words = {
  /** False where the page is not the first. */
  first: 'first isfirst firstpage isfirstpage',
  /** True where there is a previous page. */
  hasPrevious:
    'hasprev hasprevious hasprevpage haspreviouspage hasprevpages haspreviouspages haveprevious prevexists previousexists isprevavailable ispreviousavailable',
  /** The number or the address of the previous page. */
  previous:
    'prev previous prevpage previouspage prevpagenumber previouspagenumber prevlink previouslink prevurl previousurl prevpageurl previouspageurl prevpagelink previouspagelink odataprevlink',
  /** The token of the previous page, which is no address. */
  token:
    'prevcursor previouscursor prevtoken previoustoken prevpagecursor previouspagecursor prevpagetoken previouspagetoken',
  /** Reads a list backwards. */
  before: 'before pagebefore endingbefore endbefore',
  /** The start of a range in a list. */
  from: 'startcursor endcursor maxid minid sinceid last',
  /** The end of a list or of the requested range. */
  until: 'until untilid untilcursor',
} as const;

const roles = new Map(
  Object.entries(words).flatMap(([role, names]) =>
    names.split(' ').map((name) => [name, role as PreviousRole] as const),
  ),
);

export function previousRoleOf(name: string): PreviousRole | undefined {
  return roles.get(name);
}
