import type { reviews as english } from '../en/reviews.ts';
import type { French } from '../message.ts';

export const reviews: French<typeof english> = {
  'reviews.title': 'Nouvelles écoles',
  'reviews.titleOf': 'Nouvelle école : {school}',
  'reviews.lead':
    'Les écoles qui ont confirmé leur adresse courriel et que personne de l’administration n’a encore approuvées ou refusées. La plus longue attente vient en premier.',
  'reviews.count': {
    one: '{count} nouvelle école',
    many: '{count} de nouvelles écoles',
    other: '{count} nouvelles écoles',
  },
  'reviews.waiting': 'À étudier',
  'reviews.none': 'Aucune nouvelle école n’attend.',
  'reviews.more': 'La liste présente les {count} premières.',
  'reviews.loading': 'Chargement des nouvelles écoles…',
  'reviews.failed': 'Impossible de charger les nouvelles écoles.',
  'reviews.refused': 'Écoles refusées',
  'reviews.refusedText':
    'Personne ne peut s’y connecter. Chacune est supprimée 14 jours après son refus. D’ici là, vous pouvez annuler le refus.',
  'reviews.fact.place': 'Lieu',
  'reviews.fact.domain': 'Domaine de l’adresse',
  'reviews.fact.who': 'Inscrite par',
  'reviews.fact.when': 'Adresse confirmée',
  'reviews.fact.unverified': 'Pas encore',
  'reviews.fact.students': 'Élèves',
  'reviews.fact.unknown': 'Non indiqué',
  'reviews.approve': 'Approuver',
  'reviews.approveOne': 'Approuver : {name}',
  'reviews.refuse': 'Refuser…',
  'reviews.refuseOne': 'Refuser… {name}',
  'reviews.undo': 'Annuler le refus',
  'reviews.undoOne': 'Annuler le refus : {name}',
  'reviews.settings': 'Ouvrir la page de l’école',
  'reviews.busy': 'Un instant…',
  'reviews.back': 'Toutes les nouvelles écoles',
  'reviews.gone': 'Cette école n’existe plus.',
  'reviews.pending': 'Personne n’a encore pris de décision au sujet de cette école.',
  'reviews.approvedBy': 'Approuvée le {time} par {name}.',
  'reviews.approvedOn': 'Date de l’approbation : {time}',
  'reviews.refusedBy': 'Refusée le {time} par {name}.',
  'reviews.refusedOn': 'Date du refus : {time}',
  'reviews.reasonWas': 'Motif : {reason}',
  'reviews.deletion': 'L’école et tout ce qu’elle contient seront supprimés le {date}.',
  'reviews.doneApproved':
    'École approuvée : {name}. Si son adresse est confirmée, son personnel reçoit un courriel.',
  'reviews.doneRefused':
    'École refusée : {name}. Si son adresse est confirmée, les responsables du compte reçoivent le motif par courriel.',
  'reviews.doneUndone':
    'Refus annulé : {name}. Si son adresse est confirmée, les responsables du compte reçoivent un courriel.',
  'reviews.beforeApproved':
    'Rien n’a changé : {name} avait déjà approuvé cette école le {time} ({school}).',
  'reviews.beforeRefused':
    'Rien n’a changé : {name} avait déjà refusé cette école le {time} ({school}).',
  'reviews.beforePending': 'Rien n’a changé : le refus avait déjà été annulé ({school}).',
  'reviews.commandLine': 'la ligne de commande',
  'reviews.refuseHeading': 'Refuser cette école',
  'reviews.refuseText':
    'Toutes les sessions de l’école prennent fin et personne ne peut plus s’y connecter. Les responsables du compte reçoivent le motif par courriel. Après 14 jours, l’école et tout ce qu’elle contient sont supprimés.',
  'reviews.reason': 'Motif',
  'reviews.reason.not-a-school': 'Ce n’est pas une école',
  'reviews.reason.unknown-person': 'La personne n’y travaille pas',
  'reviews.reason.duplicate': 'L’école a déjà un compte',
  'reviews.reason.other': 'Un autre motif',
  'reviews.text': 'Une phrase pour les responsables (facultatif)',
  'reviews.textHint': 'Elle figure dans le courriel. Au plus 300 caractères.',
  'reviews.dashboard': 'Ouvrir le tableau de bord',
  'reviews.school': 'L’école',
  'reviews.cancel': 'Ne pas refuser',
  'reviews.refuseYes': 'Refuser l’école',
};
