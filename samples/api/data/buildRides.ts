import { buildStations, type Station } from './buildStations.ts';
import { createSeededNumbers, type SeededNumbers } from './createSeededNumbers.ts';
import { timeAfterOpening } from './timeAfterOpening.ts';

export type Ride = ReturnType<typeof buildRide>;

/** The 130 rides in the order in which they began, the three cities mixed. The last few have not ended yet. */
export function buildRides() {
  const numbers = createSeededNumbers(130);
  const stations = buildStations();
  return Array.from({ length: 130 }, (_, index) => buildRide(numbers, stations, index));
}

function buildRide(numbers: SeededNumbers, stations: readonly Station[], index: number) {
  const from = pickStation(numbers, stations);
  const inCity = stations.filter((station) => station.city === from.city);
  const ended = index < 126;
  return {
    id: 100_001 + index,
    city: from.city,
    started_at: timeAfterOpening(index * 37 + numbers.whole(0, 30)),
    bike_id: numbers.whole(2001, 2040),
    from: stopAt(from),
    to: ended ? stopAt(pickStation(numbers, inCity)) : null,
    minutes: ended ? numbers.decimal(2, 95, 1) : null,
    distance_km: numbers.decimal(0.3, 18, 2),
    customer: { id: 501 + numbers.whole(0, 22), plan: numbers.pick(['single', 'monthly', 'yearly']) },
    price: { amount: numbers.decimal(0, 9, 2), currency: 'EUR' },
    ...(numbers.happens(45) && { rating: numbers.whole(1, 5) }),
    helmet: numbers.happens(25),
    tags: numbers.choose(['commute', 'rain', 'first ride', 'two riders'], 2),
    ...(numbers.happens(30) && { pauses: buildPauses(numbers) }),
  };
}

function pickStation(numbers: SeededNumbers, [first, ...others]: readonly Station[]): Station {
  if (first === undefined) throw new RangeError('A ride needs a station.');
  return numbers.pick([first, ...others]);
}

function stopAt({ id, name }: Station) {
  return { station_id: id, name };
}

function buildPauses(numbers: SeededNumbers) {
  return Array.from({ length: numbers.whole(1, 3) }, (_, index) => ({
    after_minutes: (index + 1) * numbers.whole(3, 9),
    minutes: numbers.decimal(0.5, 12, 1),
    reason: numbers.pick(['kavárna', 'lody', 'fika', null]),
  }));
}
