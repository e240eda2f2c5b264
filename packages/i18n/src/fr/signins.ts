import type { signins as english } from '../en/signins.ts';
import type { French } from '../message.ts';

export const signins: French<typeof english> = {
  'signins.heading': 'Comptes à partir d’une liste',
  'signins.lead':
    'Collez la liste de votre classe. Chaque élève reçoit un nom d’utilisateur et un mot de passe, sur une feuille à découper. Si la liste contient un courriel, l’élève se connecte avec ce courriel.',
  'signins.open': 'Créer des comptes',

  'paste.label': 'Noms, un par ligne, ou colonnes d’un tableur',
  'paste.hint':
    'Par exemple « Zoé Roy » ou « Roy, Zoé ». Les colonnes de classe et de courriel sont aussi reconnues, avec ou sans ligne de titres. Jusqu’à 2 000 lignes.',
  'paste.lastFirst': 'Le nom de famille vient en premier',
  'paste.class': 'Lignes de la classe',
  'paste.allClasses': 'Toutes les lignes ({count})',
  'paste.close': 'Fermer',

  'read.heading': 'Aperçu',
  'read.understood': {
    one: '{count} ligne comprise',
    many: '{count} de lignes comprises',
    other: '{count} lignes comprises',
  },
  'read.unread': {
    one: '{count} ligne non comprise',
    many: '{count} de lignes non comprises',
    other: '{count} lignes non comprises',
  },
  'read.line': 'Ligne',
  'read.first': 'Prénom',
  'read.last': 'Nom de famille',
  'read.class': 'Classe',
  'read.email': 'Courriel',
  'read.note': 'Remarque',
  'read.text': 'Texte',
  'read.reason': 'Raison',
  'read.more': {
    one: 'et {count} autre ligne',
    many: 'et {count} d’autres lignes',
    other: 'et {count} autres lignes',
  },
  'read.inClass': 'Déjà dans la classe',
  'read.repeated': 'Deux fois dans la liste',
  'read.withMarked': {
    one: 'Créer aussi un compte pour la ligne avec une remarque',
    many: 'Créer aussi des comptes pour les {count} de lignes avec une remarque',
    other: 'Créer aussi des comptes pour les {count} lignes avec une remarque',
  },
  'read.needsEmail':
    'Dans cette classe, chaque élève doit avoir un courriel. Les lignes sans courriel seront refusées. Vous pouvez changer cela dans les réglages de la classe.',
  'problem.no-name': 'Il n’y a pas de nom.',
  'problem.one-name': 'Il manque le prénom ou le nom de famille.',
  'problem.name-invalid':
    'Le nom est trop long ou contient des caractères que nous ne pouvons pas enregistrer.',
  'problem.class-invalid': 'Le nom de la classe est trop long ou ne peut pas être enregistré.',
  'problem.email-invalid': 'Le courriel n’est pas valide.',
  'problem.too-many-columns': 'Il y a trop de colonnes. Une ligne de titres aide.',
  'problem.too-many-rows': 'Seules les 2 000 premières lignes sont lues.',

  'make.button': {
    one: 'Créer {count} compte',
    many: 'Créer {count} de comptes',
    other: 'Créer {count} comptes',
  },
  'make.progress': '{done} lignes traitées sur {total}',
  'make.cancel': 'Arrêter',
  'make.stopping': 'Arrêt en cours…',
  'make.stopped': {
    one: 'Arrêté. {count} ligne n’a pas été envoyée.',
    many: 'Arrêté. {count} de lignes n’ont pas été envoyées.',
    other: 'Arrêté. {count} lignes n’ont pas été envoyées.',
  },
  'make.failed': 'Les comptes n’ont pas tous été créés.',
  'make.continue': 'Continuer',
  'make.done': {
    one: '{count} compte est prêt.',
    many: '{count} de comptes sont prêts.',
    other: '{count} comptes sont prêts.',
  },

  'result.once':
    'Vous voyez ces mots de passe seulement maintenant. Téléchargez ou imprimez la feuille avant de quitter cette page. Si un mot de passe est perdu, vous pouvez en donner un nouveau à l’élève.',
  'result.name': 'Nom',
  'result.login': 'Nom d’utilisateur ou courriel',
  'result.password': 'Mot de passe',
  'result.hidden': 'caché',
  'result.show': 'Afficher les mots de passe',
  'result.hide': 'Cacher les mots de passe',
  'result.sheet': 'Télécharger la feuille (PDF)',
  'result.sheetPart': 'Télécharger la feuille (PDF), partie {part} de {parts}',
  'result.sheetBusy': 'Préparation de la feuille…',
  'result.fileName': 'comptes-{part}.pdf',
  'result.print': 'Imprimer',
  'result.finish': 'Terminé',
  'result.refused': {
    one: '{count} compte n’a pas été créé',
    many: '{count} de comptes n’ont pas été créés',
    other: '{count} comptes n’ont pas été créés',
  },
  'result.reason': 'Raison',
  'slip.address': 'Va à {address}',
  'slip.login': 'Nom d’utilisateur ou courriel : {login}',
  'slip.password': 'Mot de passe : {password}',

  'lost.heading': 'Quitter sans les mots de passe?',
  'lost.text': 'Les mots de passe de ces comptes ne pourront plus être affichés.',
  'lost.yes': 'Quitter',
  'lost.no': 'Rester ici',
};
