import type { EnglishMessages } from '../message.ts';

export const worksheet = {
  'worksheet.documentTitle': 'Trio – student worksheet',
  'worksheet.kicker': 'Worksheet',
  'worksheet.heading': 'My three challenges',
  'worksheet.lead':
    'This sheet is yours. You don’t have to hand it in or show it to anyone. There are no wrong answers, and spelling doesn’t count.',
  'worksheet.firstName': 'First name',
  'worksheet.look': 'While you look at the cards',
  'worksheet.look.hint':
    'Write down the titles that pull you in. Are you sorting on a screen? Then skip this part.',
  'worksheet.three': 'My three',
  'worksheet.three.hint':
    'The one that pulls you in most comes first. Not sure how to begin? “What caught my eye was…” or “It reminds me of…”',
  'worksheet.challenge': 'Challenge {number}',
  'worksheet.why': 'What drew me to it',
  'worksheet.shared': 'What they have in common',
  'worksheet.shared.hint':
    'A kind of place, people, problem, way of working… Name it your way. “In all three, someone…”',
  'worksheet.step': 'One step',
  'worksheet.step.hint':
    'Small steps count. For example: Tuesday at lunch, in the shop, I will ask the teacher how a house gets its heat. With Sam.',
  'worksheet.step.when': 'When and where',
  'worksheet.step.will': 'I will',
  'worksheet.step.whom': 'With whom',
  'worksheet.question': 'A question for someone who does this work',
  'worksheet.question.hint':
    'You have ten minutes with that person. What do you want to know that you can’t look up?',
  'worksheet.next': 'And now',
  'worksheet.next.text':
    'Keep this sheet. Show one challenge to someone at home or at school, and ask what they see in it. Your three may change. That’s fine: it means that you looked again.',
  'worksheet.next.help': 'Is something on your mind? Talk to an adult you trust.',
} as const satisfies EnglishMessages;
