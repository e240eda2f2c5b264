import type { CardSource } from '../card-source.ts';

export const spacesWeLove: CardSource = {
  key: 'spacesWeLove',
  color: 'red',
  isTrades: true,
  title: { en: 'Shape places people love', fr: 'Créer des lieux où l’on est bien' },
  words: {
    paragraphs: {
      en: [
        'The bench outside the school faces a brick wall. It always has. At noon, everyone sits on the curb instead, because that is where the sun is. Nobody takes the straight, paved path. A muddy one cuts across the lawn. When it rains, people eat on the stairs, squeezed in beside Wei’s tuba. Nothing here is ugly. The plans just never met the people.',
        'Watching comes first: where feet go, where light falls, who has nowhere to sit. The path moves to where the mud was. The bench turns around. A tall window lets in the sky; bright tiles pass it along. A maple goes in for students not yet born. Plans take university or college. Glass and tile are learned as an apprentice, gardens with a rake in hand.',
      ],
      fr: [
        'Devant l’école, le banc regarde un mur de briques. Depuis toujours. Le midi, on s’assoit plutôt sur le trottoir, au soleil. L’allée pavée, bien droite, ne sert à personne : un sentier de boue coupe par la pelouse. Les jours de pluie, on mange dans l’escalier, entre le mur et le tuba de Wei. Rien de laid. Mais personne n’a demandé l’avis des élèves.',
        'D’abord, observer : où passent les pieds, où tombe la lumière, qui reste debout. L’allée remplace la boue. Le banc se retourne. Une haute fenêtre fait entrer le ciel, des carreaux clairs le renvoient plus loin. On plante un érable pour des élèves encore à naître. Les plans s’étudient au collège ou à l’université. Le verre, le carrelage et le jardin s’apprennent outil en main.',
      ],
    },
    alt: {
      en: 'Between dull buildings, a worker in a cap unrolls a garden like a carpet with a red back: a tree, flowers, a bench with two people, another with a white cane.',
      fr: 'Entre des immeubles ternes, quelqu’un déroule un jardin comme un tapis au revers rouge : un arbre, des fleurs, un banc occupé, une personne avec une canne blanche.',
    },
    subject: {
      en: 'Visual arts and geography',
      fr: 'Arts visuels et géographie',
    },
    question: {
      en: 'Which place do people use in a way you never planned?',
      fr: 'Quel lieu les gens ont-ils adopté d’une façon que vous n’aviez pas prévue?',
    },
  },
  careers: [
    {
      title: { en: 'Architect', fr: 'Architecte' },
      noc: '21200',
      onet: '17-1011.00',
      jobZone: 5,
      jobBank: 17867,
      newBrunswick: 667,
    },
    {
      title: { en: 'Landscape architect', fr: 'Architecte paysagiste' },
      noc: '21201',
      onet: '17-1012.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 668,
    },
    {
      title: { en: 'Urban planner', fr: 'Urbaniste' },
      noc: '21202',
      onet: '19-3051.00',
      jobZone: 5,
      jobBank: 22460,
      newBrunswick: 669,
    },
    {
      title: { en: 'Interior designer', fr: 'Designer d’intérieur' },
      noc: '52121',
      onet: '27-1025.00',
      jobZone: 4,
      jobBank: 5759,
      newBrunswick: 838,
    },
    {
      title: { en: 'Architectural technologist', fr: 'Technologue en architecture' },
      noc: '22210',
      onet: '17-3011.00',
      jobZone: 3,
      jobBank: 3396,
      newBrunswick: 701,
    },
    {
      title: {
        en: 'Landscape technician',
        fr: 'Technicienne ou technicien en aménagement paysager',
      },
      noc: '22114',
      onet: '37-3011.00',
      jobZone: 1,
      jobBank: 22570,
      newBrunswick: 700,
    },
    {
      title: {
        en: 'Landscaping contractor',
        fr: 'Entrepreneuse ou entrepreneur en aménagement paysager',
      },
      noc: '82031',
      onet: '37-1012.00',
      jobZone: 3,
      jobBank: 26822,
      newBrunswick: 1016,
    },
    {
      title: { en: 'Groundskeeper', fr: 'Préposée ou préposé à l’entretien des terrains' },
      noc: '85121',
      onet: '37-3011.00',
      jobZone: 1,
      jobBank: 20214,
      newBrunswick: 1036,
    },
    {
      title: { en: 'Glazier', fr: 'Vitrière ou vitrier' },
      noc: '73111',
      onet: '47-2121.00',
      jobZone: 2,
      jobBank: 6509,
      newBrunswick: 976,
    },
    {
      title: { en: 'Tile setter', fr: 'Carreleuse ou carreleur' },
      noc: '73101',
      onet: '47-2044.00',
      jobZone: 2,
      jobBank: 17013,
      newBrunswick: 973,
    },
    {
      title: { en: 'Floral designer', fr: 'Fleuriste' },
      noc: '53124',
      onet: '27-1023.00',
      jobZone: 2,
      jobBank: 5844,
      newBrunswick: 846,
    },
  ],
};
