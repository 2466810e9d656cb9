const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** The number of a month, from 1, that is written in digits, by its English name or as a Roman numeral. */
export function monthNumber(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const word = text.toLowerCase();
  return 1 + Math.max(numerals.indexOf(word), names.indexOf(word.slice(0, 3)));
}
