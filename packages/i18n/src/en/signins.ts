import type { EnglishMessages } from '../message.ts';

/** Log-ins that a teacher makes from a list of names. */
export const signins = {
  'signins.heading': 'Log-ins from a list',
  'signins.lead':
    'Paste your class list. Each student gets a username and a password, on a sheet to cut out. A student with an email address in the list logs in with that address.',
  'signins.open': 'Make log-ins',

  'paste.label': 'Names, one per line, or columns from a spreadsheet',
  'paste.hint':
    'For example “Zoé Roy” or “Roy, Zoé”. Columns with a class or an email address are understood too, with or without a header. Up to 2,000 rows.',
  'paste.lastFirst': 'The last name comes first',
  'paste.class': 'Rows of the class',
  'paste.allClasses': 'All rows ({count})',
  'paste.close': 'Close',

  'read.heading': 'Preview',
  'read.understood': { one: '{count} row understood', other: '{count} rows understood' },
  'read.unread': { one: '{count} row not understood', other: '{count} rows not understood' },
  'read.line': 'Line',
  'read.first': 'First name',
  'read.last': 'Last name',
  'read.class': 'Class',
  'read.email': 'Email',
  'read.note': 'Note',
  'read.text': 'Text',
  'read.reason': 'Reason',
  'read.more': { one: 'and {count} more row', other: 'and {count} more rows' },
  'read.inClass': 'In the class already',
  'read.repeated': 'Listed twice',
  'read.withMarked': {
    one: 'Also make a log-in for the row with a note',
    other: 'Also make log-ins for the {count} rows with a note',
  },
  'read.needsEmail':
    'Students of this class need an email address. Rows without one will be refused. You can change this in the settings of the class.',
  'problem.no-name': 'There is no name.',
  'problem.one-name': 'The first name or the last name is missing.',
  'problem.name-invalid': 'The name is too long or has characters that we can’t store.',
  'problem.class-invalid': 'The name of the class is too long or can’t be stored.',
  'problem.email-invalid': 'The email address is not valid.',
  'problem.too-many-columns': 'There are too many columns. A header row helps.',
  'problem.too-many-rows': 'Only the first 2,000 rows are read.',

  'make.button': { one: 'Make {count} log-in', other: 'Make {count} log-ins' },
  'make.progress': '{done} of {total} rows done',
  'make.cancel': 'Stop',
  'make.stopping': 'Stopping…',
  'make.stopped': {
    one: 'Stopped. {count} row was not sent.',
    other: 'Stopped. {count} rows were not sent.',
  },
  'make.failed': 'Not all log-ins were made.',
  'make.continue': 'Continue',
  'make.done': { one: '{count} log-in is ready.', other: '{count} log-ins are ready.' },

  'result.once':
    'You see these passwords only now. Download or print the sheet before you leave this page. If a password is lost, you can give the student a new one.',
  'result.name': 'Name',
  'result.login': 'Username or email',
  'result.password': 'Password',
  'result.hidden': 'hidden',
  'result.show': 'Show passwords',
  'result.hide': 'Hide passwords',
  'result.sheet': 'Download the sheet (PDF)',
  'result.sheetPart': 'Download the sheet (PDF), part {part} of {parts}',
  'result.sheetBusy': 'Making the sheet…',
  'result.fileName': 'log-ins-{part}.pdf',
  'result.print': 'Print',
  'result.finish': 'Done',
  'result.refused': {
    one: '{count} log-in was not made',
    other: '{count} log-ins were not made',
  },
  'result.reason': 'Reason',
  'slip.address': 'Go to {address}',
  'slip.login': 'Username or email: {login}',
  'slip.password': 'Password: {password}',

  'lost.heading': 'Leave without the passwords?',
  'lost.text': 'The passwords of these log-ins can’t be shown again.',
  'lost.yes': 'Leave',
  'lost.no': 'Stay here',
} as const satisfies EnglishMessages;
