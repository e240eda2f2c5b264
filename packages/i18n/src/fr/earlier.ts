import type { earlier as english } from '../en/earlier.ts';
import type { French } from '../message.ts';

export const earlier: French<typeof english> = {
  'earlier.title': 'Tris précédents',
  'earlier.lead':
    'Tous les tris que tu as terminés, du plus récent au plus ancien : ton trio, tes mots et ton profil de ce jour-là. Les intérêts bougent, et aucun tri n’est meilleur qu’un autre.',
  'earlier.back': 'Retour à mes cartes',
  'earlier.loading': 'Chargement de tes tris…',
  'earlier.failed': 'Tes tris précédents n’ont pas pu être chargés.',
  'earlier.empty': 'Une fois ton trio choisi, tu le retrouveras ici.',
  'earlier.only': 'C’est ton premier tri. Après le prochain, tu verras les deux ici.',
  'earlier.pageEmpty': 'Il n’y a pas de tri sur cette page.',
  'earlier.toFirst': 'Aller au plus récent',
  'earlier.latest': 'Le plus récent',
  'earlier.dateTime': '{date} à {time}',
  'earlier.open': 'Numéro {rank} : {title}. Voir le verso',
  'earlier.openOwn': '{title}. Voir le verso',

  'earlier.change': 'Par rapport au {date}',
  'earlier.change.same': 'Le même trio, dans le même ordre.',
  'earlier.change.order': 'Le même trio, dans un nouvel ordre.',
  'earlier.change.kept': 'Toujours dans ton trio',
  'earlier.change.fresh': 'Nouveau dans ton trio',
  'earlier.change.gone': 'Sorti de ton trio',

  'earlier.words': 'Dans tes mots',
  'earlier.shared': 'Ce que tes trois défis ont en commun',
  'earlier.action': 'Le pas que tu as choisi',
  'earlier.noWords': 'Tu n’as rien écrit pour ce tri.',
  'earlier.own': 'D’autres cartes de ton cru',
  'earlier.liked': {
    one: '{count} autre défi t’intéressait',
    many: '{count} d’autres défis t’intéressaient',
    other: '{count} autres défis t’intéressaient',
  },
  'earlier.superlike': 'Ça m’intéresse beaucoup',
  'earlier.like': 'Ça m’intéresse',

  'earlier.profile': 'Obtenir ce profil',
  'earlier.profileOf': 'du {date}',
  'earlier.pending': 'Notre équipe prépare encore ce profil.',
};
