/** The deck as one accessible PDF in each language, the same for everyone. */
export const deckDocuments = {
  en: '/documents/trio-cards-en.pdf',
  fr: '/documents/trio-cartes-fr.pdf',
} as const satisfies Record<'en' | 'fr', string>;
