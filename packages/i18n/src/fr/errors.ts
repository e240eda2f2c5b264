import type { errors as english } from '../en/errors.ts';
import type { French } from '../message.ts';

export const errors: French<typeof english> = {
  'auth/user-not-found':
    'Cette adresse courriel ne figure pas dans nos dossiers. Vérifie son orthographe ou inscris-toi.',
  'auth/school-not-found': 'École introuvable.',
  'auth/wrong-password': 'Adresse courriel ou mot de passe incorrect.',
  'auth/user-disabled': 'Ce compte a été désactivé par l’administration.',
  'auth/email-already-exists': 'Cette adresse courriel est déjà inscrite.',
  'auth/invalid-email': 'Adresse courriel non valide. Format requis : nom@exemple.com',

  'form/firstname-required': 'Le prénom est obligatoire.',
  'form/firstname-invalid': 'Le prénom n’est pas valide.',
  'form/lastname-required': 'Le nom de famille est obligatoire.',
  'form/lastname-invalid': 'Le nom de famille n’est pas valide.',
  'form/email-required': 'L’adresse courriel est obligatoire.',
  'form/code-required': 'Le code de l’école est obligatoire.',
  'form/code-invalid': 'Le code de l’école n’est pas valide.',
  'form/type-invalid': 'Le type de compte n’est pas valide.',
  'form/password-required': 'Le mot de passe est obligatoire.',
  'form/password-too-short': 'Choisis un mot de passe d’au moins 8 caractères.',
  'form/password-too-long': 'Choisis un mot de passe d’au plus 128 caractères.',
  'form/passwords-differ': 'Les mots de passe ne correspondent pas.',

  'request/invalid': 'Cette demande contient une erreur. Vérifie le formulaire, puis réessaie.',
  'request/unauthenticated': 'Connecte-toi d’abord.',
  'request/forbidden': 'Ton compte ne permet pas cette action.',
  'request/foreign-origin': 'Cette demande ne vient pas de Trio. Ouvre Trio, puis réessaie.',
  'request/not-found': 'Nous n’avons rien trouvé à cette adresse.',
  'request/too-large': 'C’est trop volumineux pour être envoyé.',
  'request/unsupported-type': 'Ce type de contenu n’est pas accepté ici.',
  'request/rate-limited': 'Trop de tentatives. Attends une minute, puis réessaie.',
  'server/error': 'Un problème est survenu.',
  'server/unavailable': 'Trio est très sollicité en ce moment. Réessaie dans un instant.',

  'error.defaultMessage': 'Un problème est survenu.',
  'error.offline': 'Tu sembles hors ligne. Vérifie le Wi-Fi, puis réessaie.',
};
