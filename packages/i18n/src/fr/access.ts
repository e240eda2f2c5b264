import type { access as english } from '../en/access.ts';
import type { French } from '../message.ts';

export const access: French<typeof english> = {
  'access.column': 'Connexion',
  'access.open': 'Aider',
  'access.openOf': 'Aider {name} à se connecter',
  'access.heading': 'Aider {name} à se connecter',
  'access.text': 'Comment pouvez-vous aider {name}?',
  'access.password': 'Nouveau mot de passe…',
  'access.email': 'Corriger l’adresse…',
  'access.addEmail': 'Ajouter une adresse…',
  'access.username': 'Nom d’utilisateur : {login}',
  'access.emailIs': 'Adresse courriel : {login}',
  'access.cancel': 'Annuler',
  'access.done': 'Terminé',

  'newPassword.heading': 'Nouveau mot de passe : {name}',
  'newPassword.text':
    'Vous recevrez un mot de passe de trois mots à remettre en main propre. Pour {name}, toutes les sessions se ferment; l’ancien mot de passe et les liens déjà envoyés ne fonctionnent plus.',
  'newPassword.once':
    'Il sert jusqu’à ce que {name} se connecte et choisisse le sien, pendant 7 jours au plus. Votre nom sera affiché à ce moment-là.',
  'newPassword.make': 'Créer le mot de passe',
  'newPassword.busy': 'Un instant…',
  'newPassword.ready':
    'Le nouveau mot de passe est prêt. Vous êtes la seule personne à le voir, et seulement maintenant.',
  'newPassword.hidden': 'Le mot de passe est masqué.',
  'newPassword.hold': 'Maintenir pour le voir',
  'newPassword.copy': 'Copier',
  'newPassword.copied': 'Copié.',
  'newPassword.copyFailed':
    'Votre navigateur n’a pas permis la copie. Maintenez le bouton pour voir le mot de passe, et notez-le.',
  'newPassword.print': 'Imprimer',
  'newPassword.slip': 'Connecte-toi à Trio avec ce mot de passe. Tu choisiras ensuite le tien.',
  'newPassword.until': 'Valable jusqu’au {date}.',
  'newPassword.given': '{by} a donné un nouveau mot de passe le {date}. Il n’a pas encore servi.',
  'newPassword.expired': '{by} a donné un nouveau mot de passe le {date}. Il a expiré sans servir.',
  'newPassword.used': '{by} a donné un nouveau mot de passe le {date}. Il a servi.',
  'newPassword.signOn':
    '{name} se connecte par la plateforme de l’école : il n’y a pas de mot de passe à donner ici.',

  'email.heading': 'Corriger l’adresse courriel : {name}',
  'email.addHeading': 'Ajouter une adresse courriel : {name}',
  'email.text':
    'Nous enverrons un lien à la nouvelle adresse. Le changement se fait quand ce lien est ouvert. D’ici là, rien ne change pour {name}.',
  'email.current': 'Adresse actuelle : {login}',
  'email.oldTold':
    'L’ancienne adresse reçoit un seul message : un changement est demandé. Il ne contient ni nom ni nouvelle adresse.',
  'email.field': 'Nouvelle adresse courriel',
  'email.send': 'Envoyer le lien',
  'email.busy': 'Envoi en cours…',
  'email.sent': 'Nous avons envoyé un lien à {email}.',
  'email.pending':
    'La nouvelle adresse {email} n’est pas encore confirmée. Elle comptera quand le lien que nous y avons envoyé sera ouvert.',
  'email.withdraw': 'Retirer cette adresse',
  'email.withdrawn':
    'La nouvelle adresse est retirée. {name} se connecte avec {login}, comme avant.',
};
