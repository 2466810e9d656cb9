/** Numbers that were seen: how many, their sum, and their standard deviation. */
interface Sample {
  count: number;
  sum: number;
  deviation: number;
}

/**
 * The mean of numbers of which only some were seen, and how far off it may be: with a likelihood of about 95 %, after
 * Student's distribution. Numbers that are all alike leave room for one in so many to be another.
 */
export function sampledMean({ count, sum, deviation }: Sample): { mean: number; margin: number } {
  const mean = sum / count;
  const factor = 2 + 10.7 / Math.max(1, count - 1) ** 1.75;
  return { mean, margin: Math.max((factor * deviation) / Math.sqrt(count), mean / (count + 1)) };
}
