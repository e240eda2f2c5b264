import type { deck as english } from '../en/deck.ts';
import type { French } from '../message.ts';

export const deck: French<typeof english> = {
  'category.blue': 'Santé',
  'category.yellow': 'Économie',
  'category.pink': 'Société',
  'category.purple': 'Technologie',
  'category.green': 'Environnement',
  'category.red': 'Création',
  'card.trades': 'Métiers spécialisés',
  'card.careers': 'Exemples de métiers',
  'card.careersNone': 'Pas de liste ici : ce que tu lanceras n’a peut-être pas encore de nom.',

  'sheet.title': 'Planche-contact',
  'sheet.heading': 'Les {count} cartes',
  'sheet.fronts': 'Rectos',
  'sheet.backs': 'Versos',
  'sheet.trades': 'Métiers spécialisés seulement',
  'sheet.size': 'Largeur des cartes : {width} px',
};
