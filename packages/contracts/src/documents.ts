export const deckDocuments = {
  en: '/documents/trio-cards-en.pdf',
  fr: '/documents/trio-cartes-fr.pdf',
} as const satisfies Record<'en' | 'fr', string>;
