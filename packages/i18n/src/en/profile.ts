import type { EnglishMessages } from '../message.ts';

/** Server only. */
export const profile = {
  'pdf.title': 'Challenge profile – {name}',
  /** The beginning of the file name, so without spaces. */
  'pdf.fileName': 'Trio-Profile',
  'pdf.kicker': 'Challenge profile',
  'pdf.someone': 'My three challenges',
  'pdf.write': 'Space for your own words',

  'pdf.mine.intro': {
    one: 'You looked at {count} challenge. Here is what stayed with you.',
    other: 'You looked at {count} challenges. These three stayed with you.',
  },
  'pdf.mine.reason': 'Why this one',
  'pdf.mine.shared': 'What the three share',
  'pdf.mine.action': 'In the next 30 days',
  /** With a day of its own. */
  'pdf.mine.step': 'Your step',
  'pdf.mine.by': 'By {date}',
  'pdf.mine.keep': 'Cut it out and keep it where you will see it.',
  'pdf.mine.steps': 'Your steps so far',
  'pdf.mine.done': 'Done on {date}.',
  'pdf.mine.not-yet': 'Not yet on {date}.',
  'pdf.mine.changed': 'Changed on {date}.',

  'pdf.challenge.rank.1': 'Your first choice',
  'pdf.challenge.rank.2': 'Your second choice',
  'pdf.challenge.rank.3': 'Your third choice',
  'pdf.challenge.own': 'A challenge of your own',
  'pdf.challenge.reason': 'In your words',
  'pdf.challenge.about': 'The challenge',
  'pdf.challenge.careers': 'Careers to look into',
  'pdf.challenge.find': 'Careers to look for',
  'pdf.challenge.findHint':
    'No one has made this list yet. Find three kinds of people who work on it, and write them here.',
  'pdf.challenge.ideas': 'Your own ideas',
  'pdf.challenge.subject': 'At school, look for it in',
  'pdf.challenge.ask': 'A question to ask someone who does this',
  'pdf.challenge.answer': 'What they told you',

  'pdf.poster.plain': 'The emblem of the {category} category.',
  'pdf.poster.picture': 'The picture that goes with “{title}”.',

  'pdf.subject.blue': 'Biology and health education',
  'pdf.subject.yellow': 'Mathematics and business',
  'pdf.subject.pink': 'Social studies and law',
  'pdf.subject.purple': 'Technology and mathematics',
  'pdf.subject.green': 'Science and geography',
  'pdf.subject.red': 'Arts and languages',
  'pdf.question.blue':
    'What does a good day look like in your work, and what does a hard one look like?',
  'pdf.question.yellow': 'Which of your decisions did other people notice most this year?',
  'pdf.question.pink': 'When two people are both right, what do you do?',
  'pdf.question.purple': 'What did you take apart, or break, to learn how it works?',
  'pdf.question.green': 'What have you seen change in the places where you work?',
  'pdf.question.red': 'How do you know when something you make is finished?',

  'pdf.pattern.heading': 'How you sorted',
  'pdf.pattern.intro': {
    one: 'You looked at {count} challenge and liked {liked}.',
    other: 'You looked at {count} challenges and liked {liked} of them.',
  },
  'pdf.pattern.most': 'Most often, you were drawn to {categories}.',
  'pdf.pattern.chart': 'By category',
  'pdf.pattern.chartAlt': 'Bar chart with one bar per category. {rows}',
  'pdf.pattern.chartRow':
    '{category}: {superlike} very interested, {like} interested, {dislike} not interested.',
  'pdf.pattern.numbers': 'In numbers',
  'pdf.pattern.category': 'Category',
  'pdf.pattern.total': 'All',
  'pdf.answer.superlike': 'Very interested',
  'pdf.answer.like': 'Interested',
  'pdf.answer.dislike': 'Not interested',
  'pdf.pattern.aside': 'What you set aside',
  'pdf.pattern.asideHint':
    'Knowing what is not for you right now is worth something too. It may change, and you can sort again.',
  'pdf.pattern.asideNone': 'You set nothing aside this time.',
  'pdf.pattern.changed': 'Since your last sort',
  'pdf.pattern.rank': 'Choice',
  'pdf.pattern.stayed': 'Still there',
  'pdf.pattern.arrived': 'New',
  'pdf.pattern.left': 'No longer in your three:',
  'pdf.pattern.note': 'What changed',
  'pdf.pattern.liked': 'You also liked',
  'pdf.pattern.likedHint':
    'More challenges that caught your interest. Come back to them when you look at careers.',
  'pdf.pattern.likedNone': 'Your three are the only ones you liked this time.',
  'pdf.pattern.saved': 'Careers you saved',
  'pdf.pattern.savedHint': 'Newest first. Each title leads to the career’s page.',
  'pdf.pattern.savedMore': { one: 'and one more', other: 'and {count} more' },

  'pdf.family.heading': 'For my family',
  'pdf.family.intro': {
    one: '{name} looked at {count} challenge that people are working on right now, and chose these three.',
    other:
      '{name} looked at {count} challenges that people are working on right now, and chose these three.',
  },
  'pdf.family.what': 'What this is, and what it is not',
  'pdf.family.whatText':
    'It is a snapshot of one day: what interested {name} on {date}. It is not a prediction, and it does not measure talent. Interests change, and that is as it should be. No one has to decide anything today.',
  'pdf.family.questions': 'Questions that open a conversation',
  'pdf.family.question.1': 'What did you picture when you chose the first one?',
  'pdf.family.question.2':
    'Do we know anyone who works on something like this? Could we ask them about it?',
  'pdf.family.question.3': 'Which part of it would you like to try with your own hands?',
  'pdf.family.question.4': 'Is there something you set aside that surprises you?',
  'pdf.family.question.5': 'What in here have you been thinking about for a long time?',
  'pdf.family.question.6': 'What would make the next small step easier?',
  'pdf.family.helps': 'What helps',
  'pdf.family.help.1': 'Listen first. Your own story can wait a little.',
  'pdf.family.help.2': 'Talk about the challenge rather than the job title.',
  'pdf.family.help.3':
    'Give every way of training the same respect: on the job, a trade, college, university.',
  'pdf.family.note': 'Something I have noticed about you',
  'pdf.family.write': 'Space for a family member’s words',

  'pdf.staff.heading': 'For my counsellor',
  'pdf.staff.three': 'Three choices',
  'pdf.staff.glance': 'At a glance',
  'pdf.staff.fact': 'What was counted',
  'pdf.staff.value': 'This sort',
  'pdf.staff.sorted': 'Challenges sorted',
  'pdf.staff.time': 'Active time',
  'pdf.staff.attempts': 'Finished sorts so far',
  'pdf.staff.timeLess': 'less than a minute',
  'pdf.staff.timeNone': 'not counted',
  'pdf.staff.pace': 'A word about pace',
  'pdf.staff.paceText':
    'Many answers came quickly, or were all alike. That can mean clear ideas, a noisy room or a long day: the sort alone does not say. You might invite {name} to look at a few cards again, together.',
  'pdf.staff.opening': 'A question to open with',
  'pdf.staff.openingShared':
    'You wrote down what the three share. Where have you already come across that in your life?',
  'pdf.staff.openingPlain':
    'If you could spend a day with someone who works on one of the three, who would you choose?',
  'pdf.staff.follow': 'Ways to follow up',
  'pdf.staff.follow.1':
    'Ask about the 30-day step in a few weeks: what happened, and what did it change?',
  'pdf.staff.follow.2': 'Look for someone in one of the listed careers to visit, call or shadow.',
  'pdf.staff.follow.3': 'Sort again in a year. The new profile shows what stayed and what changed.',
  'pdf.staff.frameworks': 'Career-education frameworks',
  'pdf.staff.frameworksHint':
    'This activity touches on parts of these frameworks, not all. Their authors have not reviewed it.',
  'pdf.framework.blueprint': 'Blueprint for Life/Work Designs (Canada)',
  'pdf.framework.blueprintText':
    'Knowing one’s interests (Personal Management); finding and using life/work information (Learning and Work Exploration).',
  'pdf.framework.ceric': 'Guiding Principles of Career Development, CERIC (Canada)',
  'pdf.framework.cericText':
    'Naming interests, understanding options, choosing for oneself with others’ support. Reasons are left in the student’s own words.',
  'pdf.framework.asca':
    'ASCA Student Standards: Mindsets & Behaviors for Student Success (United States)',
  'pdf.framework.ascaText':
    'Setting a short-term goal, and linking what is learned at school to a later career.',

  'pdf.sources.heading': 'Where the information comes from',
  'pdf.sources.noc':
    'Training levels and occupation codes: National Occupational Classification (NOC) 2021 Version 1.0, Statistics Canada and Employment and Social Development Canada. Contains information licensed under the Open Government Licence – Canada. Adapted from Statistics Canada, National Occupational Classification (NOC) 2021 Version 1.0. This does not constitute an endorsement by Statistics Canada of this product.',
  'pdf.sources.onet':
    'This document includes information from the O*NET 30.2 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. We have modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  'pdf.sources.links':
    'Each career has its own page on Trio, which links to Job Bank or the NOC (Government of Canada), to NBjobs.ca (Government of New Brunswick) or to O*NET OnLine. On Trio’s cards, career titles, texts and pictures are our own.',
  'pdf.sources.substitute': '{sign} stands for a character that this document cannot show.',

  'pdf.deck.title': 'Trio: {count} challenges',
  'pdf.deck.heading': 'Which problems do you want to solve?',
  'pdf.deck.lead':
    'Here is the whole deck as one document: {count} challenges that people are working on right now, in six categories. Read it in your own time, alone or with someone who helps you. There are no wrong answers.',
  'pdf.deck.use': 'How to use it',
  'pdf.deck.alone': 'On your own',
  'pdf.deck.alone.1': 'Go from one challenge to the next. Headings and bookmarks take you there.',
  'pdf.deck.alone.2':
    'For each one, say how much it interests you: not interested, interested or very interested.',
  'pdf.deck.alone.3':
    'Note the titles of those that interest you very much, in whatever way suits you.',
  'pdf.deck.alone.4': 'From your notes, choose three and put them in order.',
  'pdf.deck.together': 'With a helper',
  'pdf.deck.together.1':
    'One of you reads the title and the text aloud, the other answers. Take turns if you like.',
  'pdf.deck.together.2': 'The helper writes down the answer as it was given, without comment.',
  'pdf.deck.together.3': 'Stop whenever you have had enough. The rest can wait for another day.',
  'pdf.deck.careers': 'Careers',
  'pdf.deck.subject': 'At school',
  'pdf.deck.question': 'A question to ask',
  'pdf.deck.reflect': 'Once you have your three',
  'pdf.deck.reflect.1': 'Why each of them? One sentence is enough.',
  'pdf.deck.reflect.2': 'What do the three share?',
  'pdf.deck.reflect.3': 'What is one thing you could do in the next 30 days?',
  'pdf.deck.reflect.4': 'Who would you like to tell about it?',
} as const satisfies EnglishMessages;
