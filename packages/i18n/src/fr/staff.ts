import type { staff as english } from '../en/staff.ts';
import type { French } from '../message.ts';

export const staff: French<typeof english> = {
  'staff.title': 'Votre équipe',
  'staff.log': 'Journal',
  'staff.lead':
    'Chaque personne se connecte avec sa propre adresse courriel et son propre mot de passe. Ce qu’elle voit et peut faire dépend de son rôle.',

  'staff.list': 'Les membres de l’équipe',
  'staff.loading': 'Chargement de l’équipe…',
  'staff.failed': 'Impossible de charger votre équipe.',
  'staff.alone':
    'Pour l’instant, il n’y a que vous. Si vous invitez une ou un collègue, cette personne pourra prendre le relais en votre absence, sans que personne ait à partager un mot de passe.',

  'staff.kindsHeading': 'Qui peut faire quoi',
  'staff.kind.owner': 'Responsable du compte de l’école',
  'staff.kind.counsellor': 'Orientation',
  'staff.kind.teacher': 'Enseignement',
  'staff.kindText.owner':
    'Voit tous les élèves. Gère l’équipe, le code et les réglages de l’école, et peut supprimer des élèves.',
  'staff.kindText.counsellor':
    'Voit tous les élèves et toutes les classes. Peut désactiver et fusionner des comptes, mais pas supprimer des élèves.',
  'staff.kindText.teacher': 'Voit les élèves de ses propres classes et crée des classes.',
  'staff.changeKind': 'Changer le rôle',
  'staff.changeKindOf': 'Changer le rôle : {name}',
  'staff.kindLegend': 'Rôle',
  'staff.changeKindYes': 'Enregistrer',
  'staff.kindChanged': '{name} a un nouveau rôle.',
  'staff.kindLater':
    '{name} changera de rôle dans sept jours. Toutes les personnes responsables du compte en sont averties par courriel.',
  'staff.kindLaterText':
    'Cette personne est responsable du compte de l’école. Le changement aura lieu dans sept jours. Toutes les personnes responsables du compte recevront un courriel, et chacune peut l’empêcher.',
  'staff.leavesOn': 'Quitte l’équipe le {date}',
  'staff.ownerOn': 'Devient responsable du compte le {date}, à la demande de l’équipe de Trio',
  'staff.counsellorOn': 'Passe à l’orientation le {date}',
  'staff.teacherOn': 'Passe à l’enseignement le {date}',
  'staff.stop': 'Empêcher',
  'staff.stopOne': 'Empêcher le changement pour {name}',
  'staff.stopped': 'Rien ne change pour {name}.',
  'staff.removalAsked':
    '{name} quittera l’équipe dans sept jours. Toutes les personnes responsables du compte en sont averties par courriel.',
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
  'staff.takeBack': 'Annuler l’invitation',
  'staff.takeBackOne': 'Annuler l’invitation envoyée à {name}',

  'staff.removeHeading': 'Retirer {name} de l’équipe?',
  'staff.removeText':
    'Toute session ouverte avec l’adresse {email} prendra fin tout de suite, et la connexion ne sera plus possible. Rien ne change pour vos élèves ni pour leurs résultats. Nous enverrons un courriel à {name} pour l’en avertir.',
  'staff.removeOwnerText':
    '{name} est responsable du compte et le restera pendant sept jours. Toutes les personnes responsables du compte recevront un courriel, et chacune peut empêcher le retrait sur cette page.',
  'staff.removeOwnerYes': 'Retirer dans sept jours',
  'staff.removeYes': 'Retirer de l’équipe',
  'staff.removed': '{name} ne fait plus partie de l’équipe.',
  'staff.takeBackHeading': 'Annuler l’invitation envoyée à {name}?',
  'staff.takeBackText': 'Le lien envoyé à {email} cessera de fonctionner.',
  'staff.takeBackYes': 'Annuler l’invitation',
  'staff.takenBack': 'L’invitation envoyée à {name} est annulée.',
  'staff.cancel': 'Ne rien changer',
  'staff.sending': 'Un instant…',

  'staff.inviteHeading': 'Inviter une ou un collègue',
  'staff.inviteText':
    'Cette personne recevra par courriel un lien pour choisir son mot de passe. Il fonctionne pendant sept jours.',
  'staff.inviteSignOn': 'Elle pourra aussi se connecter avec son compte de l’école : {providers}.',
  'staff.emailHint': 'De préférence son adresse professionnelle : elle lui servira à se connecter.',
  'staff.inviteKind': 'Son rôle',
  'staff.invite': 'Envoyer l’invitation',
  'staff.sent': 'L’invitation est en route vers {email}.',
  'staff.waitsVerification':
    'Confirmez d’abord l’adresse courriel de votre école : ouvrez le lien envoyé à {address}. Vous pourrez ensuite inviter des collègues.',
  'staff.waitsApproval':
    'Nous vérifions encore votre école. Nous vous écrirons dès que ce sera fait, et vous pourrez alors inviter des collègues.',
  'staff.toAccount': 'Aller à mon compte',
};
