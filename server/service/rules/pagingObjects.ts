import type { ObjectASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';

/** Every object that holds paging options: `pagination`, and with `multiple` each of its scrollers. */
export function pagingObjects({ pagination, scrollers }: ExtractorModel): ObjectASTNode[] {
  return [...new Set([...(pagination ? [pagination] : []), ...scrollers.map(({ node }) => node)])];
}
