import { createSeededNumbers, type SeededNumbers } from './createSeededNumbers.ts';
import { timeAfterOpening } from './timeAfterOpening.ts';

const parts = [
  { code: 'BRK-11', name: 'brzdová lanka', unit_price: 4.9 },
  { code: 'CHN-08', name: 'řetěz, 8 rychlostí', unit_price: 13.5 },
  { code: 'TYR-28', name: 'opona 28"', unit_price: 18.25 },
  { code: 'LMP-02', name: 'światło tylne', unit_price: 7 },
];

/** The 33 tickets of the workshop; an open one has no closing time, and not every one needed parts. */
export function buildTickets() {
  const numbers = createSeededNumbers(33);
  return Array.from({ length: 33 }, (_, index) => buildTicket(numbers, index));
}

function buildTicket(numbers: SeededNumbers, index: number) {
  const opened = index * 911 + numbers.whole(0, 800);
  const closed = numbers.happens(75);
  return {
    id: `T-${1001 + index}`,
    bike_id: numbers.whole(2001, 2040),
    summary: numbers.pick(['Píchlá zadní duše', 'Hamulec ociera', 'Lampan blinkar', 'Saddle slips']),
    severity: numbers.pick(['low', 'medium', 'high']),
    opened_at: timeAfterOpening(opened),
    closed_at: closed ? timeAfterOpening(opened + numbers.whole(60, 9000)) : null,
    warranty: numbers.happens(20),
    mechanic: closed ? { name: numbers.pick(['Květa', 'Władek', 'Håkan']), hours: numbers.decimal(0.25, 4, 2) } : null,
    ...(closed && { parts: buildParts(numbers) }),
  };
}

function buildParts(numbers: SeededNumbers) {
  return numbers.choose(parts, 3).map((part) => ({ ...part, quantity: numbers.whole(1, 4) }));
}
