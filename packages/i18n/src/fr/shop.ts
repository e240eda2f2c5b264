import type { shop as english } from '../en/shop.ts';
import type { French } from '../message.ts';

export const shop: French<typeof english> = {
  'getCards.title': 'Des cartes à tenir en main',
  'getCards.lead':
    'Les défis de Trio en jeu de cartes, sur la table : on les prend, on se les passe, on en garde trois.',
  'getCards.shop': 'Aller à la boutique',
  'getCards.shopText': 'La boutique est un autre site, qui s’ouvre dans un nouvel onglet.',
  'getCards.ask': 'Écrire à l’équipe de Trio',
  'getCards.askText':
    'Dites-nous ce que vous avez en tête, et nous vous dirons comment obtenir des cartes.',
  'getCards.draft': 'Nous aimerions savoir comment obtenir des cartes imprimées pour notre école.',

  'getCards.uses': 'À quoi sert un jeu de cartes',
  'getCards.class': 'Une classe sans écrans',
  'getCards.class.text':
    'En équipe, les élèves trient les cartes à la main et disent pourquoi l’une d’elles reste. Tout le monde voit ce que les autres gardent, et la conversation part d’elle-même.',
  'getCards.families': 'Une soirée avec les familles',
  'getCards.families.text':
    'Invitez les parents à garder trois cartes, eux aussi, avant de voir celles de leur enfant. C’est une belle occasion d’en apprendre sur l’autre.',
  'getCards.office': 'Un tête-à-tête',
  'getCards.office.text':
    'Un jeu posé entre vous et l’élève dit : regardons ça ensemble. Pas de connexion, pas d’attente.',

  'getCards.saved': 'Ce qui est sur la table n’est pas enregistré',
  'getCards.savedText':
    'Pour le profil, et pour votre tableau de résultats, les élèves trient à l’écran. Les deux vont bien ensemble : d’abord la table, ensuite l’écran.',
  'getCards.print':
    'Envie de les voir d’abord? Toutes les cartes sont dans un seul document, à lire ou à imprimer.',
  'getCards.printOpen': 'Ouvrir toutes les cartes (PDF)',
};
