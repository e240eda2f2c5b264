import type { sorting as english } from '../en/sorting.ts';
import type { French } from '../message.ts';

export const sorting: French<typeof english> = {
  'answer.dislike': 'Ça ne m’intéresse pas',
  'answer.like': 'Ça m’intéresse',
  'answer.superlike': 'Ça m’intéresse beaucoup',
  'answer.group': 'À quel point est-ce que ça t’intéresse?',

  'steps.progress': 'Étape {step} sur {count}',
  'steps.back': 'Retour',
  'steps.next': 'Suivant',
  'steps.skip': 'Passer aux cartes',

  'intro.title': 'Avant de commencer',
  'intro.heading': 'Suis ce qui t’attire',
  'intro.paragraph': {
    one: 'Tu vas voir {count} défi auquel des gens s’attaquent en ce moment. Dis simplement à quel point il t’intéresse.',
    many: 'Tu vas voir {count} défis auxquels des gens s’attaquent en ce moment. Fie-toi à ta première impression : il n’y a pas de mauvaise réponse et tu peux changer d’avis.',
    other:
      'Tu vas voir {count} défis auxquels des gens s’attaquent en ce moment. Fie-toi à ta première impression : il n’y a pas de mauvaise réponse et tu peux changer d’avis.',
  },
  'intro.duration':
    'Prévois une douzaine de minutes, et plus si tu retournes beaucoup de cartes pour les lire. Tu peux faire une pause n’importe quand et reprendre là où tu étais.',
  'intro.openHeading': 'Tes cartes t’attendent là où tu les as laissées',
  'intro.openText': {
    one: 'Tu as trié {count} carte sur {total}. Ta réponse est bien gardée.',
    many: 'Tu as trié {count} cartes sur {total}. Tes réponses sont bien gardées.',
    other: 'Tu as trié {count} cartes sur {total}. Tes réponses sont bien gardées.',
  },
  'intro.continue': 'Continuer',
  'intro.restart': 'Recommencer',
  'intro.restartHeading': 'Recommencer du début?',
  'intro.restartText':
    'Les réponses de ce tri seront effacées. Un trio que tu as déjà confirmé reste à toi.',
  'intro.restartBusy': 'On efface…',
  'intro.restartCancel': 'Garder mes réponses',
  'intro.unconfirmedHeading': 'Confirme d’abord ton adresse',
  'intro.expiredHeading': 'Les nouveaux tris sont en pause',
  'intro.home': 'Aller à mes cartes',

  'instructions.title': 'Comment trier',
  'instructions.heading': 'Trois réponses, une carte à la fois',
  'instructions.paragraph':
    'La carte suivante arrive toute seule. Tu changes d’avis? « Retour » te ramène à celle d’avant.',
  'instructions.swipe': 'Tu peux aussi faire glisser la carte à gauche, en haut ou à droite.',
  'instructions.keys': 'Au clavier, utilise 1, 2, 3 ou les flèches.',
  'instructions.answers': 'Les trois réponses',

  'reminder.title': 'Une dernière chose',
  'reminder.heading': 'Envie d’en savoir plus? Retourne la carte',
  'reminder.paragraph':
    'Touche la carte ou son « i » pour en lire plus : ce que des gens font, quelques métiers qui s’y rattachent et une petite histoire. Tu peux aussi répondre de là.',
  'reminder.start': 'Voir la première carte',

  'table.title': 'Trier les cartes',
  'table.heading': 'Trier les cartes',
  'table.progress': '{index} sur {count}',
  'table.pass': 'Deuxième tour',
  'table.back': 'Retour',
  'table.exit': 'Enregistrer et quitter',
  'table.turn': 'Retourner la carte',
  'table.info': 'En savoir plus sur cette carte',
  'table.gone': 'Cette carte n’est plus dans le jeu',
  'table.toSelect': 'Choisir mon trio',
  'table.hint':
    'Réponds avec 1, 2, 3; reviens avec Retour arrière. Sur la carte, ← ↑ → répondent aussi.',
  'table.shortcuts': 'Raccourcis clavier',

  'halfway.line': {
    one: 'À mi-chemin! Encore {count} carte.',
    many: 'À mi-chemin! Encore {count} cartes.',
    other: 'À mi-chemin! Encore {count} cartes.',
  },

  'careers.heading': 'Des métiers liés à cette carte',
  'careers.show': 'Voir les métiers',
  'careers.hide': 'Cacher les métiers',

  'ideas.heading': 'Tes idées',
  'ideas.label': 'Ajoute ton idée',
  'ideas.hint': 'Un métier, un lieu, tout ce qui te vient en tête. Jusqu’à {max} par carte.',
  'ideas.readers':
    'Toi. Le personnel de ton école et l’équipe de Trio voient ton idée dans ton profil si la carte fait partie de ton trio.',
  'ideas.add': 'Ajouter',
  'ideas.remove': 'Retirer {idea}',
  'ideas.empty': 'Écris d’abord ton idée.',
  'ideas.tooLong': 'Utilise au plus {max} caractères.',
  'ideas.known': 'Cette idée est déjà sur la carte.',
  'ideas.full': 'Cette carte a déjà ses {max} idées. Retires-en une pour faire de la place.',

  'leave.heading': 'Quitter le tri?',
  'leave.text': 'Tes réponses sont gardées. Tu peux revenir et continuer quand tu veux.',
  'leave.ranks': 'Par contre, il faudra choisir à nouveau les cartes de ton trio.',
  'leave.stay': 'Continuer le tri',
  'leave.later': 'Enregistrer pour plus tard',
  'leave.stop': 'Effacer ce tri',
  'leave.stopText':
    'Tu peux aussi effacer les réponses de ce tri. Un trio que tu as déjà confirmé reste à toi.',

  'undo.heading': 'Revenir et choisir à nouveau?',
  'undo.text':
    'Tu as déjà commencé à choisir ton trio. Si tu reviens en arrière, il faudra choisir à nouveau depuis le début.',
  'undo.confirm': 'Revenir',
  'undo.cancel': 'Rester ici',
  'undo.busy': 'Un instant…',

  'headsUp.heading': 'Petite précision',
  'headsUp.liked': {
    one: 'Tu vas revoir {count} carte qui t’intéresse.',
    many: 'Tu vas revoir les {count} cartes qui t’intéressent.',
    other: 'Tu vas revoir les {count} cartes qui t’intéressent.',
  },
  'headsUp.all': {
    one: 'Tu vas revoir {count} carte.',
    many: 'Tu vas revoir les {count} cartes.',
    other: 'Tu vas revoir les {count} cartes.',
  },
  'headsUp.kept':
    'Tes réponses sont indiquées, et chacune reste la même tant que tu ne la changes pas.',
  'headsUp.start': 'Revoir les cartes',

  'tooFew.heading': 'Cherchons encore quelques cartes',
  'tooFew.none':
    'Jusqu’ici, aucune carte ne t’intéresse. Il en faut au moins trois pour choisir ton trio.',
  'tooFew.text': {
    one: 'Jusqu’ici, {count} carte t’intéresse. Il en faut au moins trois pour choisir ton trio.',
    many: 'Jusqu’ici, {count} cartes t’intéressent. Il en faut au moins trois pour choisir ton trio.',
    other:
      'Jusqu’ici, {count} cartes t’intéressent. Il en faut au moins trois pour choisir ton trio.',
  },
  'tooFew.again':
    'Revoici donc les cartes, avec tes réponses indiquées. Si l’une d’elles éveille un peu ta curiosité, ça compte.',
  'tooFew.start': 'Compris',

  'table.toAll': 'Voir toutes les cartes d’un coup',
  'table.enough': 'Trois cartes t’intéressent. Tu peux maintenant choisir ton trio.',
};
