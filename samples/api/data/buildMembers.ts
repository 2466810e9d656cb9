import { buildStations } from './buildStations.ts';
import { createSeededNumbers, type SeededNumbers } from './createSeededNumbers.ts';
import { timeAfterOpening } from './timeAfterOpening.ts';

const names = [
  ['Žofie', 'Šťastná'],
  ['Zbigniew', 'Łęcki'],
  ['Åsa', 'Öberg'],
  ['Jiří', 'Dvořák'],
  ['Grażyna', 'Wójcik'],
  ['Björn', 'Sjöström'],
  ['Ludmila', 'Řezníčková'],
  ['Paweł', 'Gąsior'],
  ['Nour', 'al-Khatib'],
  ['Ondřej', 'Ševčík'],
  ['Małgorzata', 'Źrebiec'],
  ['Elif', 'Yıldız'],
  ['Matěj', 'Čáp'],
  ['Stanisław', 'Kiełbasa'],
  ['Märta', 'Hägg'],
  ['Běla', 'Tůmová'],
  ['Joanna', 'Ćwik'],
  ['Þór', 'Einarsson'],
  ['Vojtěch', 'Hájek'],
  ['Łucja', 'Świątek'],
  ['Siân', "O'Neill"],
  ['Radek', 'Novák, ml.'],
  ['Ngọc', 'Trần'],
] as const;

/** The 23 members: several addresses each, favourite stations, a phone number or null. */
export function buildMembers() {
  const numbers = createSeededNumbers(23);
  const stationIds = buildStations().map((station) => station.id);
  return names.map(([first, last], index) => buildMember(numbers, { first, last }, 501 + index, stationIds));
}

function buildMember(
  numbers: SeededNumbers,
  name: { first: string; last: string },
  id: number,
  stationIds: readonly string[],
) {
  return {
    id,
    name,
    email: `member-${id}@bikes.example.test`,
    phone: numbers.happens(60) ? `+420 000 ${numbers.whole(100, 999)} ${numbers.whole(100, 999)}` : null,
    plan: { kind: numbers.pick(['single', 'monthly', 'yearly']), price: numbers.decimal(2, 60, 2) },
    joined_at: timeAfterOpening(numbers.whole(0, 150_000)),
    newsletter: numbers.happens(50),
    addresses: buildAddresses(numbers),
    favourite_stations: [0, 21, 42].flatMap((city) => numbers.choose(stationIds.slice(city, city + 21), 1)),
    ...(numbers.happens(20) && { note: 'Prefers a low frame; "no kick-stand, please".' }),
  };
}

function buildAddresses(numbers: SeededNumbers) {
  return numbers.choose(['home', 'work', 'billing'], 2).map((kind) => ({
    kind,
    street: `${numbers.pick(['Údolní', 'Długa', 'Södra Förstadsgatan'])} ${numbers.whole(1, 120)}`,
    postcode: String(numbers.whole(10_000, 99_999)),
  }));
}
