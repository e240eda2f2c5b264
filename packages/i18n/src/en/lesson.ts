import type { EnglishMessages } from '../message.ts';

/** The lesson plan, on its page and in its PDF. Lines with `.say.` are spoken to the class. */
export const lesson = {
  'lesson.title': 'A lesson with Trio',
  'lesson.documentTitle': 'Trio – a 50-minute lesson',
  'lesson.kicker': 'Lesson plan',
  'lesson.lead':
    'Fifty minutes, one class. Your students sort 56 cards, keep three, and say why. Say the set-apart lines out loud, or use your own words.',
  'lesson.outline': 'On this page',
  'lesson.minutes': '{from}–{to} min',
  'lesson.say': 'Say',
  'lesson.at': 'At minute {minute}',
  'lesson.students': 'Students',
  'lesson.watch': 'Watch for',

  'lesson.paper': 'On paper',
  'lesson.planFile': 'Lesson plan (PDF)',
  'lesson.worksheetFile': 'Student worksheet (PDF)',
  'lesson.cardsFile': 'All the cards (PDF)',

  'lesson.aim': 'By the end, each student has',
  'lesson.aim.1': 'three challenges that drew them, in order;',
  'lesson.aim.2': 'a few words about why, on screen or on paper;',
  'lesson.aim.3': 'one small step, with a day and a place.',

  'lesson.glance': 'At a glance',
  'lesson.glance.minutes': 'Minutes',
  'lesson.glance.what': 'What happens',
  'lesson.glance.you': 'Your part',

  'lesson.before': 'Before the lesson',
  'lesson.before.class': 'Make the class in Trio. It comes with a code for joining.',
  'lesson.toClasses': 'Go to your classes',
  'lesson.tryClass': 'Try a class without students',
  'lesson.before.signIns':
    'Think of students without email. They can join without one. Or make their log-ins now, and print the sheet to cut out.',
  'lesson.before.own':
    'Pick your own three. Ten minutes with the printed cards is enough. Students will ask, and you will know how hard it is.',
  'lesson.before.device': 'Open Trio on one student device, on the network the class will use.',
  'lesson.before.print':
    'Print the worksheet: one sheet, two sides, one for each student. Keep a few printed decks in a drawer, in case the network fails.',
  'lesson.before.projector':
    'Put the code on the projector before the bell. The projector page shows no names; your own class page does.',
  'lesson.before.counsellor':
    'Tell your school’s counsellor the date. Some students will want to talk afterwards.',

  'lesson.plan': 'The 50 minutes',

  'lesson.join': 'Arrive and join',
  'lesson.join.you': 'Code on the projector',
  'lesson.join.say.1': 'Open the address on the screen, and type the code. Capitals don’t matter.',
  'lesson.join.say.2':
    'No email? Join without one. Trio gives you a username. Write it down, or take a photo, before you go on.',
  'lesson.join.say.3': 'Once you are in, stop there. We start together.',
  'lesson.join.students.1':
    'They type the code or scan it, check that it is the right class, and join. Or they log in with the slip you hand out.',
  'lesson.join.watch.1':
    'Your class page shows who has joined. Start on time, even if two are missing: joining late takes a minute.',
  'lesson.join.watch.2':
    'Forgotten password? Give a new one from the student’s row. The student logs in with it and chooses their own.',
  'lesson.join.watch.3': 'On shared devices, the last student must have logged out.',

  'lesson.promise': 'What a challenge is, and a promise',
  'lesson.promise.you': 'Show one card; make the promise',
  'lesson.promise.say.1':
    'You are about to see 56 cards. Each shows a challenge: something people are working on right now.',
  'lesson.promise.say.2':
    'A challenge is not a job. It takes many jobs. Who works on this one? Give me four.',
  'lesson.promise.say.3':
    'Here is my promise. This is not a test. There are no marks and no wrong answers. It won’t tell you what to become.',
  'lesson.promise.say.4':
    'Three answers: not interested, interested, very interested. Go with your first feeling. Curious? Turn the card over.',
  'lesson.promise.say.5': 'No one has to show their three. Not to me, not to a friend.',
  'lesson.promise.students.1':
    'They look at one card that you hold up, and name jobs. Stop at four: there are always more than they thought.',
  'lesson.promise.watch.1': 'Keep your own three to yourself until the end.',
  'lesson.promise.watch.2': 'Don’t explain every button. Trio does that in three short screens.',

  'lesson.sort': 'Sort the cards',
  'lesson.sort.you': 'Walk, watch the time, stay quiet',
  'lesson.sort.say.1': 'Twenty minutes. Quietly, each at your own pace. You can always go back.',
  'lesson.sort.say.2':
    'Half our time is gone. If you are near card 28, perfect. If not, read fewer backs.',
  'lesson.sort.say.3': 'Two more minutes. First feeling, then on.',
  'lesson.sort.students.1':
    'They answer 56 cards, about 20 seconds each. Most need 12 minutes; the rest is for reading the backs.',
  'lesson.sort.students.2':
    'Then Trio may offer a second look at the cards they liked. It is worth taking.',
  'lesson.sort.watch.1': 'Look at faces, not at screens.',
  'lesson.sort.watch.2':
    'Your class page shows how far each student is. No answer for three minutes can mean reading, stuck or offline. Go over and ask quietly: “Which card are you on?”',
  'lesson.sort.watch.3':
    'Reading is hard for someone? “Listen” on the card reads it out loud: have headphones ready. English and French can be switched at any time.',

  'lesson.pick': 'Pick three',
  'lesson.pick.you': 'Ask, never suggest',
  'lesson.pick.say.1':
    'Now the hard part. Of the cards you liked, choose the three that pull you in most. Put them in order.',
  'lesson.pick.say.2':
    'You are not choosing a career. You are choosing what you would like to know more about.',
  'lesson.pick.say.3': 'Is something missing that you care about? Make your own card.',
  'lesson.pick.students.1': 'They pick, put the three in order and confirm.',
  'lesson.pick.watch.1':
    'Torn between two? Ask: “Which one would you read about tonight, if no one asked you to?”',
  'lesson.pick.watch.2': 'Friends choosing together? “Pick first, talk after.”',

  'lesson.why': 'Say why',
  'lesson.why.you': 'Hand out worksheets',
  'lesson.why.say.1':
    'For each of your three, write what drew you to it. A person, a place, a question. Spelling doesn’t count.',
  'lesson.why.say.2': 'Then look at all three. What do they have in common?',
  'lesson.why.say.3': 'Last, one step. Make it small. When and where? What will you do? With whom?',
  'lesson.why.say.4':
    'Write in Trio or on the sheet. In Trio, look at who can read it. The sheet is yours: I don’t collect it.',
  'lesson.why.students.1': 'Three minutes on why, two on what the three share, three on the step.',
  'lesson.why.watch.1':
    'A blank page? Offer a beginning: “What caught my eye was…” or “It reminds me of…”. Telling a neighbour or drawing it counts too.',
  'lesson.why.watch.2':
    'The step is too big? “I’ll become a nurse” turns into “On Tuesday I’ll ask my aunt about her shifts.” Ask: “What could you do by next Friday?”',
  'lesson.why.watch.3':
    'Something a student says or writes worries you? Do what your school’s rules say, today. Trio is not watched all the time.',

  'lesson.close': 'Close',
  'lesson.close.you': 'The class’s pattern, one round',
  'lesson.close.say.1': 'Look up. This is what drew our class. No names, just us.',
  'lesson.close.say.2': 'What surprises you about it?',
  'lesson.close.say.3':
    'One round to finish. Say one thing you are curious about now, or say “pass”. Passing is always fine.',
  'lesson.close.say.4':
    'Your answers are saved. This week, only your step matters. Tell one person about it.',
  'lesson.close.students.1':
    'Three or four answer; then the round: a few words each. On shared devices, they log out.',
  'lesson.close.watch.1':
    'Talk about the class, never about one student. No comments on what many or few chose.',
  'lesson.close.watch.2':
    'The pattern appears once five students have finished. Not there yet? Go straight to the round.',
  'lesson.close.watch.3': 'Now you may tell one of your own three.',

  'lesson.hear': 'What you may hear',
  'lesson.hear.nothing': '“I don’t like anything.”',
  'lesson.hear.nothing.text':
    '“That’s fine. Which one should someone fix?” A little curious counts as interested. If fewer than three interest a student, Trio shows the cards once more. They can also make a card of their own.',
  'lesson.hear.everything': '“I like everything.”',
  'lesson.hear.everything.text':
    '“A good problem to have. Sort the ones you liked once more; it gets easier with fewer.” Then: “You have one free Saturday. Which one gets it?”',
  'lesson.hear.done': '“I’m done.” (minute 16)',
  'lesson.hear.done.text':
    'Never send a student back as a punishment. “Take the three you like most, and read their backs. What would you ask someone who does this work?” Then on to the careers, or to the worksheet.',
  'lesson.hear.slow': '“I’m only at card 30.”',
  'lesson.hear.slow.text':
    '“You read closely, that’s good. From here on, only the fronts.” Every answer is saved, so the rest can wait for tomorrow. With the class, they write about cards they like so far.',
  'lesson.hear.got': '“What did you get?”',
  'lesson.hear.got.text':
    '“There is nothing to get. It’s what drew you today; next month it may be something else.” No one has to answer.',
  'lesson.hear.marks': '“Is this for marks?”',
  'lesson.hear.marks.text': '“No. There is nothing to hand in.” And keep to it.',

  'lesson.keep': 'The promise you keep',
  'lesson.keep.1': 'No one has to show their three, to you or to anyone.',
  'lesson.keep.2': 'Never read a student’s words out loud, not even to praise them.',
  'lesson.keep.3': 'Your class page has names. It never goes on the projector.',
  'lesson.keep.4': 'No marks: not for effort, not for finishing.',
  'lesson.keep.5': 'The worksheet goes home. You take one only if a student offers it.',

  'lesson.after': 'After the lesson',
  'lesson.after.look': 'What to look at',
  'lesson.after.look.text':
    'Who has not finished, and who never joined: your class page says. “Very quick” beside a sort is a reason to ask, not a bad mark.',
  'lesson.after.absent': 'Students who were away',
  'lesson.after.absent.text':
    'The code works for 14 days, and you can open joining again. A quiet half hour is enough: join, sort, pick. Make the promise to them too.',
  'lesson.after.talk': 'The conversation',
  'lesson.after.talk.text':
    'Two minutes with each student in the next weeks are worth more than the whole lesson. Begin with “What made you keep this one?”, before any talk of jobs. A student wants to talk longer? Your counsellor is expecting them.',
  'lesson.after.step': 'The step',
  'lesson.after.step.text':
    'In two weeks, ask the class: “Who has done their step? Who has changed it?” Both are good news. No one has to say what it was.',

  'lesson.network': 'If the network fails',
  'lesson.network.sorting': 'Students are already sorting',
  'lesson.network.sorting.1':
    'Carry on. Once the cards are open, each answer is kept on the device and sent when the network is back. Sorting and picking three work without it.',
  'lesson.network.sorting.2':
    'Say: “Keep this tab open. Don’t log out.” What they write also stays on the device, but is saved only once the network is back.',
  'lesson.network.sorting.3':
    'Joining, logging in, profiles, your class page and the projector have to wait.',
  'lesson.network.none': 'No one can join',
  'lesson.network.none.1':
    'Teach it on paper, with the worksheet and the printed cards: one deck for three or four students. Take it apart and pass the pages around.',
  'lesson.network.none.2':
    'Same minutes, same promise. They write down the titles that pull them in, choose three, say why.',
  'lesson.network.none.3': 'Close with the round, without the pattern.',
  'lesson.network.back': 'Picking it up again',
  'lesson.network.back.1':
    'When the network is back, open tabs send everything by themselves. No one has to do anything.',
  'lesson.network.back.2':
    'The bell rings first? They close the lid. Next time, each student logs in on the same device, and the rest is sent. Devices that erase everything at log-out must stay on until then.',
  'lesson.network.back.3':
    'After a lesson on paper, students can sort on screen another day, in about 12 minutes. Their three on paper are worth just as much.',
} as const satisfies EnglishMessages;
