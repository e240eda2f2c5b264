import type { lesson as english } from '../en/lesson.ts';
import type { French } from '../message.ts';

export const lesson: French<typeof english> = {
  'lesson.title': 'Une leçon avec Trio',
  'lesson.documentTitle': 'Trio – une leçon de 50 minutes',
  'lesson.kicker': 'Plan de leçon',
  'lesson.lead':
    'Cinquante minutes, une classe. Vos élèves trient 56 cartes, en gardent trois et disent pourquoi. Les phrases à dire sont mises à part : lisez-les telles quelles, ou dites-les à votre façon.',
  'lesson.outline': 'Sur cette page',
  'lesson.minutes': '{from} à {to} min',
  'lesson.say': 'À dire',
  'lesson.at': 'À la minute {minute}',
  'lesson.students': 'Les élèves',
  'lesson.watch': 'À surveiller',

  'lesson.paper': 'Sur papier',
  'lesson.planFile': 'Plan de leçon (PDF)',
  'lesson.worksheetFile': 'Feuille de travail de l’élève (PDF)',
  'lesson.cardsFile': 'Toutes les cartes (PDF)',

  'lesson.aim': 'À la fin, chaque élève repart avec',
  'lesson.aim.1': 'trois défis qui l’attirent, placés en ordre;',
  'lesson.aim.2': 'quelques mots pour dire pourquoi, à l’écran ou sur papier;',
  'lesson.aim.3': 'un petit pas à faire, avec un jour et un lieu.',

  'lesson.glance': 'D’un coup d’œil',
  'lesson.glance.minutes': 'Temps',
  'lesson.glance.what': 'Ce qui se passe',
  'lesson.glance.you': 'Votre rôle',

  'lesson.before': 'Avant la leçon',
  'lesson.before.class': 'Créez la classe dans Trio. Son code est créé en même temps.',
  'lesson.toClasses': 'Aller à vos classes',
  'lesson.tryClass': 'Essayer une classe sans élèves',
  'lesson.before.signIns':
    'Pensez aux élèves qui n’ont pas de courriel : l’inscription fonctionne sans. Vous pouvez aussi préparer leurs accès et imprimer la feuille à découper.',
  'lesson.before.own':
    'Choisissez votre propre trio. Dix minutes avec les cartes imprimées suffisent. On vous posera la question, et vous saurez à quel point c’est difficile.',
  'lesson.before.device':
    'Ouvrez Trio sur un appareil d’élève, sur le réseau que la classe utilisera.',
  'lesson.before.print':
    'Imprimez la feuille de travail : une feuille recto verso par élève. Gardez quelques jeux de cartes imprimés dans un tiroir, au cas où le réseau tomberait.',
  'lesson.before.projector':
    'Projetez le code avant la cloche. La page à projeter ne montre aucun nom; votre page de classe, oui.',
  'lesson.before.counsellor':
    'Donnez la date au service d’orientation de votre école. Des élèves voudront en parler après.',

  'lesson.plan': 'Les 50 minutes',

  'lesson.join': 'Arriver et entrer dans la classe',
  'lesson.join.you': 'Projeter le code',
  'lesson.join.say.1':
    'Allez à l’adresse affichée et entrez le code. Majuscules ou minuscules, peu importe.',
  'lesson.join.say.2':
    'Pas de courriel? Continuez sans. Trio vous donne un nom d’utilisateur. Notez-le ou prenez-le en photo avant d’aller plus loin.',
  'lesson.join.say.3': 'Une fois à l’intérieur, arrêtez-vous. On commence ensemble.',
  'lesson.join.students.1':
    'Chaque élève entre le code ou le numérise, vérifie que c’est la bonne classe et s’inscrit, ou se connecte avec le billet que vous remettez.',
  'lesson.join.watch.1':
    'Votre page de classe montre qui est là. Commencez à l’heure, même s’il manque deux élèves : s’ajouter en retard prend une minute.',
  'lesson.join.watch.2':
    'Mot de passe oublié? Donnez-en un nouveau à partir de la ligne de l’élève. L’élève se connecte avec celui-ci, puis choisit le sien.',
  'lesson.join.watch.3':
    'Appareil partagé? Vérifiez que la personne d’avant s’est bien déconnectée.',

  'lesson.promise': 'Ce qu’est un défi, et une promesse',
  'lesson.promise.you': 'Montrer une carte, faire la promesse',
  'lesson.promise.say.1':
    'Vous allez voir 56 cartes. Chacune montre un défi : quelque chose que des gens essaient de régler en ce moment.',
  'lesson.promise.say.2':
    'Un défi, ce n’est pas un métier. Il en faut plusieurs. Qui travaille à celui-ci? Nommez-m’en quatre.',
  'lesson.promise.say.3':
    'Je vous fais une promesse. Ce n’est pas un test. Il n’y a ni note ni mauvaise réponse. Personne ne vous dira quoi devenir.',
  'lesson.promise.say.4':
    'Trois réponses : ça ne m’intéresse pas, ça m’intéresse, ça m’intéresse beaucoup. Fiez-vous à votre première impression. Envie d’en savoir plus? Retournez la carte.',
  'lesson.promise.say.5': 'Personne n’est obligé de montrer son trio. Ni à moi, ni aux autres.',
  'lesson.promise.students.1':
    'La classe regarde la carte que vous tenez et nomme des métiers. Arrêtez à quatre : il y en a toujours plus qu’on pense.',
  'lesson.promise.watch.1': 'Gardez votre trio pour vous jusqu’à la fin.',
  'lesson.promise.watch.2':
    'N’expliquez pas chaque bouton. Trio s’en charge en trois courts écrans.',

  'lesson.sort': 'Trier les cartes',
  'lesson.sort.you': 'Circuler, suivre l’heure, se taire',
  'lesson.sort.say.1':
    'Vingt minutes. En silence, à votre rythme. Vous pouvez toujours revenir en arrière.',
  'lesson.sort.say.2':
    'La moitié du temps est passée. Vous êtes autour de la carte 28? Parfait. Sinon, lisez moins de versos.',
  'lesson.sort.say.3': 'Encore deux minutes. Première impression, et on continue.',
  'lesson.sort.students.1':
    'Chaque élève répond aux 56 cartes, à raison d’environ 20 secondes par carte. Douze minutes suffisent le plus souvent; le reste sert à lire les versos.',
  'lesson.sort.students.2':
    'Ensuite, Trio propose parfois de revoir les cartes retenues. Ça vaut la peine.',
  'lesson.sort.watch.1': 'Regardez les visages, pas les écrans.',
  'lesson.sort.watch.2':
    'Votre page de classe montre où en est chaque élève. Rien depuis trois minutes? C’est peut-être de la lecture, un blocage ou une panne de réseau. Approchez-vous et demandez tout bas : « Tu es à quelle carte? »',
  'lesson.sort.watch.3':
    'La lecture est difficile? « Écouter » lit la carte à voix haute : prévoyez des écouteurs. On peut passer du français à l’anglais à tout moment.',

  'lesson.pick': 'Choisir son trio',
  'lesson.pick.you': 'Questionner, ne rien suggérer',
  'lesson.pick.say.1':
    'Maintenant, le plus difficile. Parmi les cartes qui vous intéressent, choisissez les trois qui vous attirent le plus. Mettez-les en ordre.',
  'lesson.pick.say.2':
    'Vous ne choisissez pas un métier. Vous choisissez ce que vous aimeriez connaître davantage.',
  'lesson.pick.say.3': 'Il manque quelque chose qui compte pour vous? Créez votre propre carte.',
  'lesson.pick.students.1': 'Chaque élève choisit trois cartes, les place en ordre et confirme.',
  'lesson.pick.watch.1':
    'On hésite entre deux cartes? Demandez : « Laquelle te ferait lire ce soir, sans que personne te le demande? »',
  'lesson.pick.watch.2': 'On choisit à deux? « Choisissez d’abord, parlez-en après. »',

  'lesson.why': 'Dire pourquoi',
  'lesson.why.you': 'Distribuer la feuille de travail',
  'lesson.why.say.1':
    'Pour chaque défi de votre trio, écrivez ce qui vous attire. Une personne, un lieu, une question. L’orthographe ne compte pas.',
  'lesson.why.say.2': 'Puis regardez les trois ensemble. Qu’est-ce qu’ils ont en commun?',
  'lesson.why.say.3':
    'Enfin, un pas. Un petit. Quand et où? Qu’est-ce que vous allez faire? Avec qui?',
  'lesson.why.say.4':
    'Écrivez dans Trio ou sur la feuille. Dans Trio, regardez qui peut vous lire. La feuille est à vous : je ne la ramasse pas.',
  'lesson.why.students.1':
    'Trois minutes pour le pourquoi, deux pour les points communs, trois pour le pas.',
  'lesson.why.watch.1':
    'Page blanche? Proposez un début : « Ce qui m’a plu, c’est… » ou « Ça me rappelle… ». Le raconter à quelqu’un ou le dessiner compte aussi.',
  'lesson.why.watch.2':
    'Le pas est trop grand? « Devenir infirmière » devient « mardi, je demande à ma tante comment se passe son quart de travail ». Demandez : « Qu’est-ce que tu pourrais faire d’ici vendredi prochain? »',
  'lesson.why.watch.3':
    'Une parole ou un texte vous inquiète? Suivez le protocole de votre école, le jour même. Personne ne surveille Trio en tout temps.',

  'lesson.close': 'Conclure',
  'lesson.close.you': 'Le portrait de la classe, un tour de parole',
  'lesson.close.say.1':
    'Regardez l’écran. Voilà ce qui attire notre classe. Pas de noms, juste nous.',
  'lesson.close.say.2': 'Qu’est-ce qui vous surprend?',
  'lesson.close.say.3':
    'Un dernier tour. Nommez une chose qui pique votre curiosité maintenant, ou dites « je passe ». On a toujours le droit de passer.',
  'lesson.close.say.4':
    'Vos réponses sont enregistrées. Cette semaine, une seule chose compte : votre pas. Parlez-en à quelqu’un.',
  'lesson.close.students.1':
    'Trois ou quatre élèves répondent, puis vient le tour de parole : quelques mots par personne. Sur un appareil partagé, on se déconnecte.',
  'lesson.close.watch.1':
    'Parlez de la classe, jamais d’une ou d’un élève. Ne commentez pas les choix rares ou populaires.',
  'lesson.close.watch.2':
    'Le portrait apparaît quand cinq élèves ont terminé. Rien encore? Passez directement au tour de parole.',
  'lesson.close.watch.3': 'C’est le moment de nommer un défi de votre propre trio.',

  'lesson.hear': 'Ce que vous entendrez peut-être',
  'lesson.hear.nothing': '« J’aime rien. »',
  'lesson.hear.nothing.text':
    '« C’est correct. Lequel de ces problèmes devrait-on régler? » Un peu de curiosité, ça compte. Si moins de trois cartes intéressent l’élève, Trio les montre une deuxième fois. On peut aussi créer sa propre carte.',
  'lesson.hear.everything': '« J’aime tout. »',
  'lesson.hear.everything.text':
    '« C’est un beau problème. Repasse seulement tes préférées : avec moins de cartes, c’est plus facile. » Puis : « Tu as un samedi libre. À laquelle le donnes-tu? »',
  'lesson.hear.done': '« J’ai fini. » (minute 16)',
  'lesson.hear.done.text':
    'Ne faites jamais recommencer par punition. « Prends tes trois préférées et lis leur verso. Que demanderais-tu à quelqu’un qui fait ce travail? » Ensuite, les métiers ou la feuille de travail.',
  'lesson.hear.slow': '« Je suis juste à la carte 30. »',
  'lesson.hear.slow.text':
    '« Tu lis avec attention, c’est bien. À partir d’ici, seulement les rectos. » Chaque réponse est enregistrée : le reste peut attendre à demain. Avec la classe, l’élève écrit à partir des cartes qui l’intéressent jusqu’ici.',
  'lesson.hear.got': '« T’as eu quoi, toi? »',
  'lesson.hear.got.text':
    '« Il n’y a rien à avoir. C’est ce qui t’attire aujourd’hui; le mois prochain, ce sera peut-être autre chose. » Personne n’est obligé de répondre.',
  'lesson.hear.marks': '« Est-ce que ça compte? »',
  'lesson.hear.marks.text': '« Non. Il n’y a rien à remettre. » Et tenez parole.',

  'lesson.keep': 'La promesse à tenir',
  'lesson.keep.1': 'Personne n’est obligé de montrer son trio, ni à vous ni à personne.',
  'lesson.keep.2':
    'Ne lisez jamais à voix haute les mots d’une ou d’un élève, même pour féliciter.',
  'lesson.keep.3': 'Votre page de classe contient des noms : ne la projetez jamais.',
  'lesson.keep.4': 'Aucune note, ni pour l’effort ni pour avoir terminé.',
  'lesson.keep.5':
    'La feuille de travail repart avec l’élève. Prenez-la seulement si on vous l’offre.',

  'lesson.after': 'Après la leçon',
  'lesson.after.look': 'Ce qu’il faut regarder',
  'lesson.after.look.text':
    'Qui n’a pas terminé, qui manque encore : votre page de classe le dit. « Très rapide » à côté d’un tri est une raison d’en parler, pas une mauvaise note.',
  'lesson.after.absent': 'En cas d’absence',
  'lesson.after.absent.text':
    'Le code fonctionne pendant 14 jours, et vous pouvez rouvrir l’accès à la classe. Une demi-heure tranquille suffit : entrer, trier, choisir. Faites la même promesse à ces élèves.',
  'lesson.after.talk': 'La conversation',
  'lesson.after.talk.text':
    'Deux minutes avec chaque élève, dans les semaines qui suivent, valent plus que toute la leçon. Commencez par « Pourquoi as-tu gardé celui-là? », avant de parler de métiers. Une ou un élève veut en parler plus longtemps? Le service d’orientation l’attend.',
  'lesson.after.step': 'Le pas',
  'lesson.after.step.text':
    'Dans deux semaines, demandez à la classe : « Qui a fait son pas? Qui l’a changé? » Dans les deux cas, c’est une bonne nouvelle. Personne n’est obligé de dire lequel c’était.',

  'lesson.network': 'Si le réseau tombe',
  'lesson.network.sorting': 'Le tri est déjà commencé',
  'lesson.network.sorting.1':
    'Continuez. Une fois les cartes ouvertes, chaque réponse reste sur l’appareil et part quand le réseau revient. On peut trier et choisir son trio sans réseau.',
  'lesson.network.sorting.2':
    'Dites : « Gardez cet onglet ouvert. Ne vous déconnectez pas. » Les textes restent aussi sur l’appareil, mais ne sont enregistrés qu’au retour du réseau.',
  'lesson.network.sorting.3':
    'Entrer dans la classe, se connecter, obtenir un profil, consulter la page de classe ou la projection : tout cela attend le réseau.',
  'lesson.network.none': 'Personne ne peut entrer',
  'lesson.network.none.1':
    'Faites la leçon sur papier, avec la feuille de travail et les cartes imprimées : un jeu pour trois ou quatre élèves. Détachez les pages et faites-les circuler.',
  'lesson.network.none.2':
    'Mêmes minutes, même promesse. Les élèves notent les titres qui les attirent, en choisissent trois et disent pourquoi.',
  'lesson.network.none.3': 'Terminez par le tour de parole, sans le portrait de la classe.',
  'lesson.network.back': 'Pour reprendre',
  'lesson.network.back.1':
    'Quand le réseau revient, les onglets ouverts envoient tout d’eux-mêmes. Il n’y a rien à faire.',
  'lesson.network.back.2':
    'La cloche sonne avant? On ferme l’écran. La prochaine fois, chaque élève se connecte sur le même appareil, et le reste part. Un appareil qui efface tout à la déconnexion doit rester allumé jusque-là.',
  'lesson.network.back.3':
    'Après une leçon sur papier, on peut trier à l’écran un autre jour, en une douzaine de minutes. Le trio sur papier vaut tout autant.',
};
