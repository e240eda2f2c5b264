import type { picking as english } from '../en/picking.ts';
import type { French } from '../message.ts';

export const picking: French<typeof english> = {
  'select.title': 'Choisis ton trio',
  'select.back': 'Retour',

  'select.intro.heading': 'C’est le moment de choisir ton trio',
  'select.intro.liked': {
    one: '{count} carte t’intéresse.',
    many: '{count} de cartes t’intéressent.',
    other: '{count} cartes t’intéressent.',
  },
  'select.intro.text':
    'Choisis les trois qui t’attirent le plus et mets-les en ordre : 1, 2, 3. Rien n’est définitif tant que tu n’as pas confirmé.',
  'select.intro.start': 'Choisir mon trio',
  'select.again.heading': 'Les passer en revue encore une fois?',
  'select.again.recommended': 'Une bonne idée ici',
  'select.again.many':
    'En garder trois sur {count}, c’est difficile. Revois seulement ces {count}-là : avec moins de cartes, c’est plus facile. Chaque réponse reste jusqu’à ce que tu la changes.',
  'select.again.few':
    'Tu peux revoir seulement ces {count}-là. Chaque réponse reste jusqu’à ce que tu la changes.',
  'select.again.start': 'Les trier encore une fois',
  'select.quick.heading': 'Envie de revoir les cartes?',
  'select.quick.text':
    'Beaucoup de réponses sont venues vite, ou étaient toutes pareilles. Peut-être que tu savais déjà, et c’est très bien. Si tu veux revoir toutes les cartes, tes réponses restent jusqu’à ce que tu les changes.',
  'select.quick.yes': 'Revoir les cartes',
  'select.quick.no': 'Non merci',

  'select.pick.text':
    'Choisis une carte : elle prend la prochaine place libre. Choisis-la de nouveau pour la retirer de ton trio.',
  'select.super': 'Ça m’intéresse beaucoup',
  'select.interested': 'Ça m’intéresse',
  'select.card.ranked': '{title}, ta carte numéro {rank}',
  'select.card.info': 'À propos de la carte « {title} »',
  'select.said.ranked': '« {title} » est ta carte numéro {rank}.',
  'select.said.unranked': '« {title} » ne fait plus partie de ton trio.',
  'select.tray.label': 'Ton trio',
  'select.tray.free': 'La place numéro {rank} est libre',
  'select.tray.taken': 'Numéro {rank} : {title}',
  'select.confirm': 'Confirmer',
  'select.confirm.missing': {
    one: 'Choisis encore {count} carte, puis confirme.',
    many: 'Choisis encore {count} de cartes, puis confirme.',
    other: 'Choisis encore {count} cartes, puis confirme.',
  },
  'select.confirm.ready': 'Voilà ton trio. Confirme quand tu veux.',

  'own.add': 'Ajoute ta propre carte',
  'own.addHint': 'Il manquait un sujet qui te tient à cœur?',
  'own.edit': 'Modifier la carte « {title} »',
  'own.heading.new': 'Crée ta propre carte',
  'own.heading.edit': 'Modifie ta carte',
  'own.preview': 'Voici de quoi ta carte a l’air',
  'own.untitled': 'Ton titre',
  'own.title': 'Titre',
  'own.titlePlaceholder': 'Ex. : Des pistes cyclables sûres',
  'own.description': 'Description (facultative)',
  'own.descriptionHint': 'Quel est le défi? Pourquoi compte-t-il pour toi?',
  'own.readers':
    'Toi. Le personnel de ton école et l’équipe de Trio voient la carte si elle fait partie de ton trio, sinon seulement son titre, dans ton profil.',
  'own.count': {
    one: '{count} caractère sur {max}',
    many: '{count} de caractères sur {max}',
    other: '{count} caractères sur {max}',
  },
  'own.color': 'Couleur et catégorie',
  'own.picture': 'Image (facultative)',
  'own.picture.hint': 'PNG ou JPEG. Une grande photo est d’abord réduite.',
  'own.picture.choose': 'Choisir une image',
  'own.picture.change': 'Changer l’image',
  'own.picture.remove': 'Enlever l’image',
  'own.picture.preparing': 'On prépare l’image…',
  'own.picture.sending': 'Envoi de l’image',
  'own.picture.percent': '{percent} %',
  'own.picture.cancel': 'Annuler l’envoi',
  'own.picture.sent': 'L’image est sur ta carte.',
  'own.picture.again': 'Réessayer',
  'own.picture.unsent':
    'L’image n’est pas encore arrivée. Réessaie, ou enregistre la carte sans elle.',
  'own.picture.offline':
    'Tu es hors ligne : l’image ne peut pas être envoyée. Enregistre la carte maintenant et ajoute son image plus tard.',
  'own.save': 'Enregistrer la carte',
  'own.cancel': 'Annuler',
  'own.remove': 'Supprimer la carte',
  'own.remove.heading': 'Supprimer cette carte?',
  'own.remove.text':
    'La carte « {title} » sera supprimée. Si elle fait partie de ton trio, sa place redeviendra libre.',
  'own.remove.yes': 'Supprimer',
  'own.remove.no': 'La garder',
  'own.said.saved': '« {title} » est enregistrée.',
  'own.said.removed': 'La carte « {title} » est supprimée.',
  'own.earlier.heading': 'De ton dernier tri',
  'own.earlier.take': 'Réutiliser',
  'own.earlier.takeOne': 'Réutiliser la carte « {title} »',

  'saved.title': 'Ton trio',
  'saved.heading': 'Voici ton trio',
  'saved.saved': 'Ton trio est enregistré.',
  'saved.saving': 'On enregistre ton trio…',
  'saved.waiting': 'Ton trio sera enregistré quand tu seras de nouveau en ligne.',
  'saved.refused': 'Ton trio n’a pas pu être enregistré.',
  'saved.expired': 'Ton trio n’a pas pu être enregistré.',
  'saved.text':
    'De toutes les cartes, ce sont celles qui ont retenu ton attention. À toi de les explorer.',
  'saved.rank': 'Numéro {rank}',
  'saved.home': 'Aller à mes cartes',

  'all.title': 'Toutes les cartes',
  'all.back': 'Une carte à la fois',
  'all.heading': 'Touche les cartes qui t’intéressent',
  'all.text': 'Un peu de curiosité suffit. Touche une carte de nouveau pour changer d’avis.',
  'all.count': '{count} sur {needed}',
  'all.countInWords': {
    one: '{count} carte sur les {needed} qu’il te faut.',
    many: '{count} de cartes sur les {needed} qu’il te faut.',
    other: '{count} cartes sur les {needed} qu’il te faut.',
  },
  'all.missing': {
    one: 'Encore une, et tu pourras choisir ton trio.',
    many: 'Encore {count}, et tu pourras choisir ton trio.',
    other: 'Encore {count}, et tu pourras choisir ton trio.',
  },
  'all.enough': {
    one: '{count} carte t’intéresse.',
    many: '{count} de cartes t’intéressent. Tu peux choisir ton trio.',
    other: '{count} cartes t’intéressent. Tu peux choisir ton trio.',
  },
};
