import { pages } from '@trio/contracts/pages';
import { trustPaths, type TrustName } from '@trio/contracts/public-pages';
import type { Language } from '@trio/i18n/languages';
import accessibilityEn from '../../../../../docs/trust/en/accessibility.md?raw';
import answersEn from '../../../../../docs/trust/en/answers.md?raw';
import impactEn from '../../../../../docs/trust/en/impact.md?raw';
import indexEn from '../../../../../docs/trust/en/index.md?raw';
import subprocessorsEn from '../../../../../docs/trust/en/subprocessors.md?raw';
import accessibilityFr from '../../../../../docs/trust/fr/accessibility.md?raw';
import answersFr from '../../../../../docs/trust/fr/answers.md?raw';
import impactFr from '../../../../../docs/trust/fr/impact.md?raw';
import indexFr from '../../../../../docs/trust/fr/index.md?raw';
import subprocessorsFr from '../../../../../docs/trust/fr/subprocessors.md?raw';
import { parseMarkdown, type Block } from './parse-markdown.ts';

const sources: Readonly<Record<TrustName, Readonly<Record<Language, string>>>> = {
  index: { en: indexEn, fr: indexFr },
  answers: { en: answersEn, fr: answersFr },
  impact: { en: impactEn, fr: impactFr },
  subprocessors: { en: subprocessorsEn, fr: subprocessorsFr },
  accessibility: { en: accessibilityEn, fr: accessibilityFr },
};

export const trustNames = Object.keys(sources) as readonly TrustName[];

export interface TrustDocument {
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
}

/** A document begins with its title and one paragraph. */
export function trustDocument(
  name: TrustName,
  language: Language,
  change: (source: string) => string = (source) => source,
): TrustDocument {
  const [title, lead, ...blocks] = parseMarkdown(change(sources[name][language]));
  if (title?.kind !== 'heading' || lead?.kind !== 'paragraph') {
    throw new Error(`docs/trust/${language}/${name}.md has no title or no lead.`);
  }
  return { title: title.text, lead: lead.text, blocks };
}

/** Links are relative to the file. Null: a file that is no page. */
export function addressOf(target: string, language: Language): string | null {
  if (target === '../data.md') return pages.privacy.path;
  const name = trustNames.find((each) => target === `${each}.md`);
  if (name !== undefined) return trustPaths[name][language];
  return target.startsWith('https://') ? target : null;
}
