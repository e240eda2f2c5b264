import type { EnglishMessages } from '../message.ts';

export const effect = {
  'effect.title': 'Does it help?',
  'effect.heading': 'Three questions about you',
  'effect.lead.before': 'Before you start: how true is each sentence for you today?',
  'effect.lead.after': 'The same three, now that you’ve picked: how true is each one today?',
  'effect.lead.later': 'The same three, a while later: how true is each one today?',
  'effect.statement.problems': 'I know some kinds of problems I’d like to work on',
  'effect.statement.step': 'I know a next step',
  'effect.statement.person': 'I know someone I could ask',
  'effect.least': 'not at all',
  'effect.most': 'very much',
  'effect.end': '{point}, {word}',
  'effect.who':
    'Your answers are counted together with others’. Nobody at your school sees what you answered. You can read and delete them in your account data.',
  'effect.missing': 'Choose a point on each line, or skip.',
  'effect.missingHere': 'Choose a point here.',
  'effect.send': 'Send',
  'effect.sending': 'Sending',
  'effect.skip': 'Skip',
  'effect.thanks': 'Thank you. Your answers are saved.',
  'effect.skipped': 'Skipped. We won’t ask this again.',

  'effectOwn.heading': 'Your answers to the three questions',
  'effectOwn.text':
    'Nobody at your school sees them. They are counted together with others’, once a month, from ten students.',
  'effectOwn.moment.before': 'Before your first sort, {day}',
  'effectOwn.moment.after': 'After it, {day}',
  'effectOwn.moment.later': 'A while later, {day}',
  'effectOwn.point': '{point} of 5',
  'effectOwn.delete': 'Delete my answers',
  'effectOwn.deleting': 'Deleting',
  'effectOwn.deleted': 'Your answers are deleted. They won’t be counted again.',

  'effectResults.lead':
    'Three questions of Trio’s own, before and after the first sort. They show how a group changed, never one student.',
  'effectResults.back': 'Students',
  'effectResults.failed': 'We couldn’t load the figures.',
  'effectResults.figures': 'Before and after',
  'effectResults.off': 'Off. An owner can turn it on.',
  'effectResults.settings': 'Open the settings',
  'effectResults.none':
    'There are no figures yet. They appear once 10 students have answered both times, and are renewed on the first of each month.',
  'effectResults.month':
    'Figures of {month}, from answers given before that month. They are renewed on the first of each month.',
  'effectResults.period.after': 'Right after the first sort',
  'effectResults.period.later': '30 days later or more',
  'effectResults.group.school': 'The whole school',
  'effectResults.pairs': '{pairs} students answered both times.',
  'effectResults.sentence.up': '“{statement}” rose from {before} to {after} on average.',
  'effectResults.sentence.down': '“{statement}” fell from {before} to {after} on average.',
  'effectResults.sentence.unclear':
    '“{statement}” went from {before} to {after} on average. So small a change may be chance.',
  'effectResults.table': 'Show as a table',
  'effectResults.table.label': 'Figures of {group}',
  'effectResults.column.statement': 'Sentence',
  'effectResults.column.before': 'Before',
  'effectResults.column.after': 'After',
  'effectResults.column.change': 'Change',
  'effectResults.column.interval': '95 % interval of the change',
  'effectResults.interval': '{low} to {high}',
  'effectResults.legend.before': 'before',
  'effectResults.legend.after': 'after',
  'effectResults.picture': '{before} before, {after} after, on a scale from 1 to 5',
  'effectResults.read.heading': 'How to read this',
  'effectResults.read.own':
    'The three questions are Trio’s own. They are not validated, and they measure no ability.',
  'effectResults.read.causes':
    'A change has many causes: lessons, conversations, time. These figures don’t show that Trio caused it.',
  'effectResults.read.scale':
    'Each answer is a point from 1 (not at all) to 5 (very much). Figures are rounded, so a change may differ a little from its means.',
  'effectResults.read.interval':
    'The interval says how sure the change is: with other students like these, the mean change would probably lie in it. If it includes 0, there may be no change.',
  'effectResults.read.hidden':
    'A class shows once it and the rest of the school each have 10 pairs, and only if no sum or difference of figures would be about fewer than 10 students.',
} as const satisfies EnglishMessages;
