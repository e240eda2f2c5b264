import type { worksheet as english } from '../en/worksheet.ts';
import type { French } from '../message.ts';

export const worksheet: French<typeof english> = {
  'worksheet.documentTitle': 'Trio – feuille de travail de l’élève',
  'worksheet.kicker': 'Feuille de travail',
  'worksheet.heading': 'Mes trois défis',
  'worksheet.lead':
    'Cette feuille est à toi. Tu n’as pas à la remettre ni à la montrer. Il n’y a pas de mauvaise réponse, et l’orthographe ne compte pas.',
  'worksheet.firstName': 'Prénom',
  'worksheet.look': 'Pendant que tu regardes les cartes',
  'worksheet.look.hint':
    'Note les titres qui t’attirent. Tu tries les cartes à l’écran? Alors saute cette partie.',
  'worksheet.three': 'Mon trio',
  'worksheet.three.hint':
    'Le défi qui t’attire le plus vient en premier. Besoin d’un coup de pouce? « Ce qui m’a plu, c’est… » ou « Ça me rappelle… »',
  'worksheet.challenge': 'Défi {number}',
  'worksheet.why': 'Ce qui m’attire',
  'worksheet.shared': 'Ce qu’ils ont en commun',
  'worksheet.shared.hint':
    'Un genre de lieu, de gens, de problème, une façon de travailler… Nomme-le à ta manière. « Dans les trois, quelqu’un… »',
  'worksheet.step': 'Un pas',
  'worksheet.step.hint':
    'Même petit, il compte. Par exemple : mardi midi, à l’atelier, je vais demander comment on chauffe une maison. Avec Sam.',
  'worksheet.step.when': 'Quand et où',
  'worksheet.step.will': 'Je vais',
  'worksheet.step.whom': 'Avec qui',
  'worksheet.question': 'Une question pour quelqu’un qui fait ce travail',
  'worksheet.question.hint':
    'Tu as dix minutes avec cette personne. Qu’est-ce que tu veux savoir et que tu ne trouverais pas ailleurs?',
  'worksheet.next': 'Et maintenant',
  'worksheet.next.text':
    'Garde cette feuille. Montre un de tes défis à quelqu’un, à la maison ou à l’école, et demande ce que cette personne y voit. Ton trio changera peut-être. Tant mieux : c’est que tu auras regardé de nouveau.',
  'worksheet.next.help': 'Quelque chose te pèse? Parles-en à une personne adulte de confiance.',
};
