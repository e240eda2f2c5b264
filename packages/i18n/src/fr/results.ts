import type { results as english } from '../en/results.ts';
import type { French } from '../message.ts';

export const results: French<typeof english> = {
  'write.heading': 'Dans tes mots',
  'write.start': 'Besoin d’un coup de pouce?',
  'write.count': {
    one: '{count} caractère sur {max}',
    many: '{count} de caractères sur {max}',
    other: '{count} caractères sur {max}',
  },
  'write.reason': 'Pourquoi « {title} »?',
  'write.reason.hint':
    'Une personne, un lieu, une émotion, une question… Ce qui te vient en premier.',
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

  'write.readers': 'Qui lira tes mots',
  'write.readers.text':
    'Toi, l’équipe d’orientation de ton école et les responsables du compte de l’école. Tes mots sont aussi dans ton profil : les gens à qui tu le montres les voient, et l’équipe de Trio peut l’ouvrir.',
  'sharing.label': 'Mes profs peuvent lire mes mots',
  'sharing.hint':
    'Si c’est désactivé, les profs de tes classes voient ton trio, mais pas ce que tu as écrit. Tu peux changer d’avis n’importe quand.',
  'sharing.saving': 'Enregistrement…',
  'sharing.saved.on':
    'C’est enregistré. Les profs de tes classes peuvent maintenant lire tes mots.',
  'sharing.saved.off': 'C’est enregistré. Les profs de tes classes ne peuvent pas lire tes mots.',
  'sharing.waiting.on':
    'Ce n’est pas encore enregistré. Ce le sera quand tu seras de nouveau en ligne.',
  'sharing.waiting.off':
    'Ce n’est pas encore enregistré. Tant que tu n’es pas en ligne, les profs de tes classes peuvent peut-être encore lire tes mots.',
  'write.help': 'Quelque chose te pèse?',
  'write.help.line':
    'Parles-en à une personne adulte de confiance. Au Canada, Jeunesse, J’écoute répond jour et nuit : 1 800 668-6868.',
  'write.watched': 'Personne ne surveille Trio en tout temps.',

  'write.pages': 'Des pages en plus dans ton profil',
  'write.pages.family': 'Pour ma famille',
  'write.pages.family.text': 'Des questions ouvertes pour en parler à la maison.',
  'write.pages.counsellor': 'Pour ma conseillère ou mon conseiller',
  'write.pages.counsellor.text': 'Comment ton tri s’est passé et de quoi lancer la conversation.',

  'write.save': 'Enregistrer',
  'write.saving': 'Enregistrement…',
  'write.skip': 'Passer',
  'write.leave': 'Annuler mes changements',
  'write.draft':
    'Ce que tu as écrit la dernière fois est encore là. Ce n’est pas encore enregistré.',
  'write.unsaved':
    'Ton trio n’est pas encore enregistré, alors tes mots ne peuvent pas l’être non plus. Ils restent sur cet appareil : enregistre-les quand tu seras de nouveau en ligne.',
  'write.kept': 'Ce que tu as écrit reste sur cet appareil.',
  'write.progress': 'Question {at} sur {count}',
  'write.next': 'Suivant',
  'write.back': 'Retour',
  'write.done': 'Terminé',
  'write.later': 'Finir plus tard',
  'write.notSent':
    'Pas encore envoyé. Ce que tu as écrit reste sur cet appareil et partira avec ta prochaine réponse.',

  'words.heading': 'Dans tes mots',
  'words.shared': 'Ce que tes trois défis ont en commun',
  'words.action': 'Dans les 30 prochains jours',
  'words.actionBy': 'D’ici le {date}',
  'words.none':
    'Il y a de la place dans ton profil pour tes mots à toi : pourquoi ces trois défis, ce qu’ils ont en commun, quoi essayer ensuite.',
  'words.add': 'Dis pourquoi',
  'words.saved': 'Tes mots sont enregistrés.',
  'words.edit': 'Modifier',
  'words.editOne': 'Modifier : {label}',
  'words.more': 'Répondre aux autres questions',
  'words.continue': 'Continuer à écrire',

  'profile.heading': 'Ton profil, à garder',
  'profile.text':
    'Quelques pages faites de tes choix et de tes mots : tes trois défis, des métiers à explorer, des questions à poser.',
  'profile.get': 'Obtenir mon profil',
  'profile.getHint':
    'Il s’ouvre dans un nouvel onglet, où tu peux l’enregistrer, le partager ou l’imprimer.',
  'profile.email': 'Le recevoir par courriel',
  'profile.emailAgain': 'Le recevoir de nouveau par courriel',
  'profile.emailing': 'Envoi…',
  'profile.emailed': 'Ton profil est en route vers {email}.',
  'profile.emailedSomewhere': 'Ton profil est en route vers ton adresse courriel.',
  'profile.emailedBefore': 'Ton profil a été envoyé à {email}.',
  'profile.waiting': 'Ton profil pourra être créé dès que ton trio sera enregistré.',
  'profile.cards': 'Toutes les cartes en PDF accessible',
  'profile.cardsText':
    'Chaque défi et ses métiers dans un seul document, facile à lire avec un lecteur d’écran. Ton profil est accessible lui aussi.',
  'profile.cardsOpen': 'Ouvrir toutes les cartes (PDF)',
  'profile.path': 'Continuer',
  'profile.pathLater': 'Voir d’autres pistes',
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
  'conclusion.text': 'Tu as choisi {titles}. Trois façons de continuer :',
  'conclusion.freemium.heading': 'Merci d’avoir trié les cartes, {name}',
  'conclusion.awaited':
    'Notre équipe prépare ton profil et te l’envoie par courriel d’ici quelques jours. En attendant :',
  'conclusion.feedback': 'Dis-nous ce que tu en penses',
  'conclusion.back': 'Retour à mes cartes',
  'conclusion.step': 'Le pas que tu as choisi',
  'conclusion.stepText': 'Tu t’es donné 30 jours. Qui pourrait te le rappeler?',
  'conclusion.stepEdit': 'Le modifier',
  'conclusion.stepNone': 'Fais un petit pas',
  'conclusion.stepNoneText':
    'Visite un club, lis un livre, demande à suivre quelqu’un au travail : choisis une chose autour de « {title} » que tu peux faire dans les 30 prochains jours.',
  'conclusion.stepWrite': 'L’écrire',
  'conclusion.careers': 'Regarde un métier de près',
  'conclusion.careersText': 'Ces métiers s’attaquent tous à des défis que tu as choisis :',
  'conclusion.careersOpen': 'Voir les métiers',
  'conclusion.careersNone': 'Trouve quelqu’un du métier',
  'conclusion.careersNoneText':
    'Qui s’occupe de « {title} » près de chez toi? Demande à la maison ou à l’école. Dix minutes avec cette personne t’en apprendront beaucoup.',
  'conclusion.talk': 'Parle de « {title} »',
  'conclusion.talkText':
    'Montre ta première carte à quelqu’un, à la maison ou à l’école. Demande ce que cette personne y voit, et raconte ce que tu y vois, toi.',
  'conclusion.talkReason':
    'Tu as écrit : « {reason} » Raconte-le à quelqu’un, à la maison ou à l’école.',
  'conclusion.quoted': '« {title} »',

  'reveal.why': 'Dis pourquoi',
  'reveal.careers': 'Voir les métiers',
  'reveal.result': 'Aller droit à mon résultat',
  'reveal.said': 'Ton trio. Numéro 1 : {first}. Numéro 2 : {second}. Numéro 3 : {third}.',
  'reveal.open': 'Numéro {rank} : {title}. Voir le verso',

  'result.earlier': 'Voir mes tris précédents',
  'result.careers': 'Des métiers à explorer',
  'result.careersText':
    'Chaque jour, des gens s’attaquent à tes trois défis. Découvre qui ils sont et comment on y arrive.',
  'result.careersOpen': 'Voir les métiers',

  'result.pattern': 'Ce qui ressort de ton tri',
  'result.pattern.liked': 'Cartes qui t’intéressent : {liked} sur {count}.',
  'result.pattern.most': 'Le plus souvent : {categories}.',
  'result.pattern.even': 'Elles se répartissent entre plusieurs catégories.',
  'result.pattern.ofCards': '{liked} sur {count}',
  'result.pattern.numbers': 'Voir les chiffres',
  'result.pattern.table': 'Tes réponses par catégorie',
  'result.pattern.category': 'Catégorie',

  'result.also': 'Ces cartes t’intéressent aussi',
  'result.alsoText': 'Elles ne sont pas dans ton trio cette fois-ci, mais elles valent le détour.',
  'result.alsoNone': 'Les trois cartes de ton trio sont les seules qui t’intéressent.',
  'result.alsoOpen': '{title}. Voir le verso',
  'result.alsoAll': 'Voir les {count}',
  'result.alsoFewer': 'En voir moins',

  'picture.heading': 'Une image à garder',
  'picture.text':
    'Tes trois défis sur une image, pour ton mur, ton téléphone ou quelqu’un que tu aimes.',
  'picture.name': 'Y mettre mon prénom',
  'picture.nameHint': 'Mieux vaut l’enlever si tu veux publier l’image.',
  'picture.save': 'Enregistrer l’image',
  'picture.share': 'Partager',
  'picture.making': 'On prépare l’image…',
  'picture.saved': 'C’est fait : cherche l’image dans tes téléchargements.',
  'picture.shared': 'L’image est partagée.',
  'picture.failed':
    'L’image n’a pas pu être créée. Une de tes cartes n’est peut-être pas chargée : réessaie quand tu seras en ligne.',
  'picture.shareFailed': 'L’image n’a pas pu être partagée. Enregistre-la plutôt.',
  'picture.title': 'Mes trois défis',
  'picture.titleOf': 'Mes trois défis – {name}',
  'picture.file': 'mes-trois-defis',
};
