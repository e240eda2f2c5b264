import type { CardSource } from '../card-source.ts';

export const entrepreneurship: CardSource = {
  key: 'entrepreneurship',
  color: 'yellow',
  isTrades: false,
  title: { en: 'Launch a business idea', fr: 'Transformer une idée en entreprise' },
  plain: {
    en: 'Entrepreneurship, self-employment, co-ops',
    fr: 'Entrepreneuriat, travail autonome, coopératives',
  },
  words: {
    paragraphs: {
      en: [
        'Twelve jars of hot pepper jelly stood on the folding table at nine. By ten, they were gone. Now Salma has a line of customers, an empty table and a head full of questions. What should a jar cost? Is she allowed to sell food cooked at home? Who would pay for a bigger pot? The recipe turns out to be the easy part.',
        'A business can begin in a garage, on a fishing boat, in a hair salon or in a lab. Some people start alone, others as a co-op with neighbours. They bring a trade, a degree or two summers behind a counter. They test the idea on real people and fix what fails. For the accounts, a first loan or a contract, they ask for help.',
      ],
      fr: [
        'Douze pots de gelée de piments attendaient sur la table pliante à neuf heures. À dix heures, plus un seul. Salma a maintenant une file devant elle, une table vide et des questions plein la tête. Combien demander pour un pot? A-t-elle le droit de cuisiner chez elle pour vendre? Qui paierait une plus grosse marmite? La recette, finalement, c’était le plus facile.',
        'Une entreprise peut naître dans un garage, un salon de coiffure, un labo ou un bateau de pêche. En solo ou en coopérative, il faut essayer l’idée pour vrai, puis corriger ce qui cloche. Un métier, un diplôme, deux étés derrière un comptoir : tout peut servir. Et pour les comptes, un contrat ou le premier prêt? D’autres savent faire. Demander de l’aide, ça s’apprend aussi.',
      ],
    },
    alt: {
      en: 'A patched light bulb lifts off like a hot-air balloon, two people in its basket, while a friend on the ground lets out the rope.',
      fr: 'Une ampoule rapiécée s’envole comme une montgolfière avec deux personnes dans la nacelle, pendant qu’une amie laisse filer la corde.',
    },
    subject: {
      en: 'Business studies and math',
      fr: 'Affaires, commerce et mathématiques',
    },
    question: {
      en: 'What did you change after listening to your first customers?',
      fr: 'Au début, qu’avez-vous changé en écoutant les gens qui achetaient chez vous?',
    },
  },
  careers: [],
};
