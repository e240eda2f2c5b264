import type { identity as english } from '../en/identity.ts';
import type { French } from '../message.ts';

export const identity: French<typeof english> = {
  'login.title': 'Connexion',
  'login.heading': 'Rebonjour!',
  'login.submit': 'Connexion',
  'login.noAccount': 'Pas encore de compte?',
  'login.toSignup': 'Créer un compte',

  'signup.title': 'Inscription',
  'signup.heading': 'Prends place : crée ton compte',
  'signup.submit': 'Créer mon compte',
  'signup.hasAccount': 'Tu as déjà un compte?',
  'signup.toLogin': 'Connecte-toi',
  'signup.codeHint': 'Demande-le à ton école.',
  'signup.passwordHint': 'Au moins 8 caractères.',
  'signup.noticeHeading': 'Ce que nous gardons',
  'signup.notice':
    'Ton nom, ton adresse courriel, tes réponses et tes choix. Toi, le personnel de ton école et l’équipe de Trio pouvez les voir. Rien n’est vendu. Ton école décide combien de temps nous les gardons.',

  'field.firstname': 'Prénom',
  'field.lastname': 'Nom de famille',
  'field.email': 'Adresse courriel',
  'field.code': 'Code de l’école',
  'field.password': 'Mot de passe',
  'field.confirmPassword': 'Confirme le mot de passe',
  'field.showPassword': 'Afficher le mot de passe',
  'field.hidePassword': 'Masquer le mot de passe',

  'form.cancel': 'Annuler',
  'form.sending': 'Un instant…',
  'form.problems': {
    one: 'Il y a {count} point à corriger.',
    many: 'Il y a {count} de points à corriger.',
    other: 'Il y a {count} points à corriger.',
  },

  'logout.title': 'Déconnexion',
  'logout.working': 'Déconnexion en cours…',
  'logout.failed':
    'Cet appareil a tout oublié, mais Trio est injoignable et la session y reste ouverte.',
  'logout.heading': 'Déconnexion incomplète',
  'logout.retry': 'Réessayer',
};
