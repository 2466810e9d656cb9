/** Texts in the languages of the three cities, with commas, quotes and line breaks as people write them. */
export const reviewTexts: readonly ReviewText[] = [
  { language: 'cs', text: 'Vždycky je tu volné kolo, i ráno.' },
  { language: 'cs', text: 'Pumpička nefunguje už třetí týden…' },
  { language: 'cs', text: 'Pod střechou, u tramvaje, za mě "jednička".' },
  { language: 'cs', text: 'Stojany jsou moc blízko u sebe.\nS košíkem se kolo nevejde.' },
  { language: 'pl', text: 'Świetna stacja, ale po zmroku za ciemno.' },
  { language: 'pl', text: 'Rower z numerem 2013 skrzypi; zgłaszałem dwa razy.' },
  { language: 'pl', text: 'Blisko dworca, łatwo trafić, polecam!' },
  { language: 'pl', text: '„Brak miejsc” o ósmej rano, codziennie.' },
  { language: 'sv', text: 'Bra läge, nära havet. Blåsigt, förstås.' },
  { language: 'sv', text: 'Alltid fullt på lördagar; åk till Triangeln i stället.' },
  { language: 'sv', text: 'Hjälm saknas.\n\nAnnars toppen! 🚲' },
  { language: 'en', text: 'Easy to find, easy to return, 5/5' },
  { language: 'en', text: 'The map says "next to the fountain"; there is no fountain.' },
];

interface ReviewText {
  language: string;
  text: string;
}
