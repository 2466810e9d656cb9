/**
 * A float with this many significant digits (`docs/format/json-to-csv.md#12-number-formatting`). The exact binary value
 * is rounded, a tie to even. Numbers outside 1e-4 … 10^digits are written as `1.2345E-5`.
 */
export function numberText(value: number, digits: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'INF' : '-INF';
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  return (
    shortText(value, digits) ??
    preciseText(value, digits) ??
    (value < 0 ? '-' : '') + roundedText(Math.abs(value), digits)
  );
}

/** JavaScript's shortest text within the wanted digits and 15, up to which only one decimal is nearest to a double. */
function shortText(value: number, digits: number): string | undefined {
  const size = Math.abs(value);
  if (digits > 15 || size < 1e-4 || size >= 10 ** digits) return undefined;
  const text = String(value);
  return text.length <= digits ? text : undefined;
}

/**
 * JavaScript's text with the wanted digits, if no tie is possible: a tie has exactly one digit more, so at most as many
 * binary places, and up to four for the zeros before the first digit.
 */
function preciseText(value: number, digits: number): string | undefined {
  const size = Math.abs(value);
  if (size < 1e-4 || size >= 10 ** (digits - 1) || Number.isInteger(value * 2 ** (digits + 5))) return undefined;
  return withoutZeros(value.toPrecision(digits));
}

function withoutZeros(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === 0x30) end--;
  return text.slice(0, text.charCodeAt(end - 1) === 0x2e ? end - 1 : end);
}

function roundedText(value: number, digits: number): string {
  const [mantissa = '', exponentText] = roundedToEven(value, digits).split('e');
  const figures = mantissa.replace('.', '').replace(/(?<!0)0+$/, '');
  const exponent = Number(exponentText);
  return exponent < -4 || exponent >= digits ? scientific(figures, exponent) : positional(figures, exponent);
}

/** Formats like `toExponential`, which rounds ties up, but rounds them to even. */
function roundedToEven(value: number, digits: number): string {
  const upwards = value.toExponential(digits - 1);
  if (value.toExponential(digits).charAt(digits + 1) !== '5') return upwards;
  // 101 digits are enough to recognise a tie: no other double is that close to a short decimal.
  const exact = value.toExponential(100);
  const isTie = /^50*e/.test(exact.slice(digits + 1));
  const isEvenBelow = /[02468]/.test(exact.charAt(digits));
  return isTie && isEvenBelow ? exact.slice(0, digits + 1) + exact.slice(exact.indexOf('e')) : upwards;
}

function scientific(figures: string, exponent: number): string {
  const sign = exponent < 0 ? '-' : '+';
  return `${figures.charAt(0)}.${figures.slice(1) || '0'}E${sign}${Math.abs(exponent)}`;
}

function positional(figures: string, exponent: number): string {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${figures}`;
  const whole = figures.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const fraction = figures.slice(exponent + 1);
  return fraction ? `${whole}.${fraction}` : whole;
}
