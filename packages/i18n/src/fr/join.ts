import type { join as english } from '../en/join.ts';
import type { French } from '../message.ts';

export const join: French<typeof english> = {
  'join.title': 'Rejoindre une classe',
  'join.heading': 'Rejoins ta classe',
  'join.code': 'Code de classe',
  'join.codeHint':
    'Un mot et cinq chiffres, comme Panda 48213. Ton enseignante ou ton enseignant te le donne.',
  'join.continue': 'Continuer',
  'join.address': 'Adresse',
  'join.qr': 'Code QR de la page pour rejoindre cette classe',
  'join.retry': 'Réessayer',
  'join.isThisYours': 'Est-ce ta classe?',
  'join.otherCode': 'Non, j’ai un autre code',
  'join.unknown': 'Aucune classe n’a le code « {code} ».',
  'join.unknownHint':
    'Vérifie-le caractère par caractère, ou demande-le à ton enseignante ou à ton enseignant.',
  'join.paused':
    'Trop de codes erronés ont été saisis ici. Demande à ton enseignante ou à ton enseignant de se connecter à Trio dans ce local, ou réessaie dans une heure.',
  'join.closed': 'La classe {name} n’est pas ouverte en ce moment',
  'join.schoolCode':
    'C’est le code de ton école, pas d’une classe. Tu peux t’inscrire avec ce code ou saisir ton code de classe.',
  'join.hasAccount': 'J’ai déjà un compte',
  'join.signOn': 'Tu peux aussi y utiliser ton compte de l’école.',
  'join.login': 'Me connecter',
  'join.isNew': 'C’est ma première fois',
  'join.noEmailNeeded': 'Tu n’as pas besoin d’adresse courriel. Tu recevras un nom d’utilisateur.',
  'join.withEmail': 'Je préfère utiliser mon adresse courriel',
  'join.toSignup': 'M’inscrire avec mon adresse courriel',
  'join.notice':
    'Ton nom, ton nom d’utilisateur, ta classe, tes réponses, tes choix, ce que tu écris, tes pas et comment ils se passent, les images que tu ajoutes, les métiers que tu gardes et les moments où ton école t’a aidé à te connecter. Tu peux les voir, tout comme le personnel de ton école et l’équipe de Trio, y compris le nom des cartes que tu as aimées. Mais tes profs lisent tes mots au sujet de ton trio et de tes pas seulement si tu le permets. Si ton école note une conversation avec toi, tu peux en lire chaque mot. Une liste, faite à partir de ton avancement, de tes pas et de tes demandes, dit au personnel de ton école avec qui parler et pourquoi; tu peux voir pourquoi ton nom y est. Si ton école te demande si Trio t’aide, personne n’y voit tes réponses. Rien n’est vendu. Si tu n’utilises plus Trio, ton compte est supprimé 24 mois après ta dernière visite, ou après la durée choisie par ton école (12 à 60 mois). Tu peux demander qu’on le supprime plus tôt.',
  'join.submit': 'Rejoindre la classe',
  'join.loggedInAs': 'Ce compte est ouvert : {name} ({login}).',
  'join.confirm': 'Oui, rejoindre cette classe',
  'join.switch': 'Ce n’est pas toi? Déconnecte-toi',
  'join.logOut': 'Se déconnecter',
  'join.studentsOnly':
    'Seuls les comptes d’élève rejoignent une classe. Pour l’essayer, il faut d’abord se déconnecter.',
  'join.done': 'Tu fais partie de la classe {name}',
  'join.toCards': 'Voir mes cartes',
  'username.heading': 'Voici ton nom d’utilisateur',
  'username.text':
    'Note-le ou prends-le en photo. Il te servira à te connecter, avec ton mot de passe.',
  'username.later': 'Tu pourras ajouter une adresse courriel plus tard, dans ta page de compte.',
  'username.copy': 'Copier',
  'username.copied': 'Copié',
  'username.copyByHand': 'Sélectionné : appuie sur Ctrl+C pour le copier',
};
