import type { staff as english } from '../en/staff.ts';
import type { French } from '../message.ts';

export const staff: French<typeof english> = {
  'staff.title': 'Votre équipe',
  'staff.lead':
    'Chaque personne se connecte avec sa propre adresse courriel et son propre mot de passe, et voit les élèves de votre école et leurs résultats.',

  'staff.list': 'Les membres de l’équipe',
  'staff.loading': 'Chargement de l’équipe…',
  'staff.failed': 'Impossible de charger votre équipe.',
  'staff.alone':
    'Pour l’instant, il n’y a que vous. Si vous invitez une ou un collègue, cette personne verra les mêmes élèves et les mêmes résultats que vous. Elle pourra prendre le relais en votre absence, sans que personne ait à partager un mot de passe.',
  'staff.you': 'Vous',
  'staff.invited': 'En attente',
  'staff.over': 'Invitation expirée',
  'staff.disabled': 'Accès désactivé',
  'staff.since': 'Dans l’équipe depuis le {date}',
  'staff.invitedOn': 'Courriel envoyé le {date}',
  'staff.overSince': 'Le lien du courriel du {date} ne fonctionne plus',
  'staff.disabledBy': 'Par l’équipe de Trio',

  'staff.resend': 'Renvoyer',
  'staff.resendTo': 'Renvoyer l’invitation à {name}',
  'staff.resent': 'C’est envoyé. Seul le lien du nouveau courriel fonctionne.',
  'staff.remove': 'Retirer',
  'staff.removeOne': 'Retirer {name} de l’équipe',
  'staff.takeBack': 'Annuler',
  'staff.takeBackOne': 'Annuler l’invitation de {name}',

  'staff.removeHeading': 'Retirer {name} de l’équipe?',
  'staff.removeText':
    'La session de {email} prend fin tout de suite, et la connexion n’est plus possible. Vos élèves et leurs résultats ne changent pas. Nous enverrons un courriel à {name} pour l’en avertir.',
  'staff.removeYes': 'Retirer de l’équipe',
  'staff.removed': '{name} ne fait plus partie de l’équipe.',
  'staff.takeBackHeading': 'Annuler l’invitation de {name}?',
  'staff.takeBackText': 'Le lien envoyé à {email} cessera de fonctionner.',
  'staff.takeBackYes': 'Annuler l’invitation',
  'staff.takenBack': 'L’invitation de {name} est annulée.',
  'staff.cancel': 'Ne rien changer',
  'staff.sending': 'Un instant…',

  'staff.inviteHeading': 'Inviter une ou un collègue',
  'staff.inviteText':
    'Cette personne recevra par courriel un lien pour choisir son mot de passe. Il fonctionne pendant sept jours.',
  'staff.emailHint': 'De préférence son adresse professionnelle : elle lui servira à se connecter.',
  'staff.invite': 'Envoyer l’invitation',
  'staff.sent': 'L’invitation est en route vers {email}.',
  'staff.waitsVerification':
    'Confirmez d’abord l’adresse courriel de votre école : ouvrez le lien envoyé à {address}. Vous pourrez ensuite inviter des collègues.',
  'staff.waitsApproval':
    'Nous vérifions encore votre école. Nous vous écrirons dès que ce sera fait, et vous pourrez alors inviter des collègues.',
  'staff.toAccount': 'Aller à mon compte',
};
