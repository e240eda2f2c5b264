import type { CardSource } from '../card-source.ts';

export const lookAndFeel: CardSource = {
  key: 'lookAndFeel',
  color: 'red',
  isTrades: true,
  title: { en: 'Match the look to the person', fr: 'Se reconnaître dans le miroir' },
  words: {
    paragraphs: {
      en: [
        'Three salons, and in all three the scissors stopped in mid-air. Nobody in this northern Manitoba town seems sure about Amara’s curls, and school pictures are on Thursday. Her brother’s cowlick has pointed at the ceiling since he was born. Gran, who bowls in a league, wants blue nails to match the team. Some days, a look matters. Getting it right takes more than a mirror.',
        'The fourth chair is different. “How do you want to feel on Thursday?” asks the stylist. Then he cuts the curls dry, one by one. Nearby, a beard is shaped around a scar. A tattoo is drawn three times before it touches skin. On a runway, a model with a metal leg shows off a suit. People learn in a training salon or as apprentices, on patient friends.',
      ],
      fr: [
        'Trois salons, et dans les trois, les ciseaux sont restés en l’air. Dans cette petite ville du nord du Manitoba, personne n’ose toucher aux boucles d’Amara, et la photo d’école est jeudi. Sa grand-mère voudrait des ongles bleus, comme son équipe de quilles. Certains jours, l’apparence compte. Mais un miroir ne tient pas les ciseaux.',
        'À la quatrième chaise, tout change. « Comment veux-tu te sentir, jeudi? » demande le coiffeur. Puis il taille les boucles à sec, une à la fois. À côté, une barbe s’arrange autour d’une cicatrice. Un tatouage se dessine trois fois avant de toucher la peau. Un mannequin à la jambe de métal défile en complet. On apprend dans un salon-école ou en apprentissage, sur des proches patients.',
      ],
    },
    alt: {
      en: 'A tattooed stylist trims the tall blue mohawk of a delighted older woman who holds a hand mirror; her nails are blue too.',
      fr: 'Un coiffeur tatoué taille la grande crête bleue d’une dame âgée, ravie, qui tient un miroir; ses ongles sont bleus aussi.',
    },
    subject: { en: 'Visual arts and biology', fr: 'Arts visuels et biologie' },
    question: {
      en: 'What did somebody say in your mirror that you still remember?',
      fr: 'Quelle phrase, dite devant votre miroir, n’avez-vous jamais oubliée?',
    },
  },
  careers: [
    {
      title: { en: 'Hairstylist', fr: 'Coiffeuse ou coiffeur' },
      noc: '63210',
      onet: '39-5012.00',
      jobZone: 3,
      jobBank: 16446,
      newBrunswick: 876,
    },
    {
      title: { en: 'Barber', fr: 'Barbière ou barbier' },
      noc: '63210',
      onet: '39-5011.00',
      jobZone: 3,
      jobBank: 16446,
      newBrunswick: 876,
    },
    {
      title: { en: 'Esthetician', fr: 'Esthéticienne ou esthéticien' },
      noc: '63211',
      onet: '39-5094.00',
      jobZone: 3,
      jobBank: 14041,
      newBrunswick: 877,
    },
    {
      title: { en: 'Manicurist', fr: 'Manucure' },
      noc: '63211',
      onet: '39-5092.00',
      jobZone: 2,
      jobBank: 14041,
      newBrunswick: 877,
    },
    {
      title: { en: 'Tattoo artist', fr: 'Tatoueuse ou tatoueur' },
      noc: '63211',
      onet: '27-1019.00',
      jobZone: null,
      jobBank: 14041,
      newBrunswick: 877,
    },
    {
      title: { en: 'Make-up consultant', fr: 'Conseillère ou conseiller en maquillage' },
      noc: '64201',
      onet: '39-5091.00',
      jobZone: 3,
      jobBank: 14023,
      newBrunswick: 883,
    },
    {
      title: { en: 'Spa manager', fr: 'Gestionnaire de spa' },
      noc: '60040',
      onet: '11-9179.02',
      jobZone: 3,
      jobBank: 27039,
      newBrunswick: 857,
    },
    {
      title: { en: 'Fashion model', fr: 'Mannequin' },
      noc: '55109',
      onet: '41-9012.00',
      jobZone: 2,
      jobBank: null,
      newBrunswick: 852,
    },
  ],
};
