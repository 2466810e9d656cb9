/** A text and the parts of it that were marked. */
export interface MarkedText {
  text: string;
  spans: { offset: number; length: number }[];
}

/** Reads a text in which `«` and `»` stand around the parts that matter. Marks do not nest. */
export function readMarks(marked: string): MarkedText {
  const spans: MarkedText['spans'] = [];
  let text = '';
  for (const [index, part] of marked.split(/[«»]/).entries()) {
    if (index % 2 === 1) spans.push({ offset: text.length, length: part.length });
    text += part;
  }
  return { text, spans };
}

/** The text with marks around these spans, in their order in the text. */
export function writeMarks({ text, spans }: MarkedText): string {
  const ordered = spans.toSorted((a, b) => b.offset - a.offset || b.length - a.length);
  return ordered.reduce((marked, { offset, length }) => {
    const end = offset + length;
    return `${marked.slice(0, offset)}«${marked.slice(offset, end)}»${marked.slice(end)}`;
  }, text);
}
