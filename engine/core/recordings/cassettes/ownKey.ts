/** The key in a cassette below which Pagewright writes what only its recordings have. Other readers pass it over. */
export const ownKey = 'pagewright';
