import type { admins as english } from '../en/admins.ts';
import type { French } from '../message.ts';

export const admins: French<typeof english> = {
  'admins.title': 'Administration',
  'admins.lead':
    'L’administration s’occupe de toutes les écoles. Chaque personne se connecte avec sa propre adresse et son propre mot de passe. Tout ce qu’elle fait est inscrit au journal.',
  'admins.log': 'Journal',
  'admins.list': 'Qui administre Trio',
  'admins.loading': 'Chargement de la liste…',
  'admins.failed': 'Impossible de charger la liste.',
  'admins.alone':
    'Pour l’instant, il n’y a que vous. Invitez une deuxième personne : si vous perdez votre mot de passe, seule la ligne de commande du serveur peut vous aider.',
  'admins.you': 'Vous',
  'admins.invited': 'Invitation envoyée',
  'admins.over': 'Invitation expirée',
  'admins.disabled': 'Connexion désactivée',
  'admins.since': 'Dans l’administration depuis le {date}',
  'admins.invitedOn': 'Courriel envoyé le {date}',
  'admins.overSince': 'Le lien du courriel envoyé le {date} ne fonctionne plus',
  'admins.resend': 'Renvoyer',
  'admins.resendTo': 'Renvoyer : {name}',
  'admins.resent': 'C’est envoyé. Seul le lien du nouveau courriel fonctionne.',
  'admins.remove': 'Retirer',
  'admins.removeOne': 'Retirer : {name}',
  'admins.leave': 'Partir',
  'admins.leaveHint': 'La dernière personne de l’administration ne peut pas partir.',
  'admins.withdraw': 'Annuler',
  'admins.withdrawOne': 'Annuler l’invitation : {name}',
  'admins.removeHeading': 'Retirer {name} de l’administration?',
  'admins.removeText':
    'La session de {email} prend fin tout de suite et cette adresse ne permet plus de se connecter. {name} et toute l’administration reçoivent un courriel. Ce retrait est définitif, mais une nouvelle invitation reste possible.',
  'admins.removeYes': 'Retirer de l’administration',
  'admins.removed': '{name} ne fait plus partie de l’administration.',
  'admins.leaveHeading': 'Partir et supprimer votre compte?',
  'admins.leaveText':
    'Votre session prend fin tout de suite et votre compte est supprimé. Toute l’administration et vous recevez un courriel.',
  'admins.leaveYes': 'Supprimer mon compte',
  'admins.withdrawHeading': 'Annuler l’invitation envoyée à {name}?',
  'admins.withdrawText': 'Le lien du courriel envoyé à {email} ne fonctionnera plus.',
  'admins.withdrawYes': 'Annuler l’invitation',
  'admins.withdrawn': 'L’invitation est annulée : {name}.',
  'admins.cancel': 'Ne rien changer',
  'admins.busy': 'Un instant…',
  'admins.inviteHeading': 'Inviter une personne',
  'admins.inviteText':
    'Elle reçoit un courriel avec un lien pour choisir un mot de passe. Le lien fonctionne pendant sept jours. Le compte n’existe qu’une fois le mot de passe choisi.',
  'admins.emailHint':
    'Une adresse, c’est un seul compte. Une personne qui travaille aussi dans une école utilise une deuxième adresse.',
  'admins.invite': 'Envoyer l’invitation',
  'admins.sent': 'L’invitation est en route vers {email}.',
};
