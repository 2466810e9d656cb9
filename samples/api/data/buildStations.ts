import { createSeededNumbers, type SeededNumbers } from './createSeededNumbers.ts';
import { type Place, places } from './places.ts';
import { timeAfterOpening } from './timeAfterOpening.ts';

export type Station = ReturnType<typeof buildStation>;

const amenities = ['air pump', 'repair stand', 'roof', 'lockers', 'drinking water', 'e-bike charger'];

/** The 63 stations: a nested location, lists of strings and of objects, a null, fields that only some stations have. */
export function buildStations(): Station[] {
  const numbers = createSeededNumbers(63);
  return places.flatMap((place) => place.stations.map((name, index) => buildStation(numbers, place, name, index)));
}

function buildStation(numbers: SeededNumbers, place: Place, name: string, index: number) {
  const docks = numbers.whole(6, 30);
  return {
    id: `${place.code}-${String(index + 1).padStart(2, '0')}`,
    name,
    city: place.city,
    location: {
      latitude: numbers.decimal(place.latitude - 0.04, place.latitude + 0.04, 6),
      longitude: numbers.decimal(place.longitude - 0.05, place.longitude + 0.05, 6),
      elevation_m: numbers.decimal(place.elevation - 3, place.elevation + 30, 1),
      ...(numbers.happens(35) && { access: { from: '06:00', to: '22:30', step_free: numbers.happens(70) } }),
    },
    docks,
    bikes_available: numbers.whole(0, docks),
    open: numbers.happens(92),
    opened_on: timeAfterOpening(numbers.whole(0, 180) * 1440).slice(0, 10),
    sponsor: numbers.happens(30) ? place.sponsor : null,
    amenities: numbers.choose(amenities, 4),
    ...(numbers.happens(60) && { connections: buildConnections(numbers) }),
  };
}

function buildConnections(numbers: SeededNumbers) {
  return Array.from({ length: numbers.whole(1, 3) }, () => ({
    kind: numbers.pick(['tram', 'bus', 'train']),
    line: String(numbers.whole(1, 52)),
    walk_minutes: numbers.decimal(0.5, 6, 1),
  }));
}
