import type { sorting as english } from '../en/sorting.ts';
import type { French } from '../message.ts';

export const sorting: French<typeof english> = {
  'cards.title': 'Tes cartes',
  'cards.greeting': 'Salut, {name}!',
  'cards.empty.heading': '56 cartes t’attendent',
  'cards.empty.paragraph':
    'Chacune montre un défi auquel des gens s’attaquent en ce moment même. Dis à quel point il t’intéresse. Il n’y a pas de mauvaise réponse et tu peux changer d’avis.',
  'cards.empty.sort': 'Trier les cartes',
};
