/** The first name that is free: the wanted one, or else one with a number, from 2: `cursor-2`. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted}-${count}`;
    if (!isTaken(name)) return name;
  }
}
