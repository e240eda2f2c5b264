import type { CardSource } from '../card-source.ts';

export const agingWell: CardSource = {
  key: 'agingWell',
  color: 'blue',
  isTrades: false,
  title: { en: 'Keep old age in full swing', fr: 'Vieillir sans perdre son élan' },
  words: {
    paragraphs: {
      en: [
        'Nan Rose cheats at cards, and at eighty-six she still gets away with it. Buttons beat her now, though, and the stairs seem steeper every winter. She wants to stay by her window and count the fishing boats. Her grandson Reece looks in after school, but he has homework, and she has feet that need real care. How do you help somebody without taking over?',
        'A knock: someone comes to help with the bath and brings the gossip. Someone else treats her feet, so she can dance. A doctor trims eleven pills to six. If the house gets too big, a care home can be cosy: good soup, cards at two. And when a life ends, people help the family say goodbye. Short courses, diplomas and degrees meet at Nan’s table.',
      ],
      fr: [
        'Mémère Rose triche aux cartes et, à quatre-vingt-six ans, elle ne se fait jamais prendre. Par contre, les boutons lui résistent, et l’escalier devient plus raide chaque hiver. Elle veut rester près de sa fenêtre, d’où elle compte les bateaux. Son petit-fils Reece passe après l’école, mais il a ses devoirs, et elle, des pieds à faire soigner. Comment aider quelqu’un sans décider à sa place?',
        'On frappe : de l’aide pour le bain, et des potins. Demain, les pieds; Rose veut danser. Une médecin ramène onze pilules à six. Si la maison devient trop grande, une résidence peut être douce : bonne soupe, cartes à deux heures. Et quand une vie s’achève, on aide la famille à dire adieu. Une formation courte, le collège ou l’université mènent à sa table. Surveille tes cartes.',
      ],
    },
    alt: {
      en: 'A white-haired woman in red slippers soars on a swing, pushed by a caregiver; her cane hangs from the branch.',
      fr: 'Une dame aux cheveux blancs, en pantoufles rouges, s’envole sur une balançoire poussée par un préposé; sa canne pend à la branche.',
    },
    subject: {
      en: 'Family studies and health education',
      fr: 'Études familiales et éducation à la santé',
    },
    question: {
      en: 'What has somebody over eighty taught you?',
      fr: 'Que vous a appris quelqu’un de plus de quatre-vingts ans?',
    },
  },
  careers: [
    {
      title: { en: 'Nurse aide', fr: 'Aide-infirmière ou aide-infirmier' },
      noc: '33102',
      onet: '31-1131.00',
      jobZone: 3,
      jobBank: 15774,
      newBrunswick: 761,
    },
    {
      title: { en: 'Hospital orderly', fr: 'Préposée ou préposé aux bénéficiaires' },
      noc: '33102',
      onet: '31-1132.00',
      jobZone: 2,
      jobBank: 15774,
      newBrunswick: 761,
    },
    {
      title: { en: 'Home support worker', fr: 'Préposée ou préposé d’aide à domicile' },
      noc: '44101',
      onet: '31-1122.00',
      jobZone: 2,
      jobBank: 26878,
      newBrunswick: 813,
    },
    {
      title: { en: 'Nursing supervisor', fr: 'Superviseure ou superviseur des soins infirmiers' },
      noc: '31300',
      onet: '29-1141.04',
      jobZone: 5,
      jobBank: 18227,
      newBrunswick: 737,
    },
    {
      title: { en: 'Geriatrician', fr: 'Gériatre' },
      noc: '31100',
      onet: '29-1216.00',
      jobZone: 5,
      jobBank: 4006,
      newBrunswick: 722,
    },
    {
      title: { en: 'Podiatrist', fr: 'Podiatre' },
      noc: '31209',
      onet: '29-1081.00',
      jobZone: 5,
      jobBank: null,
      newBrunswick: 736,
    },
    {
      title: {
        en: 'Hospital social worker',
        fr: 'Travailleuse sociale ou travailleur social en milieu hospitalier',
      },
      noc: '41300',
      onet: '21-1022.00',
      jobZone: 5,
      jobBank: 23025,
      newBrunswick: 781,
    },
    {
      title: {
        en: 'Activities leader for seniors',
        fr: 'Animatrice ou animateur d’activités pour personnes aînées',
      },
      noc: '54100',
      onet: '39-9032.00',
      jobZone: 4,
      jobBank: 21163,
      newBrunswick: 851,
    },
    {
      title: {
        en: 'Nursing home manager',
        fr: 'Directrice ou directeur de foyer de soins de longue durée',
      },
      noc: '60031',
      onet: '11-9111.00',
      jobZone: 4,
      jobBank: 12398,
      newBrunswick: 856,
    },
    {
      title: { en: 'Care home cook', fr: 'Cuisinière ou cuisinier dans un foyer de soins' },
      noc: '63200',
      onet: '35-2012.00',
      jobZone: 2,
      jobBank: 6225,
      newBrunswick: 873,
    },
    {
      title: { en: 'Funeral director', fr: 'Directrice ou directeur de funérailles' },
      noc: '62201',
      onet: '39-4031.00',
      jobZone: 3,
      jobBank: 6292,
      newBrunswick: 868,
    },
  ],
};
