import type { results as english } from '../en/results.ts';
import type { French } from '../message.ts';

export const results: French<typeof english> = {
  'write.heading': 'Dans tes mots',
  'write.text':
    'Une phrase ou deux, et ce profil devient vraiment le tien. Saute ce que tu veux; tu peux tout changer plus tard.',
  'write.start': 'Besoin d’un coup de pouce?',
  'write.count': {
    one: '{count} caractère sur {max}',
    many: '{count} de caractères sur {max}',
    other: '{count} caractères sur {max}',
  },
  'write.reason': 'Numéro {rank} : {title}',
  'write.reason.hint': 'Qu’est-ce qui t’a donné envie de le choisir?',
  'write.reason.start.1': 'Ce qui m’a plu, c’est…',
  'write.reason.start.2': 'Ça me rappelle…',
  'write.shared': 'Qu’est-ce que tes trois défis ont en commun?',
  'write.shared.hint':
    'Un genre de lieu, de gens, de problème, une façon de travailler… Nomme-le à ta manière.',
  'write.shared.start.1': 'Dans les trois, quelqu’un…',
  'write.shared.start.2': 'Les trois me font penser à…',
  'write.action': 'Une chose à faire dans les 30 prochains jours',
  'write.action.hint':
    'Même petite, elle compte : poser une question, essayer quelque chose, aller voir.',
  'write.action.start.1': 'Je vais demander à…',
  'write.action.start.2': 'Je vais essayer de…',

  'write.readers': 'Qui lira tes mots',
  'write.readers.text':
    'Toi et le personnel de ton école. Tes mots sont aussi dans ton profil : les gens à qui tu le montres les voient, et l’équipe de Trio peut l’ouvrir.',
  'write.help': 'Quelque chose te pèse?',
  'write.help.line':
    'Parles-en à une personne adulte de confiance. Au Canada, Jeunesse, J’écoute répond jour et nuit : 1 800 668-6868.',

  'write.pages': 'Des pages en plus dans ton profil',
  'write.pages.family': 'Pour ma famille',
  'write.pages.family.text': 'Des questions ouvertes pour en parler à la maison.',
  'write.pages.counsellor': 'Pour ma conseillère ou mon conseiller',
  'write.pages.counsellor.text': 'Comment ton tri s’est passé et de quoi lancer la conversation.',

  'write.save': 'Enregistrer et continuer',
  'write.saving': 'Enregistrement…',
  'write.skip': 'Passer pour l’instant',
  'write.leave': 'Garder ce que j’avais',
  'write.draft':
    'Ce que tu as écrit la dernière fois est encore là. Ce n’est pas encore enregistré.',
  'write.unsaved':
    'Tes trois cartes ne sont pas encore enregistrées, alors tes mots ne peuvent pas l’être non plus. Ils restent sur cet appareil : enregistre-les quand tu seras de nouveau en ligne.',
  'write.kept': 'Ce que tu as écrit reste sur cet appareil.',

  'words.heading': 'Dans tes mots',
  'words.shared': 'Ce que les trois ont en commun',
  'words.action': 'Dans les 30 prochains jours',
  'words.none':
    'Il y a de la place dans ton profil pour tes mots à toi : pourquoi ces trois défis, ce qu’ils ont en commun, quoi essayer ensuite.',
  'words.edit': 'Modifier mes mots',
  'words.add': 'Ajouter mes mots',
  'words.saved': 'Tes mots sont enregistrés.',

  'profile.heading': 'Ton profil, à garder',
  'profile.text':
    'Quelques pages faites de tes choix et de tes mots : tes trois défis, des métiers à explorer, des questions à poser.',
  'profile.get': 'Obtenir mon profil',
  'profile.getHint': 'Il s’ouvre dans un nouvel onglet, où tu peux l’enregistrer ou l’imprimer.',
  'profile.phoneHint':
    'Sur un téléphone? Envoie-le-toi par courriel et ouvre-le sur un ordinateur.',
  'profile.email': 'Plutôt par courriel',
  'profile.emailAgain': 'Le renvoyer par courriel',
  'profile.emailing': 'Envoi…',
  'profile.emailed': 'Ton profil est en route vers {email}.',
  'profile.emailedSomewhere': 'Ton profil est en route vers ton adresse courriel.',
  'profile.emailedBefore': 'Ton profil a été envoyé à {email}.',
  'profile.waiting': 'Ton profil pourra être créé dès que tes trois cartes seront enregistrées.',
  'profile.cards': 'Toutes les cartes en PDF accessible',
  'profile.cardsText':
    'Chaque défi et ses métiers dans un seul document, facile à lire avec un lecteur d’écran. Ton profil est accessible lui aussi.',
  'profile.cardsOpen': 'Ouvrir toutes les cartes (PDF)',
  'profile.path': 'Continuer',
  'profile.pathHeading': 'La suite : crée ton parcours',
  'profile.pathText':
    'Ton premier défi t’accompagne. Regarde où il pourrait mener et planifie un chemin pour t’y rendre.',

  'tab.title': 'Profil',
  'tab.making': 'Création du PDF…',
  'tab.makingText': 'Ça prend un instant. Le document s’ouvre ici.',
  'tab.busyText':
    'Beaucoup de profils se préparent en ce moment. Celui-ci est dans la file : on réessaie sans arrêt, il suffit de garder cet onglet ouvert.',
  'tab.ready': 'Le profil est prêt',
  'tab.readyText': 'Il s’ouvre ici ou se trouve dans les téléchargements.',
  'tab.failed': 'Le profil n’a pas pu s’ouvrir',
  'tab.retry': 'Réessayer',
  'tab.again': 'L’ouvrir de nouveau',
  'tab.close': 'Fermer cet onglet',

  'conclusion.title': 'Et maintenant',
  'conclusion.heading': 'Beau travail, {name}',
  'conclusion.text':
    'Trois défis, choisis par toi. Voici ce que tu pourrais faire avec ton profil.',
  'conclusion.freemium.heading': 'Merci d’avoir trié, {name}',
  'conclusion.awaited':
    'Notre équipe prépare ton profil et te l’envoie par courriel d’ici quelques jours. En attendant :',
  'conclusion.idea.talk': 'En parler',
  'conclusion.idea.talkText':
    'Montre tes trois défis à quelqu’un, à la maison ou à l’école, et demande-lui ce que ça lui évoque.',
  'conclusion.idea.ask': 'Demander à quelqu’un du métier',
  'conclusion.idea.askText':
    'Choisis un métier parmi tes trois défis et trouve une personne qui l’exerce. Dix minutes suffisent.',
  'conclusion.idea.try': 'En essayer un petit bout',
  'conclusion.idea.tryText':
    'Un club, un quart de travail, un livre, un après-midi : quelque chose que tu peux faire ce mois-ci.',
  'conclusion.feedback': 'Dis-nous ce que tu en penses',
  'conclusion.back': 'Retour à mes cartes',
};
