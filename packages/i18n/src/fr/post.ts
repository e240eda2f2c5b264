import type { post as english } from '../en/post.ts';
import type { French } from '../message.ts';

export const post: French<typeof english> = {
  'post.heading': 'Courriels',
  'post.filter': 'Quels courriels',
  'post.status.dead': 'Non remis',
  'post.status.queued': 'En attente',
  'post.status.sent': 'Envoyés',
  'post.hint.dead':
    'Nous avons essayé pendant environ une journée ou reçu un refus définitif. Une fois la cause corrigée, renvoyez-les. Ils sont supprimés après 90 jours.',
  'post.hint.queued':
    'Ils partent en quelques secondes; en cas d’échec, nous réessayons pendant environ une journée.',
  'post.hint.sent': 'Conservés 30 jours, sans leur contenu.',
  'post.empty.dead': 'Tous les courriels ont été remis ou sont en route.',
  'post.empty.queued': 'Aucun courriel n’est en attente.',
  'post.empty.sent': 'Aucun courriel n’a été envoyé au cours des 30 derniers jours.',
  'post.loading': 'Chargement des courriels…',

  'post.template.passwordReset': 'Choisir un nouveau mot de passe',
  'post.template.passwordChanged': 'Mot de passe changé',
  'post.template.schoolVerification': 'Confirmer l’adresse d’une école',
  'post.template.studentConfirmation': 'Confirmer l’adresse d’une ou d’un élève',
  'post.template.emailChange': 'Confirmer une nouvelle adresse',
  'post.template.emailChangeAsked': 'Nouvelle adresse demandée',
  'post.template.emailChanged': 'Adresse changée',
  'post.template.contactRequest': 'Demande de contact, pour nous',
  'post.template.contactReceived': 'Demande de contact, pour l’école',
  'post.template.approvalRequested': 'École en attente d’approbation',
  'post.template.schoolApproved': 'École approuvée',
  'post.template.studentDeletion': 'Demande de suppression d’élève',
  'post.template.schoolDeletion': 'Demande de suppression d’école',
  'post.template.accountDeleted': 'Compte supprimé',
  'post.template.staffInvited': 'Invitation au personnel d’une école',
  'post.template.staffRemoved': 'Accès au compte d’une école retiré',
  'post.template.accountsMerged': 'Deux comptes fusionnés',
  'post.template.supportMessage': 'Message à notre équipe',
  'post.template.profile': 'Profil d’élève',

  'post.language.en': 'en anglais',
  'post.language.fr': 'en français',
  'post.attempts': {
    one: '{count} tentative',
    many: '{count} de tentatives',
    other: '{count} tentatives',
  },
  'post.reason.server': 'Le serveur de courriel : {reason}',
  'post.reason.expired':
    'Son lien n’était plus valable au moment de l’envoi. Il faut refaire la demande.',
  'post.reason.unreadable':
    'Le secret du serveur a changé depuis sa rédaction. Il faut refaire la demande.',
  'post.reason.interrupted': 'Le serveur s’est arrêté à chaque tentative.',
  'post.reason.attachment': 'Son document n’a pas pu être produit.',
  'post.retry': 'Renvoyer',
  'post.retryOne': 'Renvoyer à {recipient}',
  'post.retried': 'Le courriel à {recipient} est reparti.',

  'mailbox.heading': 'La boîte aux lettres de la démo',
  'mailbox.text': 'Cette démo n’envoie aucun courriel. Voici ceux qu’elle aurait envoyés.',
  'mailbox.empty':
    'Aucun courriel pour l’instant. Demander un nouveau mot de passe, par exemple, puis actualiser.',
  'mailbox.refresh': 'Actualiser',
  'mailbox.loading': 'Chargement des courriels…',
  'mailbox.list': 'Liste des courriels',
  'mailbox.to': 'À {recipient}',
  'mailbox.document': 'Le courriel : {subject}',
  'mailbox.asText': 'Le même, en texte brut',
  'mailbox.attachment': 'Pièce jointe : {fileName} ({size} Ko)',
};
