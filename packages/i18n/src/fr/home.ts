import type { home as english } from '../en/home.ts';
import type { French } from '../message.ts';

export const home: French<typeof english> = {
  'home.title': 'Tes cartes',
  'home.greeting': 'Salut, {name}!',
  'home.empty.heading': 'Tes cartes t’attendent',
  'home.empty.paragraph':
    'Chacune montre un défi auquel des gens s’attaquent en ce moment même. Dis à quel point il t’intéresse. Il n’y a pas de mauvaise réponse et tu peux changer d’avis.',
  'home.unconfirmed.heading': 'Confirme d’abord ton adresse',
  'home.unconfirmed.paragraph':
    'Ensuite, tes cartes seront prêtes. L’adresse est fausse ou rien n’est arrivé? Parles-en à ton enseignante ou à ton enseignant, qui peut la confirmer pour toi.',
  'home.expired.heading': 'Les nouveaux tris sont en pause',
  'home.empty.sort': 'Trier les cartes',

  'home.three.heading': 'Tes trois grands défis',
  'home.three.chosen': 'Ton choix du {date}.',
  'home.three.waiting': 'Ils seront enregistrés quand tu seras de nouveau en ligne.',
  'home.three.open': 'Numéro {rank} : {title}. Voir le verso',
  'home.sortAgain': 'Trier de nouveau',
  'home.path': 'Crée ton parcours',

  'home.change.heading': 'Depuis ton dernier tri',
  'home.change.same': 'Les trois mêmes, dans le même ordre. Ils t’accompagnent vraiment.',
  'home.change.order': 'Les trois mêmes, dans un nouvel ordre.',
  'home.change.kept': 'Toujours avec toi',
  'home.change.fresh': 'Nouveau dans tes trois',
  'home.change.gone': 'Plus dans tes trois pour l’instant',

  'home.continue.heading': 'Reprends là où tu en étais',
  'home.continue.card':
    'La prochaine est la carte {index} sur {count}. Toutes tes réponses sont là.',
  'home.continue.select': 'Toutes les cartes sont triées. Il reste à choisir tes trois.',
  'home.continue.go': 'Continuer',
  'home.startOver': 'Recommencer',
  'home.startOver.heading': 'Recommencer du début?',
  'home.startOver.text':
    'Les réponses du tri que tu as commencé sont effacées, et tu reprends à la carte 1.',
  'home.startOver.kept':
    'Les trois cartes que tu avais choisies restent jusqu’à ton prochain choix.',
  'home.startOver.yes': 'Effacer et recommencer',
  'home.startOver.no': 'Garder mes réponses',
};
