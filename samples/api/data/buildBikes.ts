import { buildStations } from './buildStations.ts';
import { createSeededNumbers, type SeededNumbers } from './createSeededNumbers.ts';
import { timeAfterOpening } from './timeAfterOpening.ts';

export type Bike = ReturnType<typeof buildBike>;

interface Model {
  name: string;
  maker: string;
  electric: boolean;
}

const models: readonly [Model, ...Model[]] = [
  { name: 'Vážka', maker: 'Favorit', electric: false },
  { name: 'Żuraw 3', maker: 'Romet', electric: false },
  { name: 'Älva e', maker: 'Skeppshult', electric: true },
];

/** The 40 bikes; only the electric ones have a battery, and a bike on the road has no station. */
export function buildBikes() {
  const numbers = createSeededNumbers(40);
  const stationIds = buildStations().map((station) => station.id);
  return Array.from({ length: 40 }, (_, index) => buildBike(numbers, 2001 + index, stationIds));
}

function buildBike(numbers: SeededNumbers, id: number, stationIds: readonly string[]) {
  const model = numbers.pick(models);
  return {
    id,
    model,
    station_id: numbers.happens(80) ? (stationIds[numbers.whole(0, stationIds.length - 1)] ?? null) : null,
    ...(model.electric && { battery: { level: numbers.decimal(0.05, 1, 2), range_km: numbers.decimal(4, 70, 1) } }),
    gears: numbers.pick([1, 3, 7]),
    mileage_km: numbers.decimal(120, 9800, 2),
    in_service: numbers.happens(85),
    serviced_at: timeAfterOpening(numbers.whole(0, 200_000)),
    equipment: numbers.choose(['basket', 'child seat', 'bell', 'phone holder', 'lock'], 3),
  };
}
