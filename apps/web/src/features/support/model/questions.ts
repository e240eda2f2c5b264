import { pages } from '@trio/contracts/pages';
import type { Role } from '@trio/domain/roles';
import type { help } from '@trio/i18n/en/help';
import { privacyAddress } from '../../../lib/settings.ts';

type Key = keyof typeof help;

export interface Question {
  readonly question: Key;
  /** Paragraphs, or pairs of a cause and a remedy */
  readonly answer: readonly Key[] | readonly (readonly [what: Key, then: Key])[];
  readonly link: {
    readonly label: Key;
    readonly path: string;
    /** The only role that has this page */
    readonly for?: Role;
    readonly isNewTab?: true;
  } | null;
}

export const questions: readonly Question[] = [
  {
    question: 'help.join',
    answer: ['help.join.1', 'help.join.2', 'help.join.3'],
    // An administrator has no school, so no access code.
    link: { label: 'help.join.link', path: pages.account.path, for: 'school' },
  },
  {
    question: 'help.trio',
    answer: ['help.trio.1', 'help.trio.2', 'help.trio.3'],
    link: null,
  },
  {
    question: 'help.login',
    answer: [
      ['help.login.password', 'help.login.password.text'],
      ['help.login.disabled', 'help.login.disabled.text'],
      ['help.login.two', 'help.login.two.text'],
      ['help.login.ended', 'help.login.ended.text'],
    ],
    link: { label: 'help.login.link', path: pages.students.path },
  },
  {
    question: 'help.data',
    answer: ['help.data.1', 'help.data.2', 'help.data.3'],
    link: { label: 'help.data.link', path: privacyAddress, isNewTab: true },
  },
];
