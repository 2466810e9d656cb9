import type { PublicAddresses } from './publicAddresses.ts';

const picture = /^!\[([^\]]*)\]\((?!\w+:)([^)]*)\)\n+/gm;
const link = /(!?)\[([^\]]*)\]\((?!\w+:|#)([^)\s]+)\)/g;

/**
 * A Markdown file for the extension page, which loads and follows only absolute addresses. Pictures and links get the
 * address of the project; without one, pictures are removed, and links keep only their words.
 */
export function withAddresses(markdown: string, addresses: PublicAddresses | undefined): string {
  if (addresses === undefined) return markdown.replace(picture, '').replace(link, '$2');
  const { files, pages } = addresses;
  return markdown.replace(link, (_, mark, text, target) => `${mark}[${text}](${mark ? files : pages}/${target})`);
}

/** A page of `docs/` for the extension, which ships without pictures: they get their address, or are removed. */
export function withPictures(markdown: string, addresses: PublicAddresses | undefined): string {
  if (addresses === undefined) return markdown.replace(picture, '');
  return markdown.replace(picture, (_, text, target) => `![${text}](${addresses.files}/docs/${target})\n\n`);
}
