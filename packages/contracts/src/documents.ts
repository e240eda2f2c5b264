/** The deck as one accessible PDF in each language: static files, made when the web app is built. */
export const deckDocuments = {
  en: '/documents/trio-cards-en.pdf',
  fr: '/documents/trio-cartes-fr.pdf',
} as const satisfies Record<'en' | 'fr', string>;
