import type { factor as english } from '../en/factor.ts';
import type { French } from '../message.ts';

export const factor: French<typeof english> = {
  'factor.title': 'Second facteur',
  'factor.page': 'Sécurité de la connexion',
  'factor.text':
    'Un second facteur protège votre compte si quelqu’un apprend votre mot de passe. À chaque connexion, vous montrez que vous avez aussi votre téléphone, votre ordinateur ou une clé de sécurité.',
  'factor.loading': 'Chargement de votre second facteur',
  'factor.failed': 'Votre second facteur n’a pas pu être chargé.',
  'factor.none': 'Vous n’avez pas encore de second facteur.',
  'factor.list': 'Vos seconds facteurs',
  'factor.kind.app': 'Application d’authentification',
  'factor.kind.passkey': 'Clé d’accès',
  'factor.added': 'Ajout : {day}',
  'factor.used': 'Dernière utilisation : {day}',
  'factor.unused': 'Pas encore utilisé',
  'factor.rename': 'Renommer',
  'factor.renameOne': 'Renommer : {name}',
  'factor.renameSave': 'Enregistrer le nom',
  'factor.renamed': 'Le nom est enregistré.',
  'factor.remove': 'Retirer',
  'factor.removeOne': 'Retirer : {name}',
  'factor.removeText':
    'Vous ne pourrez plus vous en servir pour vous connecter. Toutes vos autres sessions prennent fin, et vous recevez un courriel.',
  'factor.removeLast':
    'C’est votre dernier second facteur. Vos codes de secours cessent aussi de fonctionner. Là où un second facteur est exigé, vous devrez d’abord en ajouter un autre.',
  'factor.removed': 'Retiré : {name}',
  'factor.cancel': 'Annuler',
  'factor.sending': 'Envoi…',
  'factor.requiredBy.platform': 'L’équipe d’administration doit utiliser un second facteur.',
  'factor.requiredBy.board': 'Votre conseil scolaire exige un second facteur.',
  'factor.requiredBy.school': 'Votre école exige un second facteur de son personnel.',
  'factor.due': 'Ajoutez-en un avant cette date : {day}. Ensuite, rien d’autre ne sera accessible.',
  'factor.overdue': 'Ajoutez-en un maintenant. D’ici là, rien d’autre n’est accessible.',
  'factor.addApp': 'Ajouter une application d’authentification',
  'factor.addPasskey': 'Ajouter une clé d’accès',
  'factor.noPasskeys':
    'Ce navigateur ou cette adresse ne permet pas les clés d’accès. Une application d’authentification fonctionne partout.',
  'factor.name': 'Nom',
  'factor.nameHint': 'Pour le reconnaître, par exemple « Mon téléphone ».',
  'factor.nameApp': 'Mon téléphone',
  'factor.namePasskey': 'Mon ordinateur',
  'factor.proofText': 'Entrez d’abord votre mot de passe.',
  'factor.proof': 'Votre mot de passe',
  'factor.continue': 'Continuer',
  'factor.app.text':
    'Ouvrez votre application d’authentification, ajoutez un compte et balayez ce code. Toute application de codes à usage unique convient.',
  'factor.app.qr': 'Code QR pour votre application d’authentification',
  'factor.app.key':
    'Sur cet appareil, ou sans appareil photo : entrez cette clé dans l’application',
  'factor.app.copy': 'Copier la clé',
  'factor.app.copied': 'Copié',
  'factor.app.copyByHand': 'Sélectionné. Copiez avec votre clavier.',
  'factor.app.code': 'Le code à 6 chiffres que l’application affiche',
  'factor.app.submit': 'Ajouter l’application',
  'factor.passkey.text':
    'Votre navigateur vous demandera de créer une clé d’accès : avec votre empreinte, votre visage, le NIP de l’appareil ou une clé de sécurité.',
  'factor.passkey.submit': 'Créer la clé d’accès',
  'factor.passkey.aborted': 'Aucune clé d’accès n’a été créée. Vous pouvez réessayer.',
  'factor.addedDone':
    'Ajouté : {name}. Désormais, Trio demande un second facteur à chaque connexion.',
  'factor.codes': 'Codes de secours',
  'factor.codes.left': {
    one: 'Il vous reste {count} code de secours. Chaque code remplace votre second facteur une seule fois.',
    many: 'Il vous reste {count} de codes de secours. Chaque code remplace votre second facteur une seule fois.',
    other:
      'Il vous reste {count} codes de secours. Chaque code remplace votre second facteur une seule fois.',
  },
  'factor.codes.show': 'Vos nouveaux codes de secours',
  'factor.codes.once':
    'Ils ne s’affichent que maintenant. Gardez-les là où vous seul·e les trouverez, pas sur l’appareil qui vous sert à vous connecter. Chaque code remplace votre second facteur une seule fois.',
  'factor.codes.copy': 'Copier les codes',
  'factor.codes.download': 'Télécharger les codes',
  'factor.codes.print': 'Imprimer les codes',
  'factor.codes.file': 'trio-codes-de-secours.txt',
  'factor.codes.done': 'Les codes sont en lieu sûr',
  'factor.codes.new': 'Créer de nouveaux codes de secours',
  'factor.codes.newText':
    'Vos codes actuels cessent de fonctionner. Toutes vos autres sessions prennent fin, et vous recevez un courriel.',
  'factor.codes.submit': 'Créer de nouveaux codes',

  'factor.require': 'Second facteur pour l’équipe',
  'factor.require.text':
    'Un second facteur protège les données des élèves si le mot de passe d’une personne de l’équipe est découvert. Chaque personne peut l’activer en tout temps. Vous pouvez aussi l’exiger.',
  'factor.require.board': 'Second facteur pour les écoles et les membres',
  'factor.require.boardText':
    'Un second facteur protège les données des élèves si un mot de passe est découvert. Vous pouvez l’exiger du personnel de toutes vos écoles et des membres du conseil.',
  'factor.require.boardOn': 'Le personnel et les membres doivent utiliser un second facteur',
  'factor.require.byBoard': 'Votre conseil scolaire l’exige de tout le personnel.',
  'factor.require.on': 'Le personnel doit utiliser un second facteur',
  'factor.require.onHint':
    'Chaque personne a 14 jours pour en ajouter un. Ensuite, son compte n’ouvre que la page qui permet de l’ajouter.',
  'factor.require.save': 'Enregistrer l’exigence',

  'factor.banner': 'Second facteur',
  'factor.banner.text': {
    one: 'Un second facteur est exigé pour votre compte. Il vous reste {count} jour pour en ajouter un.',
    many: 'Un second facteur est exigé pour votre compte. Il vous reste {count} de jours pour en ajouter un.',
    other:
      'Un second facteur est exigé pour votre compte. Il vous reste {count} jours pour en ajouter un.',
  },
  'factor.banner.link': 'Ajouter un second facteur',

  'factor.logIn.title': 'Second facteur',
  'factor.logIn.heading': 'Votre second facteur',
  'factor.logIn.code': 'Le code à 6 chiffres de votre application d’authentification',
  'factor.logIn.submit': 'Se connecter',
  'factor.logIn.passkeyText':
    'Connectez-vous avec la clé d’accès de cet appareil ou avec une clé de sécurité.',
  'factor.logIn.passkey': 'Utiliser une clé d’accès',
  'factor.logIn.passkeyAborted': 'La clé d’accès n’a pas servi. Vous pouvez réessayer.',
  'factor.logIn.recovery': 'Code de secours',
  'factor.logIn.recoveryHint': 'Chaque code ne sert qu’une fois.',
  'factor.logIn.useApp': 'Utiliser l’application d’authentification',
  'factor.logIn.usePasskey': 'Utiliser plutôt une clé d’accès',
  'factor.logIn.useRecovery': 'Utiliser un code de secours',
  'factor.logIn.lost': 'J’ai perdu mon second facteur',
  'factor.logIn.again': 'Recommencer la connexion',
  'factor.loss.text':
    'Essayez d’abord vos codes de secours. S’il ne vous en reste aucun, signalez la perte. Si vous êtes responsable du compte avec d’autres personnes, une attente de 72 heures commence, et toutes les personnes responsables reçoivent un courriel. Sinon, vous apprenez qui peut vous aider.',
  'factor.loss.submit': 'Signaler la perte',
  'factor.loss.heading': 'Sans votre second facteur',
  'factor.loss.back': 'Retour',
  'factor.loss.close': 'Fermer',
  'factor.loss.wait':
    'Vos seconds facteurs seront retirés 72 heures après votre demande : {time}. Toutes les personnes responsables du compte de votre école ont reçu un courriel et peuvent l’empêcher. Une connexion avec votre second facteur l’empêche aussi.',
  'factor.loss.owner':
    'Une personne responsable du compte de votre école peut retirer vos seconds facteurs sur la page de l’équipe. Parlez-lui en personne.',
  'factor.loss.team':
    'Aucune autre personne responsable du compte de votre école ne peut vous aider. Écrivez à {support} depuis l’adresse courriel de votre compte. L’équipe de Trio vérifie que c’est bien vous, puis retire vos seconds facteurs.',
  'factor.loss.operator':
    'Les personnes qui exploitent ce serveur peuvent retirer vos seconds facteurs par une commande. Parlez-leur en personne.',

  'factor.keep.title': 'Garder un second facteur',
  'factor.keep.heading': 'Le second facteur doit-il rester?',
  'factor.keep.text':
    'Quelqu’un qui connaît le mot de passe d’une personne de votre équipe a indiqué que son second facteur est perdu. Si cette personne n’est au courant de rien, gardez le second facteur et demandez-lui de changer son mot de passe.',
  'factor.keep.submit': 'Garder le second facteur',
  'factor.keep.doneHeading': 'Le second facteur reste',
  'factor.keep.done': 'Rien ne sera retiré. Demandez à cette personne de changer son mot de passe.',
  'factor.keep.invalidHeading': 'Ce lien ne fonctionne plus',
  'factor.keep.home': 'Aller à l’accueil',
};
