import { speaksOf } from '../../recognition/paging/pagingTexts.ts';
import type { FindPaging } from './evidence.ts';
import { quoted } from './words.ts';

const denied = /\b(?:no|not|without|never|isn't|aren't|doesn't|un)[ -]?(?:\w{1,40} ){0,3}paginat/i;

/** Finds a text that mentions pages, or a page size, if nothing described gives the next page. */
export const onlyMentions: FindPaging = ({ operation, params }) => {
  const texts = [operation.summary, operation.description, operation.response?.description ?? ''];
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  const told = sentences.find((text) => speaksOf('pages', text) && !denied.test(text));
  const evidence = [
    ...(told === undefined ? [] : [`Its description speaks of pages: ${quoted(told)}`]),
    ...(params.size === undefined
      ? []
      : [`"${params.size.param.name}" sets how many records come, and nothing described leads to those after them.`]),
  ];
  return evidence.length === 0 ? undefined : { title: 'pages', sureness: 'low', evidence };
};
