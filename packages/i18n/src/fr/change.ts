import type { change as english } from '../en/change.ts';
import type { French } from '../message.ts';

export const change: French<typeof english> = {
  'change.heading': 'Depuis la dernière fois',
  'change.same': 'Le même trio, dans le même ordre.',
  'change.order': 'Le même trio, dans un nouvel ordre.',
  'change.before': 'La dernière fois',
  'change.now': 'Maintenant',
  'change.kept': 'gardé',
  'change.fresh': 'nouveau',
  'change.gone': 'sorti',
  'change.categories': 'Les cartes aimées, par catégorie',
  'change.up': '{count} de plus',
  'change.down': '{count} de moins',
  'change.equal': 'comme avant',
  'change.table': 'Voir sous forme de tableau',
  'change.scroll': 'Les changements, en tableau',
  'change.card': 'Défi ou catégorie',
  'change.what': 'Changement',
  'change.number': 'numéro {rank}',
  'change.liked': {
    one: '{count} carte aimée',
    many: '{count} de cartes aimées',
    other: '{count} cartes aimées',
  },
};
