import type { careers as english } from '../en/careers.ts';
import type { French } from '../message.ts';

export const careers: French<typeof english> = {
  'careers.title': 'Métiers',
  'careers.toExplore': 'Des métiers à explorer',
  'careers.lead':
    'Les gens qui exercent ces métiers s’attaquent aux défis de ton trio. Rien n’est décidé ici : ouvre ce qui pique ta curiosité.',
  'careers.leadAll':
    'Chaque métier s’attaque à l’un des défis de Trio. Ouvre ce qui pique ta curiosité.',
  'careers.first': 'Commence par ceux-ci',
  'careers.firstHint': 'Quelques-uns pour chaque défi de ton trio, avec des formations variées.',
  'careers.toSearch': 'Chercher parmi tous les métiers',
  'careers.toSaved': 'Métiers gardés ({count})',
  'careers.all': 'Tous les métiers',
  'careers.count': { one: '{count} métier', many: '{count} de métiers', other: '{count} métiers' },
  'careers.more': 'En voir plus',
  'careers.none': 'Aucun métier trouvé',
  'careers.noneHint': 'Essaie un autre mot ou enlève un filtre.',
  'careers.noneSaved':
    'Tu n’as encore gardé aucun métier. Touche « Garder » quand un métier pique ta curiosité.',
  'careers.clear': 'Enlever les filtres',
  'careers.sortFirst':
    'Trie d’abord les cartes : cette page commencera par les métiers liés à ton trio.',
  'careers.goSort': 'Aller à mes cartes',
  'careers.home': 'Retour à mes cartes',

  'careers.search': 'Chercher un métier',
  'careers.searchHint': 'En français ou en anglais; les fautes de frappe ne gênent pas',
  'careers.anyTraining': 'Toutes',
  'careers.anyCategory': 'Toutes',
  'careers.anyOutlook': 'Toutes',
  'careers.anyPay': 'Tous',
  'careers.onlyMine': 'Liés à mon trio',
  'careers.onlySaved': 'Mes métiers gardés',
  'filter.training': 'Formation',
  'filter.category': 'Catégorie',
  'filter.outlook': 'Perspectives',
  'filter.pay': 'Salaire',
  'pay.low': 'Moins de {amount} par année',
  'pay.middle': 'De {from} à {to} par année',
  'pay.high': 'De {from} à {to} par année',
  'pay.top': '{amount} et plus par année',
  'pay.unknown': 'Inconnu',

  'careers.find': 'Pas de liste pour « {title} »',
  'careers.find.builtIn': 'Ce que tu lanceras n’a peut-être pas encore de nom.',
  'careers.find.custom':
    'Cette carte vient de toi : à toi de trouver ses métiers. Trois façons de commencer :',
  'careers.find.extra': 'Cette carte a été ajoutée au jeu. Trois façons de trouver ses métiers :',
  'careers.find.1': 'Qui s’y attaque déjà? Note trois exemples.',
  'careers.find.2': 'Demande en classe ou en orientation quelle formation y mène.',
  'careers.find.3': 'Cherche plus bas un mot de ta carte.',
  'careers.schoolCareers': 'Métiers pour « {title} »',

  'keep.do': 'Garder',
  'keep.done': 'Gardé',
  'keep.name': 'Garder le métier : {title}',
  'keep.remove': 'Gardé : {title}. Retirer',
  'keep.saved': 'Métier gardé : {title}.',
  'keep.removed': 'Métier retiré : {title}.',
  'keep.full': 'Tu peux garder {max} métiers au plus. Retires-en un d’abord.',
  'keep.readers': 'Le personnel de ton école voit quels métiers tu gardes.',
  'keep.waiting': 'Gardé sur cet appareil. Ce sera envoyé dès que tu seras de nouveau en ligne.',
  'keep.failed': 'Impossible de charger tes métiers gardés. Rien n’est perdu; réessaie plus tard.',

  'compare.do': 'Comparer',
  'compare.name': 'Comparer le métier : {title}',
  'compare.bar': {
    one: '{count} métier à comparer.',
    many: '{count} de métiers à comparer.',
    other: '{count} métiers à comparer.',
  },
  'compare.pickMore': 'Choisis-en encore un ou deux.',
  'compare.most': 'C’est le maximum.',
  'compare.full': 'Tu peux comparer trois métiers au plus.',
  'compare.show': 'Comparer ces métiers',
  'compare.clear': 'Effacer',
  'compare.heading': 'Côte à côte',
  'compare.career': 'Métier',

  'career.back': 'Tous les métiers',
  'career.work': 'Ce qu’on y fait',
  'career.challenge': 'Pour relever le défi',
  'career.training': 'Formation',
  'career.redSeal': 'Métier désigné Sceau rouge',
  'career.redSealText':
    'Avec le Sceau rouge sur ton certificat, tu peux exercer ce métier partout au Canada.',
  'career.licence': 'Permis',
  'career.licenceLabel': 'Permis :',
  'career.licenceRequired':
    'Obligatoire. On s’inscrit d’abord à l’ordre ou à l’organisme de la profession.',
  'career.licenceUnknown':
    'Inconnu. Les règles changent d’une province ou d’un État à l’autre : renseigne-toi auprès d’une école ou d’un employeur.',
  'career.outlook': 'Perspectives',
  'career.outlookCanada': 'Perspectives au Canada',
  'career.outlookUsa': 'Perspectives aux États-Unis',
  'career.pay': 'Salaire',
  'career.payCanada': 'Salaire au Canada',
  'career.payUsa': 'Salaire aux États-Unis',
  'career.unknown': 'Inconnu',
  'career.removed':
    'Le métier demandé n’est plus dans notre liste. Voici celui qui lui ressemble le plus.',
  'career.notFound': 'Nous n’avons pas ce métier',
  'career.notFoundText':
    'L’adresse est peut-être ancienne ou mal tapée. Tous les autres métiers restent accessibles.',

  'outlook.strong-shortage': 'Risque important de pénurie',
  'outlook.moderate-shortage': 'Risque modéré de pénurie',
  'outlook.balance': 'À équilibre',
  'outlook.moderate-surplus': 'Risque modéré de surplus',
  'outlook.strong-surplus': 'Risque important de surplus',
  'outlook.unknown': 'Inconnues',
  'meaning.strong-shortage':
    'On prévoit beaucoup plus de postes que de gens qui en cherchent. Trouver du travail devrait être plus facile que dans la plupart des domaines.',
  'meaning.moderate-shortage': 'On prévoit un peu plus de postes que de gens qui en cherchent.',
  'meaning.balance': 'On prévoit à peu près autant de postes que de gens qui en cherchent.',
  'meaning.moderate-surplus': 'On prévoit un peu moins de postes que de gens qui en cherchent.',
  'meaning.strong-surplus':
    'On prévoit beaucoup moins de postes que de gens qui en cherchent. Trouver du travail peut prendre plus de temps.',
  'meaning.unknown': 'Le groupe est trop petit pour une prévision.',
  'outlook.numbers':
    'En dix ans, dans tout le Canada : {openings} postes à pourvoir, {seekers} personnes qui en cherchent.',
  'outlook.usaGrows':
    'On prévoit que le nombre d’emplois augmentera de {percent} entre 2024 et 2034.',
  'outlook.usaShrinks':
    'On prévoit que le nombre d’emplois baissera de {percent} entre 2024 et 2034.',
  'outlook.usaSame': 'On prévoit que le nombre d’emplois restera le même entre 2024 et 2034.',
  'outlook.age':
    'Une prévision pour 2024 à 2033, faite avec des données qui vont jusqu’à 2023. Elle vaut pour tout le Canada; ta région peut être différente, et une prévision peut se tromper.',

  'pay.hour': 'de l’heure',
  'pay.year': 'par année',
  'pay.lowest': 'Bas',
  'pay.median': 'Milieu',
  'pay.highest': 'Haut',
  'pay.amountYear': '{amount} par année',
  'pay.atLeast': 'Au moins {amount} par année',
  'pay.meaning':
    'La moitié des gens gagnent plus que le chiffre du milieu, l’autre moitié gagne moins. Environ une personne sur dix gagne moins que le chiffre du bas, et une sur dix plus que celui du haut.',
  'pay.province': '{province}',
  'pay.provinceFigures': 'de {low} à {high} de l’heure, milieu {median}',
  'pay.provinceUnknown': '{province} : inconnu',
  'pay.rangeHour': 'de {low} à {high} de l’heure',
  'pay.rangeYear': 'de {low} à {high} par année',
  'pay.upToHour': 'jusqu’à {high} de l’heure',
  'pay.upToYear': 'jusqu’à {high} par année',
  'pay.usaMedian': 'Le chiffre du milieu : la moitié gagne plus, l’autre moitié gagne moins.',

  'group.note': 'Les chiffres valent pour tout le groupe « {group} ».',

  'steps.heading': 'Comment y arriver',
  'steps.hint': 'Le chemin habituel au Canada. Il y en a souvent plus d’un.',
  'steps.hintUsa': 'Le chemin habituel. Il y en a souvent plus d’un.',
  'step.try': 'Essaie',
  'step.try.text':
    'Commence dès maintenant : un cours à l’école, un club, une vidéo, une visite ou une personne à interroger.',
  'step.finish-school': 'Termine ton secondaire',
  'step.finish-school.text': 'Demande en orientation quels cours gardent cette porte ouverte.',
  'step.apprenticeship': 'Entre en apprentissage',
  'step.apprenticeship.text':
    'Un employeur t’embauche. Tu gagnes ta vie en apprenant, en général de deux à cinq ans.',
  'step.apprenticeship-block': 'Va en classe entre les périodes de travail',
  'step.apprenticeship-block.text':
    'Quelques semaines par année, tu apprends la théorie dans un collège ou un centre de formation.',
  'step.red-seal-exam': 'Passe l’examen du métier',
  'step.red-seal-exam.text': 'Avec le Sceau rouge, ton certificat est reconnu partout au Canada.',
  'step.certificate-exam': 'Termine ton apprentissage',
  'step.certificate-exam.text': 'Certains États exigent aussi un examen ou un permis.',
  'step.university': 'Étudie à l’université',
  'step.university.text':
    'Un baccalauréat prend de trois à quatre ans. Certains de ces métiers demandent encore quelques années.',
  'step.university-practice': 'Prends de l’expérience pendant tes études',
  'step.university-practice.text':
    'Les stages et les emplois d’été montrent à quoi ressemble vraiment le travail.',
  'step.licence': 'Obtiens ton permis',
  'step.licence.text':
    'Tu t’inscris à l’ordre ou à l’organisme de la profession dans ta province, qui te dit quels examens et combien d’heures il exige.',
  'step.state-licence': 'Vérifie les règles de ton État',
  'step.state-licence.text':
    'Au Canada, ce travail exige un permis. Ton État a peut-être ses propres règles.',
  'step.college-long': 'Étudie au collège ou entre en apprentissage',
  'step.college-long.text':
    'Deux ou trois ans en général. En apprentissage, tu gagnes ta vie en apprenant.',
  'step.college-short': 'Suis un programme plus court',
  'step.college-short.text':
    'Moins de deux ans au collège ou en formation professionnelle, ou plusieurs mois de formation chez un employeur.',
  'step.learn-weeks': 'Apprends en travaillant',
  'step.learn-weeks.text': 'Les employeurs te forment en général pendant quelques semaines.',
  'step.learn-days': 'Apprends en travaillant',
  'step.learn-days.text':
    'Une courte initiation suffit souvent pour commencer. Un diplôme du secondaire aide à avancer.',
  'step.first-job': 'Trouve ton premier emploi',
  'step.first-job.text': 'Un stage pendant la formation y mène souvent.',
  'step.field-degree': 'Forme-toi dans le domaine',
  'step.field-degree.text':
    'Souvent au collège ou à l’université, parfois en montant les échelons.',
  'step.field-years': 'Travaille quelques années dans le domaine',
  'step.field-years.text': 'Tu apprends à connaître le travail de l’intérieur.',
  'step.lead': 'Prends plus de responsabilités',
  'step.lead.text': 'D’abord un projet ou une petite équipe, puis davantage.',

  'related.heading': 'Métiers voisins',
  'related.group': 'Travail semblable',
  'related.challenge': 'Aussi pour le défi « {title} »',

  'outside.heading': 'Pour en lire plus ailleurs',
  'outside.hint': 'Ces sites ne font pas partie de Trio.',
  'outside.job-bank': 'Ce métier sur le Guichet-Emplois (gouvernement du Canada)',
  'outside.job-bank-group':
    'Les perspectives du groupe sur le Guichet-Emplois (gouvernement du Canada)',
  'outside.noc': 'Le groupe dans la classification du Canada (CNP)',
  'outside.onet': 'Ce métier sur O*NET OnLine (États-Unis, en anglais)',
  'outside.new-brunswick': 'Le site d’emplois du Nouveau-Brunswick',

  'source.heading': 'D’où viennent les chiffres',
  'source.noc':
    'Niveau de formation : Classification nationale des professions (CNP) 2021 version 1.0, groupe {noc}. Statistique Canada.',
  'source.cops':
    'Perspectives : Système de projection des professions au Canada, 2024 à 2033. Emploi et Développement social Canada.',
  'source.wages': 'Salaire au Canada : Guichet-Emplois, 19 novembre 2025.',
  'source.province': 'Salaire, {province} : Guichet-Emplois, {year}.',
  'source.bls':
    'États-Unis : U.S. Bureau of Labor Statistics, salaires de mai 2024 et projections d’emploi 2024 à 2034.',
  'source.licence':
    'Contient de l’information visée par la Licence du gouvernement ouvert – Canada. Adapté de la Classification nationale des professions (CNP) 2021 version 1.0 de Statistique Canada. Cela ne constitue pas une approbation de ce produit par Statistique Canada.',
  'source.more': 'Toutes les sources des données',

  'province.AB': 'Alberta',
  'province.BC': 'Colombie-Britannique',
  'province.MB': 'Manitoba',
  'province.NB': 'Nouveau-Brunswick',
  'province.NL': 'Terre-Neuve-et-Labrador',
  'province.NS': 'Nouvelle-Écosse',
  'province.NT': 'Territoires du Nord-Ouest',
  'province.NU': 'Nunavut',
  'province.ON': 'Ontario',
  'province.PE': 'Île-du-Prince-Édouard',
  'province.QC': 'Québec',
  'province.SK': 'Saskatchewan',
  'province.YT': 'Yukon',

  'public.heading': 'Les métiers, selon le défi qu’ils relèvent',
  'public.lead':
    'Trio part des défis, pas des noms de métiers : trie 56 cartes, choisis-en trois et découvre qui s’y attaque. Voici les {count} métiers.',
  'public.search': 'Trouver un métier sur cette page',
  'public.found': 'Métiers trouvés : {number}',
  'public.description': '{work} Formation, salaire, perspectives et chemin pour s’y rendre.',
  'public.listDescription':
    '{count} métiers selon le défi qu’ils relèvent, avec la formation, le salaire et les perspectives au Canada et aux États-Unis. En français et en anglais.',
  'public.try': 'Quels sont tes défis?',
  'public.tryText':
    'Trie les 56 cartes de Trio et repars avec ton propre trio. Il faut que ton école utilise Trio.',
  'public.start': 'Commencer avec Trio',
  'public.jump': 'Catégories',
};
