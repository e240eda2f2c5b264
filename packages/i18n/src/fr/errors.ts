import type { errors as english } from '../en/errors.ts';
import type { French } from '../message.ts';

export const errors: French<typeof english> = {
  'auth/user-not-found':
    'Aucun compte à cette adresse courriel. Vérifier l’orthographe ou créer un compte.',
  'auth/school-not-found': 'École introuvable.',
  'auth/wrong-password':
    'Adresse courriel ou mot de passe incorrect. Vérifier les deux, puis réessayer.',
  'auth/user-disabled':
    'Ce compte a été désactivé par l’administration. L’école peut le réactiver.',
  'auth/email-already-exists': 'Cette adresse courriel est déjà inscrite.',
  'auth/invalid-email': 'Adresse courriel non valide. Format requis : nom@exemple.com',

  'form/firstname-required': 'Le prénom est obligatoire.',
  'form/firstname-invalid': 'Le prénom doit compter au plus 100 caractères ordinaires.',
  'form/lastname-required': 'Le nom de famille est obligatoire.',
  'form/lastname-invalid': 'Le nom de famille doit compter au plus 100 caractères ordinaires.',
  'form/email-required': 'L’adresse courriel est obligatoire.',
  'form/code-required': 'Le code de l’école est obligatoire.',
  'form/code-invalid':
    'Vérifier le code de l’école : il est trop long ou contient un caractère illisible.',
  'form/type-invalid': 'Le type de compte n’est pas valide.',
  'form/password-required': 'Le mot de passe est obligatoire.',
  'form/password-too-short': 'Le mot de passe doit compter au moins 8 caractères.',
  'form/password-too-long': 'Le mot de passe doit compter au plus 128 caractères.',
  'form/passwords-differ': 'Les mots de passe ne correspondent pas.',

  'card/malformed': 'Cette carte n’est pas complète. Vérifier son titre, ses textes et ses liens.',

  'request/invalid': 'Cette demande contient une erreur. Vérifier le formulaire, puis réessayer.',
  'request/unauthenticated': 'Il faut d’abord se connecter.',
  'request/forbidden': 'Ce compte ne permet pas cette action.',
  'request/foreign-origin': 'Cette demande ne vient pas de Trio. Ouvrir Trio, puis réessayer.',
  'request/not-found': 'Nous n’avons rien trouvé à cette adresse.',
  'request/too-large': 'C’est trop volumineux pour être envoyé.',
  'request/unsupported-type': 'Ce type de contenu n’est pas accepté ici.',
  'request/rate-limited': 'Trop de tentatives. Attendre une minute, puis réessayer.',
  'server/error': 'Un problème est survenu.',
  'server/unavailable': 'Trio est très sollicité en ce moment. Réessayer dans un instant.',

  'error.defaultMessage': 'Un problème est survenu.',
  'error.offline': 'Connexion impossible. Vérifier le Wi-Fi, puis réessayer.',
};
