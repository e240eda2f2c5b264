import type { talk as english } from '../en/talk.ts';
import type { French } from '../message.ts';

export const talk: French<typeof english> = {
  'talk.heading': 'Parles-en',
  'talk.text': 'Quelqu’un de l’orientation ou l’un de tes profs peut regarder ton trio avec toi.',
  'talk.open': 'J’aimerais en parler',
  'talk.failed': 'Impossible de savoir si tu as demandé à parler.',
  'talk.who': 'À qui veux-tu parler?',
  'talk.any': 'N’importe qui de l’orientation',
  'talk.any.hint': 'La première personne disponible',
  'talk.kind.owner': 'Responsable du compte de l’école',
  'talk.kind.counsellor': 'Orientation',
  'talk.kind.teacher': 'Enseignement, dans ta classe',
  'talk.then':
    'La personne apprend par courriel que tu veux parler. Tes mots n’y sont pas. Puis elle cherche un moment avec toi. Si elle ne l’ouvre pas en deux jours d’école, toute l’équipe d’orientation est avertie. Tu verras ici quand ta demande a été ouverte, et tu peux la retirer.',
  'talk.send': 'Demander à parler',
  'talk.sending': 'Envoi…',
  'talk.cancel': 'Pas maintenant',
  'talk.nobody':
    'Il n’y a encore personne à qui demander ici. À l’école, parles-en à quelqu’un de l’orientation ou à un membre du personnel en qui tu as confiance.',
  'talk.close': 'Fermer',
  'talk.sent': 'Demande envoyée à {name} le {date}.',
  'talk.sentToAny': 'Demande envoyée à l’équipe d’orientation le {date}.',
  'talk.seen': 'Vue par {name} le {date}.',
  'talk.seenBySomeone': 'Vue le {date}.',
  'talk.passedOn': 'Toute l’équipe d’orientation a été avertie le {date}.',
  'talk.waiting': 'Pas encore ouverte.',
  'talk.withdraw': 'Retirer ma demande',
  'talk.withdrawing': 'Retrait…',
  'talk.withdrawn': 'Ta demande est retirée. Tu peux redemander n’importe quand.',
  'talk.readersLabel': 'Qui voit ta demande',
  'talk.readers':
    'La personne à qui tu demandes, l’équipe d’orientation et les responsables du compte de l’école voient que tu as demandé à parler.',
  'talk.more': 'Nos conversations',

  'conversations.title': 'Nos conversations',
  'conversations.back': 'Retour à mes cartes',
  'conversations.lead':
    'Ce que ton école et toi avez convenu, et ce qui a été noté. Tu vois ici chaque mot que ton école en garde.',
  'conversations.failed': 'Tes conversations n’ont pas pu être chargées.',
  'conversations.loading': 'On charge tes conversations…',
  'conversations.empty': 'Aucune conversation n’est notée pour l’instant.',
  'conversations.list': 'Conversations notées',
  'conversations.by': 'Notée par {name}',
  'conversations.changed': 'Modifiée le {date}',
  'conversations.step': 'Ce que vous avez convenu',
  'conversations.note': 'Ce qui a été noté',
  'conversations.readers':
    'Toi, la personne qui a noté la conversation, l’équipe d’orientation de ton école et les responsables du compte de l’école.',

  'answer.heading': 'Ta réponse',
  'answer.hint': 'Une phrase : est-ce que tu vois ça comme ça? Laisse vide pour l’enlever.',
  'answer.add': 'Répondre',
  'answer.edit': 'Modifier ma réponse',
  'answer.save': 'Enregistrer',
  'answer.saving': 'Enregistrement…',
  'answer.cancel': 'Annuler',
  'answer.saved': 'Ta réponse est enregistrée.',
  'answer.removed': 'Ta réponse est enlevée.',
  'answer.kept': 'Ce que tu as écrit est encore là. Enregistre de nouveau dans un instant.',

  'why.heading': 'Pourquoi ton école pourrait vouloir te parler',
  'why.text':
    'L’équipe d’orientation a une liste des élèves à voir bientôt. Tu y es pour ces raisons. Ce n’est ni une note ni un jugement.',
  'why.none': 'En ce moment, il n’y a aucune raison sur la liste.',
  'why.since': 'Depuis le {date}',
  'why.putOff': 'Ton école a remis ça au {date}.',
  'why.asked-to-talk': 'Tu as demandé à parler.',
  'why.step-overdue':
    'Le jour de ton pas est passé, ou tu as dit deux fois « pas encore ». Un coup de main, peut-être?',
  'why.not-saved': 'Tu as commencé un tri, et ta dernière réponse date un peu.',
  'why.not-picked': 'Toutes tes cartes sont triées, mais ton trio n’est pas encore choisi.',
  'why.too-few-liked': 'Moins de trois cartes t’intéressent. Ça vaut la peine d’en parler.',
  'why.new-trio': 'Ton trio a beaucoup changé depuis la dernière fois. Quoi de neuf?',
  'why.not-begun': 'La session se termine bientôt, et ta première carte t’attend encore.',
};
