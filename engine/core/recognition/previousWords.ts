/** What a name says of pages before the one at hand. */
export type PreviousRole = keyof typeof words;

/** Such names, as plain names. The one table of them: a word is written here and nowhere else. */
const words = {
  /** False where the page is not the first. */
  first: 'first isfirst firstpage isfirstpage',
  /** True where there is a page before. */
  hasPrevious:
    'hasprev hasprevious hasprevpage haspreviouspage hasprevpages haspreviouspages haveprevious prevexists previousexists isprevavailable ispreviousavailable',
  /** The number or the address of the page before. */
  previous:
    'prev previous prevpage previouspage prevpagenumber previouspagenumber prevlink previouslink prevurl previousurl prevpageurl previouspageurl prevpagelink previouspagelink odataprevlink',
  /** What leads to the page before, and is no address. */
  token:
    'prevcursor previouscursor prevtoken previoustoken prevpagecursor previouspagecursor prevpagetoken previouspagetoken',
  /** Reads a list backwards. */
  before: 'before pagebefore endingbefore endbefore',
  /** Begins a list somewhere. */
  from: 'startcursor endcursor maxid minid sinceid last',
  /** Where a list ends, or up to when it is asked for. */
  until: 'until untilid untilcursor',
} as const;

const roles = new Map(
  Object.entries(words).flatMap(([role, names]) =>
    names.split(' ').map((name) => [name, role as PreviousRole] as const),
  ),
);

/** The role of a plain name; undefined if it has none. */
export function previousRoleOf(name: string): PreviousRole | undefined {
  return roles.get(name);
}
