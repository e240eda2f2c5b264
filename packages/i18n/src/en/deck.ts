import type { EnglishMessages } from '../message.ts';

export const deck = {
  'category.blue': 'Health',
  'category.yellow': 'Economics',
  'category.pink': 'Society',
  'category.purple': 'Technology',
  'category.green': 'Environment',
  'category.red': 'Creative',
  'card.trades': 'Skilled trades',
  'card.careers': 'Sample careers',
  'card.careersNone': 'There’s no list here: the job you create may not have a name yet.',
  'card.response': 'What people do',
  'card.story': 'The story',
  'card.listen': 'Listen',
  'card.listenStop': 'Stop listening',

  'training.job': 'High school or learning on the job',
  'training.college': 'College or apprenticeship',
  'training.university': 'University',
  'training.experience': 'With years of experience',
  'training.hint':
    'Grouped by how people in Canada usually train for them. There is often more than one way in.',

  'sheet.title': 'Contact sheet',
  'sheet.heading': 'All {count} cards',
  'sheet.fronts': 'Fronts',
  'sheet.backs': 'Backs',
  'sheet.paper': 'On paper',
  'sheet.trades': 'Skilled trades only',
  'sheet.size': 'Card width: {width} px',
  'sheet.print': 'Print',
  'sheet.comments': 'Comment sheet (PDF)',
  'sheet.edition': 'Edition {number}, {month}',
  'sheet.language': 'English',
  'sheet.page': 'Page {page} of {count}',
} as const satisfies EnglishMessages;
