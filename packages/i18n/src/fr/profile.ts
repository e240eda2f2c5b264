import type { profile as english } from '../en/profile.ts';
import type { French } from '../message.ts';

export const profile: French<typeof english> = {
  'pdf.title': 'Profil de défis – {name}',
  'pdf.fileName': 'Trio-Profil',
  'pdf.kicker': 'Profil de défis',
  'pdf.someone': 'Mes trois défis',
  'pdf.write': 'De la place pour tes mots',

  'pdf.mine.intro': {
    one: 'Tu as regardé {count} défi. Voici ce que tu en gardes.',
    many: 'Tu as regardé {count} de défis. Voici les trois que tu gardes.',
    other: 'Tu as regardé {count} défis. Voici les trois que tu gardes.',
  },
  'pdf.mine.reason': 'Pourquoi celui-ci',
  'pdf.mine.shared': 'Ce que tes trois défis ont en commun',
  'pdf.mine.action': 'Dans les 30 prochains jours',
  'pdf.mine.step': 'Ton pas',
  'pdf.mine.by': 'D’ici le {date}',
  'pdf.mine.keep': 'À découper et à garder bien en vue.',
  'pdf.mine.steps': 'Tes pas jusqu’ici',
  'pdf.mine.done': 'Fait le {date}.',
  'pdf.mine.not-yet': 'Pas encore le {date}.',
  'pdf.mine.changed': 'Changé le {date}.',

  'pdf.challenge.rank.1': 'Ton premier choix',
  'pdf.challenge.rank.2': 'Ton deuxième choix',
  'pdf.challenge.rank.3': 'Ton troisième choix',
  'pdf.challenge.own': 'Un défi de ton cru',
  'pdf.challenge.reason': 'Dans tes mots',
  'pdf.challenge.about': 'Le défi',
  'pdf.challenge.careers': 'Des métiers à explorer',
  'pdf.challenge.find': 'Des métiers à trouver',
  'pdf.challenge.findHint':
    'Personne n’a encore dressé de liste pour ce défi. Trouve trois métiers de gens qui s’y attaquent et note-les ici.',
  'pdf.challenge.ideas': 'Tes idées à toi',
  'pdf.challenge.subject': 'À l’école, tu le croiseras dans ces cours',
  'pdf.challenge.ask': 'Une question à poser à quelqu’un du métier',
  'pdf.challenge.answer': 'Ce qu’on t’a répondu',

  'pdf.poster.plain': 'L’emblème de la catégorie {category}.',
  'pdf.poster.picture': 'L’image qui accompagne « {title} ».',

  'pdf.subject.blue': 'Biologie et éducation à la santé',
  'pdf.subject.yellow': 'Mathématiques et entrepreneuriat',
  'pdf.subject.pink': 'Sciences humaines et droit',
  'pdf.subject.purple': 'Technologie et mathématiques',
  'pdf.subject.green': 'Sciences et géographie',
  'pdf.subject.red': 'Arts et langues',
  'pdf.question.blue':
    'À quoi ressemble une bonne journée dans votre travail, et une journée difficile?',
  'pdf.question.yellow': 'Laquelle de vos décisions a-t-on le plus remarquée cette année?',
  'pdf.question.pink': 'Quand deux personnes ont toutes les deux raison, que faites-vous?',
  'pdf.question.purple': 'Qu’avez-vous démonté, ou brisé, pour comprendre comment ça marche?',
  'pdf.question.green': 'Qu’avez-vous vu changer dans les endroits où vous travaillez?',
  'pdf.question.red': 'Comment savez-vous que ce que vous créez est terminé?',

  'pdf.pattern.heading': 'Comment tu as trié',
  'pdf.pattern.intro': {
    one: 'Tu as regardé {count} défi et montré de l’intérêt pour {liked}.',
    many: 'Tu as regardé {count} de défis et montré de l’intérêt pour {liked}.',
    other: 'Tu as regardé {count} défis et montré de l’intérêt pour {liked}.',
  },
  'pdf.pattern.most': 'Ce qui revient le plus souvent dans tes choix : {categories}.',
  'pdf.pattern.chart': 'Par catégorie',
  'pdf.pattern.chartAlt': 'Diagramme à barres, une barre par catégorie. {rows}',
  'pdf.pattern.chartRow':
    '{category} : « Ça m’intéresse beaucoup » {superlike} fois, « Ça m’intéresse » {like} fois, « Ça ne m’intéresse pas » {dislike} fois.',
  'pdf.pattern.numbers': 'En chiffres',
  'pdf.pattern.category': 'Catégorie',
  'pdf.pattern.total': 'En tout',
  'pdf.answer.superlike': 'Ça m’intéresse beaucoup',
  'pdf.answer.like': 'Ça m’intéresse',
  'pdf.answer.dislike': 'Ça ne m’intéresse pas',
  'pdf.pattern.aside': 'Ce que tu as mis de côté',
  'pdf.pattern.asideHint':
    'Savoir ce qui n’est pas pour toi en ce moment, c’est précieux. Ça peut changer, et tu peux refaire le tri.',
  'pdf.pattern.asideNone': 'Cette fois-ci, tu n’as rien mis de côté.',
  'pdf.pattern.changed': 'Depuis la dernière fois',
  'pdf.pattern.rank': 'Choix',
  'pdf.pattern.stayed': 'Toujours dans ton trio',
  'pdf.pattern.arrived': 'Nouveau dans ton trio',
  'pdf.pattern.left': 'Sorti de ton trio :',
  'pdf.pattern.note': 'Ce qui a changé',
  'pdf.pattern.liked': 'Ces défis t’intéressent aussi',
  'pdf.pattern.likedHint':
    'D’autres défis ont piqué ta curiosité. Reviens-y quand tu exploreras des métiers.',
  'pdf.pattern.likedNone': 'Cette fois-ci, tes trois défis sont les seuls qui t’intéressent.',
  'pdf.pattern.saved': 'Les métiers que tu as gardés',
  'pdf.pattern.savedHint': 'Les plus récents d’abord. Chaque titre mène à la page du métier.',
  'pdf.pattern.savedMore': {
    one: 'et {count} autre',
    many: 'et {count} d’autres',
    other: 'et {count} autres',
  },

  'pdf.family.heading': 'Pour ma famille',
  'pdf.family.intro': {
    one: '{name} a regardé {count} défi auquel des gens s’attaquent en ce moment. Voici son choix.',
    many: '{name} a regardé {count} de défis auxquels des gens s’attaquent en ce moment. Voici ses trois choix.',
    other:
      '{name} a regardé {count} défis auxquels des gens s’attaquent en ce moment. Voici ses trois choix.',
  },
  'pdf.family.what': 'Ce que c’est, et ce que ce n’est pas',
  'pdf.family.whatText':
    'C’est l’image d’un jour : ce qui intéressait {name} le {date}. Ce n’est pas une prédiction, et cela ne mesure aucun talent. Les intérêts bougent, et c’est très bien ainsi. Rien n’est à décider aujourd’hui.',
  'pdf.family.questions': 'Des questions pour ouvrir la conversation',
  'pdf.family.question.1': 'Qu’est-ce que tu t’imaginais en choisissant le premier?',
  'pdf.family.question.2':
    'Est-ce qu’on connaît quelqu’un qui travaille là-dessus? On pourrait lui en parler?',
  'pdf.family.question.3': 'Quelle partie aimerais-tu essayer de tes propres mains?',
  'pdf.family.question.4': 'As-tu mis de côté quelque chose qui t’étonne?',
  'pdf.family.question.5': 'Qu’est-ce qui, là-dedans, te trotte dans la tête depuis longtemps?',
  'pdf.family.question.6': 'Qu’est-ce qui rendrait le prochain petit pas plus facile?',
  'pdf.family.helps': 'Ce qui aide',
  'pdf.family.help.1': 'Écoutez d’abord. Votre propre parcours peut attendre un peu.',
  'pdf.family.help.2': 'Parlez du défi plutôt que du nom d’un métier.',
  'pdf.family.help.3':
    'Toutes les voies se valent : en emploi, en apprentissage, au collège, à l’université.',
  'pdf.family.note': 'Ce que j’ai remarqué chez toi',
  'pdf.family.write': 'De la place pour les mots de la famille',

  'pdf.staff.heading': 'Pour ma conseillère ou mon conseiller',
  'pdf.staff.three': 'Ses trois choix',
  'pdf.staff.glance': 'En un coup d’œil',
  'pdf.staff.fact': 'Ce qui a été compté',
  'pdf.staff.value': 'Ce tri',
  'pdf.staff.sorted': 'Défis triés',
  'pdf.staff.time': 'Temps actif',
  'pdf.staff.attempts': 'Tris terminés jusqu’ici',
  'pdf.staff.timeLess': 'moins d’une minute',
  'pdf.staff.timeNone': 'non compté',
  'pdf.staff.pace': 'À propos du rythme',
  'pdf.staff.paceText':
    'Beaucoup de réponses sont venues vite, ou étaient toutes pareilles. Ce sont peut-être des idées claires, un local bruyant ou une longue journée : le tri seul ne le dit pas. Vous pourriez proposer à {name} de revoir quelques cartes avec vous.',
  'pdf.staff.opening': 'Une question pour commencer',
  'pdf.staff.openingShared':
    'Tu as écrit ce que tes trois défis ont en commun. Où l’as-tu déjà rencontré dans ta vie?',
  'pdf.staff.openingPlain':
    'Si tu pouvais passer une journée avec quelqu’un qui s’attaque à l’un de tes trois défis, qui choisirais-tu?',
  'pdf.staff.follow': 'Pour la suite',
  'pdf.staff.follow.1':
    'Dans quelques semaines, reparlez du pas prévu dans les 30 jours : que s’est-il passé, et qu’est-ce que cela a changé?',
  'pdf.staff.follow.2':
    'Cherchez ensemble quelqu’un qui exerce un des métiers des listes, à rencontrer, à appeler ou à suivre au travail.',
  'pdf.staff.follow.3':
    'Proposez un nouveau tri dans un an. Le nouveau profil montre ce qui est resté et ce qui a bougé.',
  'pdf.staff.frameworks': 'Les cadres d’éducation à la carrière',
  'pdf.staff.frameworksHint':
    'L’activité touche à des parties de ces cadres, sans les couvrir. Les organismes qui les publient ne l’ont pas évaluée.',
  'pdf.framework.blueprint': 'Blueprint for Life/Work Designs, cadre canadien',
  'pdf.framework.blueprintText':
    'Connaître ses intérêts (gestion personnelle); trouver et utiliser de l’information sur la vie et le travail (exploration de l’apprentissage et du travail).',
  'pdf.framework.ceric': 'Principes directeurs du développement de carrière, CERIC (Canada)',
  'pdf.framework.cericText':
    'Nommer ses intérêts, comprendre ses options, choisir par soi-même avec l’appui des autres. Les raisons restent dans les mots de l’élève.',
  'pdf.framework.asca':
    'ASCA Student Standards: Mindsets & Behaviors for Student Success (États-Unis)',
  'pdf.framework.ascaText':
    'Se donner un but à court terme et faire le lien entre ce qu’on apprend à l’école et une carrière future.',

  'pdf.sources.heading': 'D’où viennent les renseignements',
  'pdf.sources.noc':
    'Niveaux de formation et codes des professions : Classification nationale des professions (CNP) 2021, version 1.0, Statistique Canada et Emploi et Développement social Canada. Contient de l’information visée par la Licence du gouvernement ouvert – Canada. Adapté de Statistique Canada, Classification nationale des professions (CNP) 2021, version 1.0. Cela ne constitue pas une approbation de ce produit par Statistique Canada.',
  'pdf.sources.onet':
    'Ce document comprend de l’information de la base de données O*NET 30.2 du U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), utilisée sous la licence CC BY 4.0. O*NET® est une marque de commerce de l’USDOL/ETA. Nous avons modifié cette information en tout ou en partie. L’USDOL/ETA n’a ni approuvé, ni appuyé, ni mis à l’essai ces modifications.',
  'pdf.sources.links':
    'Chaque métier a sa page dans Trio, d’où des liens mènent au Guichet-Emplois ou à la CNP (gouvernement du Canada), à EmploisNB.ca (gouvernement du Nouveau-Brunswick) ou à O*NET OnLine. Sur les cartes de Trio, les noms de métiers, les textes et les affiches sont les nôtres.',
  'pdf.sources.substitute': '{sign} remplace un caractère que ce document ne peut pas montrer.',

  'pdf.deck.title': 'Trio : {count} défis',
  'pdf.deck.heading': 'Quels défis as-tu envie de relever?',
  'pdf.deck.lead':
    'Voici tout le jeu dans un seul document : {count} défis auxquels des gens s’attaquent en ce moment, en six catégories. Lis-le à ton rythme, en solo ou avec quelqu’un. Il n’y a pas de mauvaise réponse.',
  'pdf.deck.use': 'Comment t’en servir',
  'pdf.deck.alone': 'En solo',
  'pdf.deck.alone.1': 'Va d’un défi à l’autre. Les titres et les signets t’y mènent.',
  'pdf.deck.alone.2':
    'Pour chacun, dis à quel point il t’intéresse : « Ça ne m’intéresse pas », « Ça m’intéresse » ou « Ça m’intéresse beaucoup ».',
  'pdf.deck.alone.3': 'Note, à ta façon, les titres de ceux qui t’intéressent beaucoup.',
  'pdf.deck.alone.4': 'Dans tes notes, choisis-en trois et mets-les en ordre.',
  'pdf.deck.together': 'Avec quelqu’un',
  'pdf.deck.together.1':
    'Une personne lit le titre et le texte à voix haute, l’autre répond. On peut changer de rôle.',
  'pdf.deck.together.2': 'La personne qui aide note la réponse telle quelle, sans commentaire.',
  'pdf.deck.together.3': 'Arrête quand tu en as assez. Le reste peut attendre un autre jour.',
  'pdf.deck.careers': 'Métiers',
  'pdf.deck.subject': 'À l’école',
  'pdf.deck.question': 'Une question à poser',
  'pdf.deck.reflect': 'Une fois que tu as tes trois défis',
  'pdf.deck.reflect.1': 'Pourquoi chacun d’eux? Une phrase suffit.',
  'pdf.deck.reflect.2': 'Qu’est-ce que tes trois défis ont en commun?',
  'pdf.deck.reflect.3': 'Qu’est-ce que tu pourrais faire dans les 30 prochains jours?',
  'pdf.deck.reflect.4': 'À qui aimerais-tu en parler?',
};
