const context = document.createElement('canvas').getContext('2d');

/** The width of a text in the page's font, in pixels. */
export function measureText(text: string): number {
  if (context === null) return 7 * text.length;
  const { fontSize, fontFamily } = getComputedStyle(document.body);
  context.font = `${fontSize} ${fontFamily}`;
  return context.measureText(text).width;
}
