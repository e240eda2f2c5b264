import type { EnglishMessages } from '../message.ts';

/** Acts on several students or classes at once. */
export const many = {
  'select.page': 'Select everyone on this page',
  'select.one': 'Select {name}',
  'select.bar': 'Selected students',
  'select.count': { one: '{count} student selected', other: '{count} students selected' },
  'select.all': {
    one: 'Select the {count} student of this list',
    other: 'Select all {count} students of this list',
  },
  'select.clear': 'Clear selection',
  'select.cut': {
    one: 'Only the first {count} student can be selected at once.',
    other:
      'Only the first {count} students of this list are selected. Filter the list for the others.',
  },
  'select.failed': 'We couldn’t select the whole list.',

  'bar.profiles': 'Profiles',
  'bar.class': 'Add to a class',
  'bar.move': 'Move to another class',
  'bar.take-out': 'Take out of the class',
  'bar.disable': 'Disable',
  'bar.enable': 'Enable',
  'bar.delete': 'Delete',

  'act.cancel': 'Cancel',
  'act.close': 'Back to the list',
  'act.goOn': 'Continue',
  'act.again': 'Try again',
  'act.undo': 'Undo',
  'progress.of': '{done} of {total}',
  'progress.stop': 'Stop',
  'progress.stopping': 'Stopping…',

  'result.added': { one: '{count} student added.', other: '{count} students added.' },
  'result.moved': { one: '{count} student moved.', other: '{count} students moved.' },
  'result.takenOut': {
    one: '{count} student taken out of the class.',
    other: '{count} students taken out of the class.',
  },
  'result.disabled': { one: '{count} account disabled.', other: '{count} accounts disabled.' },
  'result.enabled': { one: '{count} account enabled.', other: '{count} accounts enabled.' },
  'result.deleted': { one: '{count} account deleted.', other: '{count} accounts deleted.' },
  'result.archived': { one: '{count} class archived.', other: '{count} classes archived.' },
  'result.unchanged': {
    one: '{count} needed no change.',
    other: '{count} needed no change.',
  },
  'result.gone': {
    one: '{count} no longer exists or has left the class.',
    other: '{count} no longer exist or have left the class.',
  },
  'result.goneClasses': { one: '{count} no longer exists.', other: '{count} no longer exist.' },
  'result.waiting': {
    one: '{count} is unchanged so far.',
    other: '{count} are unchanged so far.',
  },

  'class.heading': {
    one: 'Choose a class for {count} student',
    other: 'Choose a class for {count} students',
  },
  'class.to': 'Class',
  'class.choose': 'Choose a class',
  'class.none': 'There is no other class. Make one under “Classes”.',
  'class.leave': 'Take them out of {class}',
  'class.add': 'Add',
  'class.move': 'Move',

  'takeOut.heading': {
    one: 'Take {count} student out of {class}?',
    other: 'Take {count} students out of {class}?',
  },
  'takeOut.text':
    'Their accounts and results stay. The teachers of this class no longer see them, unless they share another class.',
  'takeOut.yes': 'Take out',

  'disable.heading': { one: 'Disable {count} account?', other: 'Disable {count} accounts?' },
  'disable.text':
    'These students are logged out and cannot log in until you enable their accounts. Their results stay.',
  'disable.yes': 'Disable',
  'enable.heading': { one: 'Enable {count} account?', other: 'Enable {count} accounts?' },
  'enable.text': 'These students can log in again.',
  'enable.yes': 'Enable',

  'deleteMany.heading': {
    one: 'Delete {count} student for good?',
    other: 'Delete {count} students for good?',
  },
  'deleteMany.lost':
    'Their accounts, sorts, reflections, pictures and saved careers are deleted. This cannot be undone. Each student with an email address gets a message.',
  'deleteMany.names': 'Students who will be deleted',
  'deleteMany.type': {
    one: 'Type {count} to confirm',
    other: 'Type {count}, the number of students, to confirm',
  },
  'deleteMany.yes': 'Delete for good',

  'profiles.heading': 'Download profiles',
  'profiles.about': {
    one: 'The profile of {count} student, if the sort is finished.',
    other: 'The profiles of those of {count} students who have finished a sort.',
  },
  'profiles.as': 'How do you want them?',
  'profiles.zip': 'One ZIP file',
  'profiles.zipHint': 'A PDF for each student, readable with a screen reader.',
  'profiles.print': 'Files for printing',
  'profiles.printHint':
    'Up to 50 students in a file. Each begins on the front of a sheet. For paper only: these files are not accessible.',
  'profiles.logged':
    'The log records each profile. Leave this page open until the files are ready.',
  'profiles.make': 'Make the files',
  'profiles.reading': 'Finding the profiles…',
  'profiles.joining': 'Putting the profiles together…',
  'profiles.done': {
    one: '{count} profile is ready.',
    other: '{count} profiles are ready.',
  },
  'profiles.none': 'None of these students has a finished profile.',
  'profiles.stopped': '{done} of {total} profiles are here. You can continue with the others.',
  'profiles.goOn': 'Continue',
  'profiles.without': {
    one: '{count} student has no profile yet:',
    other: '{count} students have no profile yet:',
  },
  'profiles.withoutList': 'Students without a profile',
  'profiles.saveZip': 'Save the ZIP file',
  'profiles.savePart': 'Save file {part} (students {first} to {last})',
  'files.zipName': 'Profiles',
  'files.printName': 'Profiles-to-print',

  'classes.select': 'Select {name}',
  'classes.bar': 'Selected classes',
  'classes.count': { one: '{count} class selected', other: '{count} classes selected' },
  'classes.archive': 'Archive',
  'classes.heading': { one: 'Archive {count} class?', other: 'Archive {count} classes?' },
  'classes.text':
    'Their codes stop working and their teachers no longer see the students. Accounts and results stay. A counsellor or owner can restore a class.',

  'dataOf.about':
    'For a parent who asks: all data that Trio stores about this student, with the student’s own words. The log records the download.',
  'dataOf.download': 'Download all data',
  'dataOf.done': 'The file is saved.',
  'dataOf.fileName': 'Trio-data',
} as const satisfies EnglishMessages;
