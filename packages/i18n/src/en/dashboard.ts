import type { EnglishMessages } from '../message.ts';

export const dashboard = {
  // The specification prescribes these keys.
  'Students.Chart.Error': 'We couldn’t load this chart.',
  'Students.TopChallenges.Error': 'We couldn’t load the top challenges.',
  'Students.SchoolTable.Error': 'We couldn’t load the schools.',
  'Students.CSVExport.Error': 'We couldn’t export the CSV file. Try again in a moment.',
  'Students.DeleteSchool.Error': 'We couldn’t delete this school.',

  'chart.window': 'Months shown',
  'chart.months': { one: '{count} month', other: '{count} months' },
  'chart.numbers': 'See the numbers as a table',
  'chart.month': 'Month',
  'chart.bar': '{month}: {value}',

  'stats.heading': 'At a glance',
  'stats.students': 'Students',
  'stats.sorts': 'Sorts',
  'stats.time': 'Time spent',
  'stats.perStudent': 'Average per student',
  'stats.perSort': 'Average per sort',

  'time.less': 'less than a minute',
  'time.hours': { one: '{count} hour', other: '{count} hours' },
  'time.minutes': { one: '{count} minute', other: '{count} minutes' },
  'time.both': '{hours} {minutes}',

  'table.scroll': '{name}. Scroll sideways to see all columns.',
  'table.loading': 'Loading the table…',
  'table.sort': 'Sort by {name}',
  'table.pageEmpty': 'This page is empty.',
  'table.toFirst': 'Go to the first page',

  'pager.label': 'Pages of {name}',
  'pager.first': 'First page',
  'pager.previous': 'Previous page',
  'pager.next': 'Next page',
  'pager.last': 'Last page',
  'pager.page': 'Page {page}',
  'pager.pageOf': 'Page {page} of {pages}',

  'search.placeholder': 'Search here...',
  'search.tooShort': {
    one: 'Type at least {count} character to search.',
    other: 'Type at least {count} characters to search.',
  },

  'export.csv': 'Export CSV',
  'export.busy': 'Exporting…',
  'export.done': 'Done: look for {file} in your downloads.',
} as const satisfies EnglishMessages;
