import type { EnglishMessages } from '../message.ts';

export const comments = {
  'comments.title': 'Trio – comment sheet for the {count} cards',
  'comments.kicker': 'Comment sheet',
  'comments.heading': 'Read our cards, pencil in hand',
  'comments.lead':
    'Trio is a set of {count} cards for teenagers. Each card shows a challenge that people work on, and careers that go with it. Students sort the cards and keep the three that draw them most. Help us make the cards clear, true and fair.',

  'comments.who': 'Who we are asking',
  'comments.who.text':
    'Students, teachers and counsellors, Elders and Knowledge Keepers, families, and anyone who knows the work or the place on a card. You don’t have to read all {count}: one card, read closely, already helps.',
  'comments.who.north':
    'Cards {numbers} are set in the North, or are about Indigenous rights and lands. If there is a protocol to follow first, please tell the person who gave you this sheet.',

  'comments.how': 'How to mark a card',
  'comments.how.text':
    'Read its front and its back, on paper or on a screen. The numbers are the same as here. Then tick a box, and write as much or as little as you like.',
  'comments.clear': 'I get it',
  'comments.clear.text': 'You see at once what the card is about.',
  'comments.unclear': 'I don’t get it',
  'comments.unclear.text': 'A word, a sentence or the picture stopped you.',
  'comments.off': 'Something is off',
  'comments.off.text': 'It is wrong, unfair or hurtful, or something is missing.',

  'comments.look': 'What to look at',
  'comments.look.words': 'Words you don’t know or would never use.',
  'comments.look.wrong': 'Anything wrong, out of date or unfair.',
  'comments.look.picture': 'A picture that says something else.',
  'comments.look.better': 'Better words: write them down.',

  'comments.you': 'About you',
  'comments.you.text':
    'No names, please: not yours, and no one else’s. Leave blank anything you would rather not say.',
  'comments.role': 'I am reading as',
  'comments.role.student': 'a student',
  'comments.role.teacher': 'a teacher or counsellor',
  'comments.role.elder': 'an Elder',
  'comments.role.family': 'a family member',
  'comments.role.other': 'other:',
  'comments.place': 'Community or school',
  'comments.date': 'Date',
  'comments.language': 'Language I know best',

  'comments.card': 'Comments',

  'comments.back': 'Looking back',
  'comments.three': 'Which three cards would you keep first?',
  'comments.three.hint': 'Their numbers are enough.',
  'comments.missing': 'Which card is missing?',
  'comments.missing.hint': 'A challenge that people around you work on, and that no card shows.',
  'comments.hurts': 'Is anyone drawn or described in a way that hurts, or that is wrong?',
  'comments.hurts.hint': 'Which card? What should change?',
  'comments.else': 'Anything else?',
  'comments.else.hint': 'What would you tell the people who make the cards?',

  'comments.send': 'Sending it back',
  'comments.send.text':
    'Give this sheet to the person who gave it to you. They can pass your comments on to us in Trio, under “{support}”.',
  'comments.send.other':
    'Any other paper will do too: write the card’s number beside each comment. And if you would rather talk than write, ask someone to write for you.',
  'comments.thanks': 'Thank you. Every mark helps, even a small one.',
} as const satisfies EnglishMessages;
