/** Numbers that were seen: how many, their sum, and their standard deviation. */
interface Sample {
  count: number;
  sum: number;
  deviation: number;
}

/** How much the records of different parents differ usually, as a part of their mean, and how many numbers that weighs. */
const [usualDeviation, usualWeight] = [0.4, 2];

/**
 * The mean of numbers of which only some were seen, and how far off it is likely to be at most. As a few numbers may be
 * alike by chance, what is usual counts as well.
 */
export function sampledMean({ count, sum, deviation }: Sample): { mean: number; margin: number } {
  const mean = sum / count;
  const seen = (count - 1) * deviation ** 2;
  const spread = Math.sqrt((seen + usualWeight * (usualDeviation * mean) ** 2) / (count - 1 + usualWeight));
  return { mean, margin: ((2 + 1 / count) * spread) / Math.sqrt(count) };
}
