export const deckDocuments = {
  en: '/documents/trio-cards-en.pdf',
  fr: '/documents/trio-cartes-fr.pdf',
} as const satisfies Record<'en' | 'fr', string>;

/** For teachers: a lesson of 50 minutes. */
export const lessonPlans = {
  en: '/documents/trio-lesson-en.pdf',
  fr: '/documents/trio-lecon-fr.pdf',
} as const satisfies Record<'en' | 'fr', string>;

/** For students, in that lesson. */
export const worksheets = {
  en: '/documents/trio-worksheet-en.pdf',
  fr: '/documents/trio-feuille-de-travail-fr.pdf',
} as const satisfies Record<'en' | 'fr', string>;

/** For people who mark the cards on paper. */
export const commentSheets = {
  en: '/documents/trio-comment-sheet-en.pdf',
  fr: '/documents/trio-feuille-de-commentaires-fr.pdf',
} as const satisfies Record<'en' | 'fr', string>;
