/** What keeps a text from being the base address of an API, as a sentence; undefined where nothing does. */
export function findAddressProblem(text: string): string | undefined {
  const address = URL.parse(text.trim());
  if (address === null) return 'Write a whole address, such as https://api.example.com/v2/.';
  if (!/^https?:$/.test(address.protocol)) return 'The address has to begin with https:// or http://.';
  if (address.username !== '' || address.password !== '')
    return 'Leave the user and the password out: they are secrets.';
  return undefined;
}
