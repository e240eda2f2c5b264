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
  'card.response': 'Ce que des gens y font',
  'card.story': 'L’histoire',
  'card.listen': 'Écouter',
  'card.listenStop': 'Arrêter la lecture',

  'training.job': 'École secondaire ou formation en emploi',
  'training.college': 'Collège ou apprentissage d’un métier',
  'training.university': 'Université',
  'training.experience': 'Avec des années d’expérience',
  'training.hint':
    'Regroupés selon la façon dont on s’y prépare d’habitude au Canada. Il y a souvent plus d’un chemin.',

  'sheet.title': 'Planche-contact',
  'sheet.heading': 'Les {count} cartes',
  'sheet.fronts': 'Rectos',
  'sheet.backs': 'Versos',
  'sheet.paper': 'Sur papier',
  'sheet.trades': 'Métiers spécialisés seulement',
  'sheet.size': 'Largeur des cartes : {width} px',
  'sheet.print': 'Imprimer',
  'sheet.comments': 'Feuille de commentaires (PDF)',
  'sheet.edition': 'Édition {number}, {month}',
  'sheet.language': 'Français',
  'sheet.page': 'Page {page} sur {count}',
};
