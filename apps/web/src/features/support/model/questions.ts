import { pages } from '@trio/contracts/pages';
import type { Role } from '@trio/domain/roles';
import type { help } from '@trio/i18n/en/help';
import { privacyAddress } from '../../../lib/policy-addresses.ts';

type Key = keyof typeof help;

export interface Question {
  readonly question: Key;
  /** Paragraphs, or what it may be and what to do about it. */
  readonly answer: readonly Key[] | readonly (readonly [what: Key, then: Key])[];
  readonly link: {
    readonly label: Key;
    readonly path: string;
    /** Only they have such a page. */
    readonly for?: Role;
    /** Beside this page, which stays. */
    readonly isNewTab?: true;
  } | null;
}

/** What a counsellor really asks, in the order in which it comes up. */
export const questions: readonly Question[] = [
  {
    question: 'help.join',
    answer: ['help.join.1', 'help.join.2', 'help.join.3'],
    // An administrator has no school, and so no code of their own.
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
