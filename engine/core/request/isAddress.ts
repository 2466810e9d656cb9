/** Whether a text is an address: scheme, optional credentials, host without empty labels, no spaces or braces. */
export function isAddress(text: string): boolean {
  const [, host] =
    /^https?:\/\/(?:[^\s{}/?#@]*@)?(\[[0-9a-f:.]+\]|[^\s{}/?#@:]+)(?::\d+)?(?:[/?#][^\s{}]*)?$/i.exec(text) ?? [];
  return host !== undefined && !/^\.|\.\./.test(host) && URL.canParse(text);
}
