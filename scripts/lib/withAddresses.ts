import type { PublicAddresses } from './publicAddresses.ts';

const picture = /^!\[([^\]]*)\]\((?!\w+:)([^)]*)\)\n+/gm;
const link = /(!?)\[([^\]]*)\]\((?!\w+:|#)([^)\s]+)\)/g;

/**
 * A Markdown file for the extension page, which loads and follows only absolute addresses. Pictures and links get the
 * address of the project; without one, the pictures go, and of the links the words stay.
 */
export function withAddresses(markdown: string, addresses: PublicAddresses | undefined): string {
  if (addresses === undefined) return markdown.replace(picture, '').replace(link, '$2');
  const { files, pages } = addresses;
  return markdown.replace(link, (_, mark, text, target) => `${mark}[${text}](${mark ? files : pages}/${target})`);
}

/** A page of `docs/` for the extension, which ships without its pictures: they get their address, or go. */
export function withPictures(markdown: string, addresses: PublicAddresses | undefined): string {
  if (addresses === undefined) return markdown.replace(picture, '');
  return markdown.replace(picture, (_, text, target) => `![${text}](${addresses.files}/docs/${target})\n\n`);
}
