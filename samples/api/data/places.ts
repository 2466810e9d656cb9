export interface Place {
  city: string;
  /** The prefix of the ids of the stations. */
  code: string;
  latitude: number;
  longitude: number;
  elevation: number;
  /** The shop that pays for some of the stations. */
  sponsor: string;
  language: string;
  stations: readonly string[];
}

/** The three cities of the bike share with the names of their stations. */
export const places: readonly [Place, ...Place[]] = [
  {
    city: 'Brno',
    code: 'brn',
    latitude: 49.195,
    longitude: 16.607,
    elevation: 220,
    sponsor: 'Pekařství Kolář, s.r.o.',
    language: 'cs',
    stations: [
      'Náměstí Svobody',
      'Zelný trh',
      'Moravské náměstí',
      'Špilberk',
      'Lužánky',
      'Česká',
      'Mendlovo náměstí',
      'Hlavní nádraží',
      'Kraví hora',
      'Konečného náměstí',
      'Žlutý kopec',
      'Královo Pole, nádraží',
      'Výstaviště',
      'Riviéra',
      'Přehrada',
      'Židenice',
      'Černá Pole',
      'Líšeň, Jírova',
      'Vinohrady',
      'Slatina',
      'Komín',
    ],
  },
  {
    city: 'Kraków',
    code: 'krk',
    latitude: 50.062,
    longitude: 19.938,
    elevation: 205,
    sponsor: 'Księgarnia „Lis”',
    language: 'pl',
    stations: [
      'Rynek Główny',
      'Wawel',
      'Kazimierz, Plac Nowy',
      'Podgórze',
      'Błonia',
      'Dworzec Główny',
      'Nowa Huta',
      'Zabłocie',
      'Dębniki',
      'Łagiewniki',
      'Kleparz',
      'Zwierzyniec',
      'Salwator',
      'Ruczaj',
      'Krowodrza Górka',
      'Bronowice',
      'Prądnik Biały',
      'Czyżyny',
      'Płaszów',
      'Grzegórzki',
      'Mistrzejowice',
    ],
  },
  {
    city: 'Malmö',
    code: 'mmx',
    latitude: 55.605,
    longitude: 13.003,
    elevation: 4,
    sponsor: 'Åsas Cykel & Co.',
    language: 'sv',
    stations: [
      'Malmö C',
      'Stortorget',
      'Lilla Torg',
      'Gustav Adolfs torg',
      'Triangeln',
      'Möllevångstorget',
      'Folkets park',
      'Pildammsparken',
      'Slottsparken',
      'Västra hamnen',
      'Ribersborg "Ribban"',
      'Värnhem',
      'Rosengård',
      'Hyllie',
      'Limhamn',
      'Sorgenfri',
      'Nobeltorget',
      'Dalaplan',
      'Kirseberg',
      'Öresundsparken',
      'Sundspromenaden',
    ],
  },
];
