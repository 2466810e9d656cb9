import { buildStations, type Station } from './buildStations.ts';
import { createSeededNumbers, type SeededNumbers } from './createSeededNumbers.ts';
import { places } from './places.ts';
import { reviewTexts } from './reviewTexts.ts';
import { timeAfterOpening } from './timeAfterOpening.ts';

export type Review = ReturnType<typeof buildReview>;

/** The 63 reviews, one for each station; only some have photos or a reply. */
export function buildReviews() {
  const numbers = createSeededNumbers(6301);
  return buildStations().map((station, index) => buildReview(numbers, station, index));
}

function buildReview(numbers: SeededNumbers, station: Station, index: number) {
  const written = index * 1117 + numbers.whole(0, 900);
  return {
    id: `rev-${index + 1}`,
    station: { id: station.id, city: station.city },
    rating: numbers.whole(1, 5),
    ...pickText(numbers, station),
    written_at: timeAfterOpening(written),
    author: numbers.happens(80) ? { member_id: 501 + numbers.whole(0, 22), rides: numbers.whole(1, 400) } : null,
    ...(numbers.happens(35) && { photos: buildPhotos(numbers, index) }),
    ...(numbers.happens(25) && { reply: { text: 'Díky / Dzięki / Tack!', at: timeAfterOpening(written + 600) } }),
  };
}

/** A text in the language of the city, or in English. */
function pickText(numbers: SeededNumbers, station: Station) {
  const language = places.find((place) => place.city === station.city)?.language;
  const [first, ...others] = reviewTexts.filter((text) => [language, 'en'].includes(text.language));
  if (first === undefined) throw new RangeError('A review needs a text.');
  return numbers.pick([first, ...others]);
}

function buildPhotos(numbers: SeededNumbers, index: number) {
  return Array.from({ length: numbers.whole(1, 3) }, (_, photo) => ({
    url: `https://photos.example.test/${index + 1}/${photo + 1}.jpg`,
    width: numbers.pick([800, 1200, 1600]),
    height: numbers.pick([600, 900]),
  }));
}
