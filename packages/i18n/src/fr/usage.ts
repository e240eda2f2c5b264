import type { usage as english } from '../en/usage.ts';
import type { French } from '../message.ts';

export const usage: French<typeof english> = {
  'usage.title': 'Utilisation',
  'usage.lead':
    'Comment Trio est utilisé, en totaux par jour. Personne n’y est nommé : ni élève, ni école, ni appareil.',
  'usage.leftOut':
    'Ces chiffres ne comptent ni l’équipe de Trio ni les personnes dont le navigateur refuse le suivi (Do Not Track, Global Privacy Control). L’utilisation réelle est donc plus élevée.',
  'usage.window': 'Période',
  'usage.days': {
    one: '{count} dernier jour',
    many: '{count} de derniers jours',
    other: '{count} derniers jours',
  },
  'usage.failed': 'Les chiffres d’utilisation n’ont pas pu être chargés.',
  'usage.nothing': 'Rien n’a été compté pendant ces jours.',
  'usage.nothingText': 'Dès que des élèves se connecteront et feront un tri, vous le verrez ici.',
  'usage.longer': 'Afficher les 365 derniers jours',
  'usage.numbers': 'Les mêmes nombres en tableau',

  'usage.visits.heading': 'Visites',
  'usage.visits.students': 'Connexions d’élèves',
  'usage.visits.school': 'Connexions du personnel des écoles',
  'usage.visits.pages': 'Pages vues',

  'usage.sorts.heading': 'Tris',
  'usage.sorts.note':
    'Un tri peut être quitté plusieurs fois avant d’être terminé, et certains ont commencé avant cette période. Le total des lignes n’est donc pas 100.',
  'usage.sorts.what': 'Ce qui s’est passé',
  'usage.sorts.count': 'Nombre',
  'usage.sorts.share': 'Pour 100 tris commencés',
  'usage.sorts.started': 'Commencés',
  'usage.sorts.completed': 'Terminés',
  'usage.sorts.first': 'Terminés, premier tri',
  'usage.sorts.again': 'Terminés, nouveau tri',
  'usage.sorts.split': '{first} pour la première fois, {again} de nouveau',
  'usage.sorts.abandoned': 'Quittés en cours de route',
  'usage.sorts.per': '{share} pour 100 commencés',
  'usage.sorts.all': 'base de comparaison des autres lignes',

  'usage.time.heading': 'Au fil du temps',
  'usage.time.measure': 'Ce que montrent les barres',
  'usage.time.started': 'Tris commencés',
  'usage.time.completed': 'Tris terminés',
  'usage.time.abandoned': 'Tris quittés',
  'usage.time.signIns': 'Connexions',
  'usage.time.day': 'Jour',
  'usage.time.week': 'Semaine',
  'usage.time.byDay': 'Chaque barre est un jour (UTC).',
  'usage.time.byWeek':
    'Chaque barre compte sept jours, à rebours à partir d’aujourd’hui (UTC). La première peut être plus courte.',
  'usage.time.bar': '{when} : {value}',
  'usage.time.none': 'Rien pendant ces jours.',

  'usage.left.heading': 'Où les tris sont quittés',
  'usage.left.note': {
    one: 'Un tri a été quitté {count} fois. Chaque barre est une carte du tour, dans l’ordre; la dernière est le choix du trio.',
    many: 'Des tris ont été quittés {count} de fois. Chaque barre est une carte du tour, dans l’ordre; la dernière est le choix du trio.',
    other:
      'Des tris ont été quittés {count} fois. Chaque barre est une carte du tour, dans l’ordre; la dernière est le choix du trio.',
  },
  'usage.left.none': 'Aucun tri n’a été quitté pendant ces jours.',
  'usage.left.step': 'Carte {step}',
  'usage.left.select': 'Choix du trio',
  'usage.left.selectShort': 'Choix',
  'usage.left.where': 'Où',
  'usage.left.times': 'Nombre de fois',
  'usage.left.bar': '{where} : {value}',

  'usage.cards.heading': 'Temps par carte',
  'usage.cards.note':
    'Le temps moyen entre l’affichage d’une carte et la réponse, pendant que la page est visible; les pauses de plus de deux minutes ne comptent pas. Seulement les cartes de Trio, sans les cartes ajoutées, et seulement celles qui ont reçu au moins {least} réponses.',
  'usage.cards.none': 'Pas encore assez de réponses pour comparer les cartes.',
  'usage.cards.slowest': 'Regardées le plus longtemps',
  'usage.cards.quickest': 'Réponses les plus rapides',
  'usage.cards.card': 'Carte',
  'usage.cards.time': 'Temps moyen',
  'usage.cards.seconds': '{seconds} s',
  'usage.cards.answers': 'Réponses',
  'usage.cards.answerCount': {
    one: '{count} réponse',
    many: '{count} de réponses',
    other: '{count} réponses',
  },

  'usage.looks.heading': 'Consultations',
  'usage.looks.note':
    'Les cartes que les élèves ont retournées, les métiers vus à côté ou au verso d’une carte, et les liens de métiers ouverts. Toutes les cartes créées par les élèves tiennent sur une ligne, et toutes les cartes ajoutées au jeu, sur une autre.',
  'usage.looks.none': 'Aucune carte n’a été retournée pendant ces jours.',
  'usage.looks.cards': 'Les plus retournées',
  'usage.looks.careers': 'Liens de métiers les plus ouverts',
  'usage.looks.card': 'Carte',
  'usage.looks.turns': 'Retournée',
  'usage.looks.seen': 'Métiers vus',
  'usage.looks.clicks': 'Liens ouverts',
  'usage.looks.own': 'Cartes créées par les élèves',
  'usage.looks.extra': 'Cartes ajoutées au jeu',
  'usage.looks.times': { one: '{count} fois', many: '{count} de fois', other: '{count} fois' },

  'usage.languages.heading': 'Langues',
  'usage.languages.note': 'Pages vues dans chaque langue.',
  'usage.languages.language': 'Langue',
  'usage.languages.views': 'Pages vues',
  'usage.languages.share': 'Part',
  'usage.languages.en': 'Anglais',
  'usage.languages.fr': 'Français',
  'usage.languages.none': 'Aucune page n’a été vue pendant ces jours.',
};
