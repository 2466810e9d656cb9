import { createSeededNumbers, type SeededNumbers } from './createSeededNumbers.ts';
import { timeAfterOpening } from './timeAfterOpening.ts';

/** The weather of one day, hour by hour: 24 records. */
export function buildWeather() {
  const numbers = createSeededNumbers(24);
  return Array.from({ length: 24 }, (_, hour) => buildHour(numbers, hour));
}

function buildHour(numbers: SeededNumbers, hour: number) {
  const raining = numbers.happens(30);
  const temperature = numbers.decimal(-2, 11, 1);
  return {
    at: timeAfterOpening(hour * 60),
    temperature_c: temperature,
    wind: { speed_ms: numbers.decimal(0, 14, 1), from: numbers.pick(['N', 'E', 'S', 'W']) },
    rain_mm: raining ? numbers.decimal(0.1, 4, 1) : 0,
    ride_advice: raining ? 'Vezměte pláštěnku · Weź pelerynę · Ta regnrock' : null,
    frost: temperature < 0,
  };
}
