import type { survey as english } from '../en/survey.ts';
import type { French } from '../message.ts';

export const survey: French<typeof english> = {
  'survey.title': 'Quelques questions',
  'survey.heading': 'Comment c’était?',
  'survey.lead':
    'Ton trio est choisi. Six courtes questions, une minute environ : seule la première demande une réponse, et aucune ne change ton profil.',
  'survey.readers': 'L’équipe de Trio lit tes réponses, avec ton nom, pour améliorer les cartes.',
  'survey.outside':
    'Ton trio est choisi. Quelques questions sur ton expérience avant de continuer.',
  'survey.cards': 'Ton trio',
  'survey.rank': 'Numéro {rank}',
  'survey.needed': 'Réponse obligatoire',
  'survey.required': 'Choisis la réponse la plus proche de ce que tu penses.',
  'survey.progress': {
    one: '{count} réponse sur {total}',
    many: '{count} de réponses sur {total}',
    other: '{count} réponses sur {total}',
  },
  'survey.send': 'Envoyer mes réponses',
  'survey.sending': 'Envoi en cours…',
  'survey.skip': 'Passer pour l’instant',
  'survey.thanks': 'Merci! Tes réponses sont envoyées.',

  'end.fit': 'À quel point tes trois défis rejoignent-ils ce qui compte pour toi en ce moment?',
  'end.fit.really': 'Vraiment bien',
  'end.fit.fairly': 'Assez bien',
  'end.fit.partly': 'En partie seulement',
  'end.fit.unsure': 'Je ne sais pas encore',
  'end.found': 'Une carte t’a-t-elle fait découvrir un défi auquel tu n’avais jamais pensé?',
  'end.found.several': 'Oui, plusieurs',
  'end.found.some': 'Oui, une ou deux',
  'end.found.none': 'Pas vraiment',
  'end.sorting': 'Comment as-tu trouvé le tri des cartes?',
  'end.sorting.easy': 'Facile',
  'end.sorting.thinking': 'Ça m’a fait réfléchir',
  'end.sorting.long': 'Un peu long',
  'end.talk': 'Avec qui aimerais-tu parler de tes trois défis?',
  'end.talk.family': 'Quelqu’un de ma famille',
  'end.talk.friends': 'Mes amies et amis',
  'end.talk.school': 'Quelqu’un à l’école',
  'end.talk.nobody': 'Personne pour l’instant',
  'end.next': 'Qu’est-ce qui t’aiderait le plus maintenant?',
  'end.next.jobs': 'Voir quels métiers s’y attaquent',
  'end.next.studies': 'Voir ce que je pourrais étudier',
  'end.next.people': 'Rencontrer quelqu’un du métier',
  'end.next.trying': 'Essayer quelque chose par moi-même',
  'end.more': 'Aimerais-tu nous dire autre chose?',
  'end.more.hint': 'N’écris pas de noms ni d’autres renseignements personnels.',

  'profileIntro.title': 'Avant ton profil',
  'profileIntro.heading': 'Dis-nous-en un peu plus, pour ton profil',
  'profileIntro.lead':
    'Trois courtes questions. Seule la première demande une réponse. L’équipe de Trio lit tes réponses en préparant ton profil.',
  'profileIntro.outside': 'Quelques questions qui nous aident à préparer ton profil.',
  'profileIntro.help': 'En quoi ton profil pourrait-il t’aider?',
  'profileIntro.help.courses': 'Choisir mes cours',
  'profileIntro.help.after': 'Penser à l’après-secondaire',
  'profileIntro.help.talking': 'En parler avec ma famille',
  'profileIntro.help.exploring': 'Explorer, tout simplement',
  'profileIntro.stage': 'Où en es-tu dans tes études?',
  'profileIntro.stage.before': 'Avant le secondaire',
  'profileIntro.stage.early': 'Au début du secondaire',
  'profileIntro.stage.late': 'À la fin du secondaire',
  'profileIntro.stage.after': 'Après le secondaire',
  'profileIntro.stage.other': 'Autre situation',
  'profileIntro.curious': 'Qu’est-ce qui pique ta curiosité ces temps-ci?',
  'profileIntro.curious.hint': 'Une matière, un passe-temps, une question qui te revient souvent.',
  'profileIntro.thanksHeading': 'Merci!',
  'profileIntro.thanks': 'On en tiendra compte en préparant ton profil.',

  'frame.loading': 'Chargement…',
  'frame.slow':
    'C’est plus long que prévu. La connexion est peut-être lente, ou ce réseau bloque peut-être la page.',
  'frame.trouble': 'Tu ne vois rien ici?',
  'frame.newTab': 'Ouvrir dans un nouvel onglet',
  'frame.done': 'J’ai répondu dans l’autre onglet',

  'guestProfile.awaitedTitle': 'Ton profil',
  'guestProfile.awaitedHeading': 'On prépare ton profil',
  'guestProfile.awaited':
    'L’équipe de Trio met ton profil au point et l’envoie à {email} d’ici quelques jours.',
  'guestProfile.sentHeading': 'Ton profil est envoyé',
  'guestProfile.sent': 'Il a été envoyé à {email}. Tu peux aussi l’ouvrir ici en tout temps.',
  'guestProfile.yourAddress': 'ton adresse courriel',
  'guestProfile.open': 'Ouvrir mon profil',
  'guestProfile.home': 'Aller à mes cartes',

  'guest.greeting': 'Salut, {name}!',
  'guest.chosen': 'Ton choix du {date}.',
  'guest.unsaved': 'Il sera enregistré quand tu seras de nouveau en ligne.',
  'guest.heading': 'Ton trio',
  'guest.open': 'Numéro {rank} : {title}. Voir le verso',
  'guest.again': 'Trier de nouveau',
  'guest.waitingHeading': 'Quelques questions t’attendent',
  'guest.waiting': 'Elles prennent une minute environ et nous disent comment ça s’est passé.',
  'guest.answer': 'Répondre aux questions',
  'guest.introHeading': 'Aide-nous à préparer ton profil',
  'guest.intro': 'Trois courtes questions nous disent ce que tu aimerais en retirer.',
  'guest.introGo': 'Répondre à trois questions',

  'guest.conclusion.heading': 'Voilà ton trio!',
  'guest.conclusion.text':
    'Merci d’avoir trié avec nous. Parle de tes trois défis avec quelqu’un en qui tu as confiance : qu’est-ce qui t’attire, et qu’essaierais-tu en premier?',
  'guest.conclusion.feedback': 'Dis-nous ce que tu en penses',

  'whatNext.heading': 'Et maintenant?',
  'whatNext.video': 'Et maintenant? La vidéo',

  'film.about': 'Ton trio, et la suite. {seconds} secondes, sans son.',
  'film.play': 'Lancer la vidéo',
  'film.pause': 'Mettre en pause',
  'film.again': 'Revoir',
  'film.position': 'Position dans la vidéo',
  'film.at': '{at} secondes sur {total}',
  'film.transcript': 'Lire la version texte',
  'film.heading.sent': 'Ce que dit ton trio',
  'film.chosen': 'Tu as regardé tout un paquet de défis. Ces trois-là sont restés avec toi.',
  'film.chosen.picture': 'Trois cartes sortent d’un paquet : {first}, {second} et {third}.',
  'film.meaning':
    'Chacun est un vrai problème auquel des gens s’attaquent aujourd’hui. Ton trio montre ce qui t’attire. Il ne décide pas de ton avenir.',
  'film.meaning.picture': '« {first} » grandit, et quatre personnes se rassemblent autour.',
  'film.ways':
    'Il y a plus d’un chemin pour s’y attaquer : en emploi, dans un métier spécialisé, au collège ou à l’université.',
  'film.ways.picture':
    'Des lignes vont d’une carte à trois métiers, chacun avec sa façon de s’y préparer.',
  'film.made':
    'L’équipe de Trio prépare maintenant ton profil : ton trio, les métiers qui s’y rattachent et de bonnes questions à poser.',
  'film.made.sent':
    'L’équipe de Trio a préparé ton profil : ton trio, les métiers qui s’y rattachent et de bonnes questions à poser.',
  'film.made.picture':
    'Les trois cartes se posent sur une feuille, et un crayon remplit les lignes.',
  'film.sent':
    'Il arrive par courriel d’ici quelques jours. Ensuite, tu pourras aussi l’ouvrir ici.',
  'film.sent.sent': 'Il est parti par courriel, et tu peux l’ouvrir ici en tout temps.',
  'film.sent.picture': 'La feuille glisse dans une enveloppe, qui s’envole vers un ordinateur.',
  'film.until': 'D’ici là, dis à quelqu’un lequel des trois t’attire le plus, et pourquoi.',
  'film.until.sent':
    'Et maintenant, dis à quelqu’un lequel des trois t’attire le plus, et pourquoi.',
  'film.until.picture': 'Trois personnes se parlent. Au-dessus de chacune, une carte du trio.',
};
