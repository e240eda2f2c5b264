import type { picking as english } from '../en/picking.ts';
import type { French } from '../message.ts';

export const picking: French<typeof english> = {
  'select.title': 'Choisis tes trois cartes',
  'select.back': 'Retour',

  'select.intro.heading': 'C’est le moment de choisir tes trois cartes',
  'select.intro.liked': {
    one: '{count} carte a retenu ton attention.',
    many: '{count} de cartes ont retenu ton attention.',
    other: '{count} cartes ont retenu ton attention.',
  },
  'select.intro.text':
    'Choisis les trois qui t’attirent le plus et mets-les en ordre : 1, 2, 3. Rien n’est définitif tant que tu n’as pas confirmé.',
  'select.intro.start': 'Choisir mes trois cartes',
  'select.again.heading': 'Les passer en revue encore une fois?',
  'select.again.recommended': 'Une bonne idée ici',
  'select.again.many':
    'En garder trois sur {count}, c’est difficile. Reprends seulement ces {count}-là en main : avec moins de cartes sur la table, c’est plus facile. Chaque réponse reste jusqu’à ce que tu la changes.',
  'select.again.few':
    'Tu peux reprendre seulement ces {count}-là en main. Chaque réponse reste jusqu’à ce que tu la changes.',
  'select.again.start': 'Les trier encore une fois',
  'select.quick.heading': 'Ça a roulé vite. Envie de regarder de nouveau?',
  'select.quick.text':
    'Peut-être que tu savais déjà, et c’est très bien. Si tu veux revoir toutes les cartes, tes réponses restent jusqu’à ce que tu les changes.',
  'select.quick.yes': 'Regarder de nouveau',
  'select.quick.no': 'Non merci',

  'select.pick.text':
    'Choisis une carte : elle prend la première place libre. Choisis-la de nouveau pour la remettre sur la table.',
  'select.super': 'Ça m’intéresse beaucoup',
  'select.interested': 'Ça m’intéresse',
  'select.card.ranked': '{title}, ta carte numéro {rank}',
  'select.card.info': 'À propos de la carte « {title} »',
  'select.said.ranked': '« {title} » est ta carte numéro {rank}.',
  'select.said.unranked': '« {title} » est de retour sur la table.',
  'select.tray.label': 'Tes trois cartes',
  'select.tray.free': 'La place numéro {rank} est libre',
  'select.tray.taken': 'Numéro {rank} : {title}',
  'select.confirm': 'Confirmer',
  'select.confirm.missing': {
    one: 'Choisis encore {count} carte, puis confirme.',
    many: 'Choisis encore {count} de cartes, puis confirme.',
    other: 'Choisis encore {count} cartes, puis confirme.',
  },
  'select.confirm.ready': 'Voilà tes trois cartes. Confirme quand tu veux.',

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
  'own.count': {
    one: '{count} caractère sur {max}',
    many: '{count} de caractères sur {max}',
    other: '{count} caractères sur {max}',
  },
  'own.color': 'Couleur et thème',
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
    'Il faut être en ligne pour une image, et tu ne l’es pas. Enregistre la carte maintenant et ajoute son image plus tard.',
  'own.save': 'Enregistrer la carte',
  'own.cancel': 'Annuler',
  'own.remove': 'Supprimer la carte',
  'own.remove.heading': 'Supprimer cette carte?',
  'own.remove.text':
    '« {title} » disparaît. Si c’est une de tes trois cartes, sa place redevient libre.',
  'own.remove.yes': 'Supprimer',
  'own.remove.no': 'La garder',
  'own.said.saved': '« {title} » est sur la table.',
  'own.said.removed': '« {title} » n’est plus là.',

  'saved.title': 'Tes trois cartes',
  'saved.heading': 'Voici tes trois cartes',
  'saved.saved': 'Tes trois cartes sont enregistrées.',
  'saved.saving': 'On enregistre tes trois cartes…',
  'saved.waiting': 'Tes trois cartes seront enregistrées quand tu seras de nouveau en ligne.',
  'saved.refused': 'Tes trois cartes n’ont pas pu être enregistrées.',
  'saved.expired': 'Tes trois cartes n’ont pas pu être enregistrées.',
  'saved.text':
    'De tout ce qu’il y avait sur la table, c’est ce qui a retenu ton attention. À toi de l’explorer.',
  'saved.rank': 'Numéro {rank}',
  'saved.home': 'Aller à mes cartes',
};
