import type { FindPaging } from './evidence.ts';

const words = /\blink\b[^.]{0,20}\bheaders?\b|\bheaders?\b[^.]{0,30}\blink\b|rel="?next/i;

/** Finds pages whose next address is only in a header, which no method of the format can follow. */
export const linkHeader: FindPaging = ({ operation }) => {
  const { response, description, params } = operation;
  const isDescribed = response?.headers.some(({ name }) => name.toLowerCase() === 'link') === true;
  const texts = [description, response?.description ?? '', ...params.map((param) => param.description)];
  if (!isDescribed && !texts.some((text) => words.test(plain(text)))) return undefined;
  return {
    title: 'next address in the Link header',
    sureness: 'low',
    evidence: ['The address of the next page is in the "Link" header, which no paging method of the format reads.'],
  };
};

/** Removes Markdown code marks and link addresses: "the `link` header". */
function plain(text: string): string {
  return text.replaceAll(/`|\]\([^()]*\)|\[/g, '');
}
