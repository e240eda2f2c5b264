import type { sources as english } from '../en/sources.ts';
import type { French } from '../message.ts';

export const sources: French<typeof english> = {
  'sources.title': 'Sources des données',
  'sources.lead':
    'D’où viennent les renseignements dans Trio, et à quelles conditions nous les utilisons.',

  'sources.own': 'Ce qui est à nous',
  'sources.own.text':
    'Les titres, les textes et les affiches des cartes de Trio, le nom des métiers et les phrases à leur sujet. Les codes, les niveaux de formation, les chiffres et les numéros de page sont des faits tirés des sources ci-dessous.',

  'sources.facts': 'Professions',
  'sources.noc': 'Classification nationale des professions (CNP) 2021, version 1.0',
  'sources.noc.text':
    'Niveaux de formation et codes des professions : Statistique Canada et Emploi et Développement social Canada. Contient de l’information visée par la Licence du gouvernement ouvert – Canada. Adapté de Statistique Canada, Classification nationale des professions (CNP) 2021, version 1.0. Cela ne constitue pas une approbation de ce produit par Statistique Canada.',
  'sources.noc.open': 'Ouvrir la CNP',
  'sources.ogl': 'Licence du gouvernement ouvert – Canada',
  'sources.esdc': 'Perspectives et salaires au Canada',
  'sources.esdc.text':
    'Perspectives : Système de projection des professions au Canada (SPPC), 2024 à 2033. Salaires : Guichet-Emplois, version du 19 novembre 2025, et de 2024 pour certaines provinces. Le tout d’Emploi et Développement social Canada. Contient de l’information visée par la Licence du gouvernement ouvert – Canada.',
  'sources.bls': 'Perspectives et salaires aux États-Unis',
  'sources.bls.text':
    'Projections d’emploi 2024 à 2034 et salaires de mai 2024 : U.S. Bureau of Labor Statistics. Domaine public.',
  'sources.onet': 'Base de données O*NET 30.2 (États-Unis)',
  'sources.onet.text':
    'Ce produit comprend de l’information de la base de données O*NET 30.2 du U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), utilisée sous la licence CC BY 4.0. O*NET® est une marque de commerce de l’USDOL/ETA. Nous avons modifié cette information en tout ou en partie. L’USDOL/ETA n’a ni approuvé, ni appuyé, ni mis à l’essai ces modifications.',
  'sources.onet.open': 'Ouvrir la base de données O*NET (en anglais)',
  'sources.cc': 'Licence CC BY 4.0',
  'sources.pairs': 'D’une classification à l’autre',
  'sources.pairs.text':
    'La correspondance entre les codes de la CNP et ceux d’O*NET a été vérifiée à l’aide du tableau du Brookfield Institute for Innovation + Entrepreneurship (BII+E), © 2018, licence MIT.',

  'sources.links': 'Où mènent les liens vers les métiers',
  'sources.links.text':
    'Chaque métier a sa page dans Trio. De là, selon l’endroit où se trouve l’école, des liens mènent au Guichet-Emplois ou à la CNP (gouvernement du Canada), à EmploisNB.ca (gouvernement du Nouveau-Brunswick) ou à O*NET OnLine. D’EmploisNB.ca, nous n’utilisons que des numéros de page. Ces sites ne font pas partie de Trio, et aucun des organismes qui les publient ne l’a examiné.',
  'sources.jobBank': 'Guichet-Emplois',
  'sources.nb': 'EmploisNB.ca',
  'sources.onetOnline': 'O*NET OnLine (en anglais)',

  'sources.fonts': 'Polices de caractères',
  'sources.fonts.text':
    'Toutes sous la SIL Open Font License 1.1 : Atkinson Hyperlegible Next (© 2020–2024 The Atkinson Hyperlegible Next Project Authors), Bricolage Grotesque (© 2022 The Bricolage Grotesque Project Authors) et, dans le profil, Noto Sans et Noto Emoji (© 2013–2022 The Noto Project Authors) et Vazirmatn (© 2015 The Vazirmatn Project Authors).',
  'sources.ofl': 'Open Font License (en anglais)',

  'sources.figures': 'Chiffres des tableaux de bord',
  'sources.figures.text':
    'Ils sont comptés dans Trio même, à partir des tris des élèves dont il est question. Aucune autre donnée ne s’y mêle.',
};
