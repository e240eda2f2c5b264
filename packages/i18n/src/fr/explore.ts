import type { explore as english } from '../en/explore.ts';
import type { French } from '../message.ts';

export const explore: French<typeof english> = {
  'explore.title': 'Tes parcours',
  'explore.heading': 'Où ton trio peut mener',
  'explore.lead':
    'De chaque défi aux gens qui s’y attaquent, et au chemin qui les y mène d’habitude. Rien n’est décidé ici : suis ce qui pique ta curiosité.',
  'explore.three': 'Ton trio',
  'explore.rank': 'Numéro {rank} :',
  'explore.own': 'Ton propre défi',

  'explore.now': 'Dès maintenant',
  'explore.subject': 'À l’école, tu le croiseras en',
  'explore.ask': 'Une question à poser à quelqu’un du milieu',

  'explore.way.job': 'Souvent avec un diplôme du secondaire. Le métier s’apprend en travaillant.',
  'explore.way.college':
    'Jusqu’à trois ans de collège environ, ou un apprentissage payé pendant que tu apprends.',
  'explore.way.university': 'D’habitude un baccalauréat, parfois plus.',
  'explore.way.experience': 'On y arrive d’habitude après plusieurs années dans un domaine voisin.',
  'explore.schoolCareers': 'Choisis par ton école.',

  'explore.find': 'Trouve les gens qui s’y attaquent',
  'explore.find.custom':
    'Cette carte vient de toi : à toi de tracer son parcours. Trois façons de commencer :',
  'explore.find.extra': 'Cette carte vient de ton école. Trois façons de trouver son parcours :',
  'explore.find.1': 'Qui fait déjà quelque chose à ce sujet? Note trois sortes de personnes.',
  'explore.find.2': 'Demande à quelqu’un de l’équipe-école quelle formation y mène.',
  'explore.find.3':
    'Regarde les métiers de tes autres défis : lesquels pourraient aussi servir ici?',

  'explore.next': 'Un pas de plus',
  'explore.nextText':
    'Choisis un métier qui pique ta curiosité. Ouvre sa page, lis à quoi ressemble une journée, et parles-en à quelqu’un ce mois-ci. Les formations sont décrites pour le Canada; ailleurs, les noms et les durées changent.',
  'explore.print': 'Imprimer mes parcours',
  'explore.home': 'Revenir à mes cartes',

  'explore.empty.heading': 'Tes parcours commencent par ton trio',
  'explore.empty.text':
    'Trie les cartes et choisis trois défis. Cette page te montrera ensuite où chacun peut mener.',
  'explore.empty.go': 'Aller à mes cartes',
};
