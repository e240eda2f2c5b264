import type { comments as english } from '../en/comments.ts';
import type { French } from '../message.ts';

export const comments: French<typeof english> = {
  'comments.title': 'Trio – feuille de commentaires sur les {count} cartes',
  'comments.kicker': 'Feuille de commentaires',
  'comments.heading': 'Lisez nos cartes, crayon en main',
  'comments.lead':
    'Trio, ce sont {count} cartes pour les jeunes du secondaire. Chacune montre un défi auquel des gens s’attaquent, et des métiers qui s’y rattachent. Les élèves trient les cartes, puis gardent les trois qui les attirent le plus. Aidez-nous à rendre ces cartes claires, vraies et justes.',

  'comments.who': 'À qui nous le demandons',
  'comments.who.text':
    'Aux élèves, au personnel enseignant et d’orientation, aux Aînées et Aînés, aux gardiennes et gardiens du savoir, aux familles, et à quiconque connaît le travail ou le lieu que montre une carte. Inutile de lire les {count} : une seule carte lue de près, c’est déjà beaucoup.',
  'comments.who.north':
    'Les cartes {numbers} se passent dans le Nord, ou parlent de droits et de territoires autochtones. S’il y a d’abord un protocole à suivre, dites-le à la personne qui vous a remis cette feuille.',

  'comments.how': 'Comment annoter une carte',
  'comments.how.text':
    'Lisez le recto et le verso, sur papier ou à l’écran. Les numéros sont les mêmes qu’ici. Cochez ensuite une case, puis écrivez beaucoup, un peu ou rien du tout.',
  'comments.clear': 'Je comprends',
  'comments.clear.text': 'Vous voyez tout de suite de quoi parle la carte.',
  'comments.unclear': 'Je ne comprends pas',
  'comments.unclear.text': 'Un mot, une phrase ou l’image vous arrête.',
  'comments.off': 'Quelque chose cloche',
  'comments.off.text': 'C’est faux, injuste ou blessant, ou il manque quelque chose.',

  'comments.look': 'Ce qu’il faut regarder',
  'comments.look.words': 'Les mots difficiles, les phrases qui sentent la traduction.',
  'comments.look.wrong': 'Ce qui est faux, dépassé ou injuste.',
  'comments.look.picture': 'Une image qui dit autre chose que la carte.',
  'comments.look.better': 'De meilleurs mots : notez-les.',

  'comments.you': 'À propos de vous',
  'comments.you.text':
    'Aucun nom, s’il vous plaît : ni le vôtre ni celui de quelqu’un d’autre. Laissez en blanc ce que vous préférez ne pas dire.',
  'comments.role': 'Vous êtes',
  'comments.role.student': 'élève',
  'comments.role.teacher': 'membre du personnel scolaire',
  'comments.role.elder': 'Aînée ou Aîné',
  'comments.role.family': 'parent ou proche',
  'comments.role.other': 'autre :',
  'comments.place': 'Communauté ou école',
  'comments.date': 'Date',
  'comments.language': 'Langue que vous maîtrisez le mieux',

  'comments.card': 'Commentaires',

  'comments.back': 'Avec du recul',
  'comments.three': 'Quelles sont les trois cartes que vous garderiez?',
  'comments.three.hint': 'Les numéros suffisent.',
  'comments.missing': 'Quelle carte manque?',
  'comments.missing.hint':
    'Un défi auquel on s’attaque autour de vous, et qu’aucune carte ne montre.',
  'comments.hurts': 'Des gens sont-ils montrés d’une façon fausse ou blessante?',
  'comments.hurts.hint': 'Sur quelle carte? Que faudrait-il changer?',
  'comments.else': 'Autre chose à dire?',
  'comments.else.hint': 'Un mot pour l’équipe qui fait les cartes.',

  'comments.send': 'Pour nous la renvoyer',
  'comments.send.text':
    'Remettez cette feuille à la personne qui vous l’a donnée. Elle peut nous transmettre vos commentaires dans Trio, sous « {support} ».',
  'comments.send.other':
    'Une autre feuille fait aussi l’affaire : écrivez le numéro de la carte à côté de chaque commentaire. Et si vous aimez mieux parler qu’écrire, demandez à quelqu’un de noter pour vous.',
  'comments.thanks': 'Merci. Chaque remarque compte, même la plus petite.',
};
