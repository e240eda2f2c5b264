import type { guardian as english } from '../en/guardian.ts';
import type { French } from '../message.ts';

export const guardian: French<typeof english> = {
  'guardian.title': 'Votre accord',
  'guardian.heading': 'Votre enfant peut-il utiliser Trio?',
  'guardian.text':
    'Un enfant, qui dit avoir {age} ans, aimerait utiliser Trio avec ce groupe : {school}. Ouvrir cette page n’a rien changé.',
  'guardian.text.account':
    'Un enfant, qui dit avoir {age} ans, a un compte dans ce groupe : {school}. Le compte est en sommeil jusqu’à votre réponse. Ouvrir cette page n’a rien changé.',
  'guardian.trio': 'Trio, c’est quoi?',
  'guardian.trio.text':
    'Les jeunes trient 56 cartes sur des défis du monde, choisissent les trois qui comptent à leurs yeux et découvrent des métiers. Ce n’est pas un test, et il n’y a pas de notes.',
  'guardian.kept': 'Ce que nous gardons',
  'guardian.kept.text':
    'Son nom, son adresse courriel ou son nom d’utilisateur, ses réponses, ses choix et ses mots. Ni son âge ni sa date de naissance : seulement que vous avez accepté, et quand.',
  'guardian.readers': 'Qui lit',
  'guardian.readers.text':
    'Votre enfant, le personnel du groupe ({school}) et l’équipe de Trio. Rien n’est vendu, et il n’y a aucune publicité.',
  'guardian.rights': 'C’est vous qui décidez',
  'guardian.rights.text':
    'Votre enfant et vous pouvez tout voir, et demander la suppression du compte, en tout temps. Votre adresse et cette demande sont supprimées dès que le compte existe, au plus tard à cette date : {date}.',
  'guardian.rights.account':
    'Votre enfant et vous pouvez tout voir, et demander la suppression du compte, en tout temps. Votre adresse et cette demande sont supprimées avec votre réponse, au plus tard à cette date : {date}.',
  'guardian.privacy': 'Tout lire sur la confidentialité',
  'guardian.confirm': 'J’ai la garde de cet enfant, et j’accepte',
  'guardian.refuse': 'Non, tout supprimer maintenant',
  'guardian.refuse.account': 'Non, demander la suppression du compte',
  'guardian.sending': 'Envoi…',
  'guardian.loadFailed': 'Votre lien n’a pas pu s’ouvrir',
  'guardian.retry': 'Réessayer',
  'guardian.agreedHeading': 'Merci. Votre enfant peut maintenant s’inscrire',
  'guardian.agreedText':
    'Votre enfant peut continuer ici, ou plus tard avec le lien que vous venez de recevoir par courriel. Il sert pour un seul compte, jusqu’à cette date : {date}.',
  'guardian.signUp': 'Continuer l’inscription',
  'guardian.takeBack': 'Je change d’avis : tout supprimer',
  'guardian.awakeHeading': 'Merci. Le compte est réveillé',
  'guardian.awakeText':
    'Votre enfant peut se connecter et continuer. Nous avons supprimé votre adresse.',
  'guardian.refusedHeading': 'C’est supprimé',
  'guardian.refusedHeading.account': 'Merci de votre réponse',
  'guardian.refusedText':
    'Nous avons supprimé votre adresse et la demande. Il n’y a pas de compte. Vous pouvez fermer cette page.',
  'guardian.refusedText.account':
    'Nous avons supprimé votre adresse. Le compte reste en sommeil, et nous avons demandé sa suppression au groupe. Vous pouvez fermer cette page.',
  'guardian.invalidHeading': 'Ce lien ne fonctionne pas',
  'guardian.toStart': 'Aller à l’accueil',
};
