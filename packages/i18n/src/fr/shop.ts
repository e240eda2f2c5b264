import type { shop as english } from '../en/shop.ts';
import type { French } from '../message.ts';

export const shop: French<typeof english> = {
  'getCards.title': 'Des cartes à tenir en main',
  'getCards.lead':
    'Les défis de Trio en jeu de cartes, sur la table : on les prend, on se les passe, on en garde trois.',
  'getCards.shop': 'Aller à la boutique',
  'getCards.shopText': 'La boutique est un autre site, qui s’ouvre dans un nouvel onglet.',
  'getCards.order': 'Nous écrire au sujet des cartes imprimées',
  'getCards.orderHint': 'Un court message est prêt : indiquez la quantité et envoyez-le.',
  'getCards.draft':
    'Nous aimerions des cartes imprimées pour notre école.\n\nÉcole : {school}\nNombre de paquets :\nLangue (français, anglais ou les deux) :\nAdresse de livraison :\nDate souhaitée :',

  'getCards.ways': 'Comment les obtenir',
  'getCards.orderHeading': 'Commander un paquet imprimé',
  'getCards.deck':
    'Un paquet contient les {count} défis, en français ou en anglais : l’image au recto, le défi et ses métiers au verso.',
  'getCards.step.1': 'Envoyez-nous le message avec le nombre de paquets, la langue et l’adresse.',
  'getCards.step.2':
    'Nous répondons par courriel : ce qui est possible pour votre école, le prix et le délai de livraison.',
  'getCards.step.3': 'Rien n’est commandé ni facturé avant votre accord.',
  'getCards.print': 'Les imprimer vous-même, dès maintenant',
  'getCards.printText':
    'Toutes les cartes sont dans un seul document, avec images, textes et métiers. C’est gratuit, et un lecteur d’écran le lit bien.',
  'getCards.printOpen.en': 'Toutes les cartes en anglais (PDF)',
  'getCards.printOpen.fr': 'Toutes les cartes en français (PDF)',
  'getCards.printHint':
    'Il y a deux défis par page. Imprimés d’un seul côté et coupés en deux, ils se trient à la main.',

  'getCards.uses': 'À quoi sert un jeu de cartes',
  'getCards.class': 'Une classe sans écrans',
  'getCards.class.text':
    'En équipe, les élèves trient les cartes à la main et disent pourquoi l’une d’elles reste. Tout le monde voit ce que les autres gardent, et la conversation part d’elle-même.',
  'getCards.families': 'Une soirée avec les familles',
  'getCards.families.text':
    'Invitez les membres de la famille à choisir trois cartes, eux aussi, avant de voir celles de l’élève. C’est une belle occasion d’en apprendre sur l’autre.',
  'getCards.office': 'Un tête-à-tête',
  'getCards.office.text':
    'Un jeu posé entre vous et l’élève dit : regardons ça ensemble. Pas de connexion, pas d’attente.',

  'getCards.saved': 'Ce qui est sur la table n’est pas enregistré',
  'getCards.savedText':
    'Pour obtenir leur profil et figurer dans votre tableau, les élèves trient à l’écran. Les deux vont bien ensemble : d’abord la table, ensuite l’écran.',
};
