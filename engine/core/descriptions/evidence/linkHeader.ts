import type { FindPaging } from './evidence.ts';

/** Where only a header leads to the next page, no method of the format can follow it. */
export const linkHeader: FindPaging = ({ operation }) => {
  const { response, description } = operation;
  const isDescribed = response?.headers.some(({ name }) => name.toLowerCase() === 'link') === true;
  if (!isDescribed && !/\blink\b[^.]{0,20}\bheader\b|\bheader\b[^.]{0,30}\blink\b|rel="?next/i.test(description))
    return undefined;
  return {
    title: 'next address in the Link header',
    sureness: 'low',
    evidence: ['The address of the next page is in the "Link" header, which no paging method of the format reads.'],
  };
};
