/** Whether a text consists of these parts, with `mayBe` between them; patterns with `.*` would try all divisions. */
export function isMadeOf(
  text: string,
  parts: readonly string[],
  mayBe: (gap: string) => boolean = () => true,
): boolean {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0 || !mayBe(text.slice(at, found))) return false;
    at = found + part.length;
  }
  const end = text.length - last.length;
  return end >= at && text.endsWith(last) && mayBe(text.slice(at, end));
}
