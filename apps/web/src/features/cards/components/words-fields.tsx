import { limits } from '@trio/domain/limits';
import { otherLanguage, ownNames, PartLanguage } from '../../../lib/language/language.ts';
import { cleanCardTitle } from '@trio/domain/sorting/own-cards';
import type { Language } from '@trio/i18n/languages';
import { useText } from '../../../lib/language/use-text.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Whose } from '../api/deck-cards.ts';
import type { CardDraft, WordsDraft } from '../model/card-draft.ts';
import style from './card-editor.module.css';
import { LinkFields } from './link-fields.tsx';
import { PictureSlot } from './picture-slot.tsx';

interface WordsFieldsProps {
  whose: Whose;
  language: Language;
  draft: CardDraft;
  errorAt: (path: string) => string | undefined;
  onChange: (part: Partial<WordsDraft>) => void;
  onBusy: (by: 1 | -1) => void;
}

const lengthOf = (text: string): number => Array.from(text).length;

export function WordsFields(props: WordsFieldsProps) {
  const { whose, language, draft, errorAt, onChange, onBusy } = props;
  const t = useText('cards');
  const words = draft[language];
  const count = (text: string, max: number) => t('field.count', { count: lengthOf(text), max });

  return (
    <fieldset className={style.language}>
      <legend lang={language}>{ownNames[language]}</legend>
      <TextField
        label={t('field.title')}
        name={`${language}/title`}
        lang={language}
        value={words.title}
        autoComplete="off"
        required
        hint={count(words.title, limits.cardTitleMax)}
        error={errorAt(`${language}/title`)}
        onChange={({ target }) => onChange({ title: cleanCardTitle(target.value) })}
      />
      <PictureSlot
        whose={whose}
        kind="picture"
        imageUrl={words.imageUrl}
        other={draft[otherLanguage(language)].imageUrl}
        onChange={(imageUrl) => onChange({ imageUrl })}
        onBusy={onBusy}
      />
      <TextArea
        label={t('field.content')}
        name={`${language}/content`}
        lang={language}
        value={words.content}
        rows={7}
        required
        maxLength={limits.extraCardTextMax}
        hint={`${t('field.contentHint')} ${count(words.content, limits.extraCardTextMax)}`}
        error={errorAt(`${language}/content`)}
        onChange={({ target }) => onChange({ content: target.value })}
      />
      <LinkFields
        language={language}
        links={words.jobLinks}
        errorAt={errorAt}
        onChange={(jobLinks) => onChange({ jobLinks })}
      />
      {words.jobLinks.length > 0 && (
        <>
          <PartLanguage value={language}>
            <HeadingHint>
              {(heading) => (
                <TextField
                  label={t('field.heading')}
                  name={`${language}/bulletHeading`}
                  lang={language}
                  value={words.bulletHeading}
                  maxLength={limits.extraCardHeadingMax}
                  autoComplete="off"
                  hint={t('field.headingHint', { heading })}
                  error={errorAt(`${language}/bulletHeading`)}
                  onChange={({ target }) => onChange({ bulletHeading: target.value })}
                />
              )}
            </HeadingHint>
          </PartLanguage>
          <TextField
            label={t('field.intro')}
            name={`${language}/bulletDescription`}
            lang={language}
            value={words.bulletDescription}
            maxLength={limits.extraCardIntroMax}
            autoComplete="off"
            hint={t('field.optional')}
            error={errorAt(`${language}/bulletDescription`)}
            onChange={({ target }) => onChange({ bulletDescription: target.value })}
          />
        </>
      )}
    </fieldset>
  );
}

/** The card's default heading, in the card's language. */
function HeadingHint({ children }: { children: (heading: string) => React.ReactNode }) {
  const d = useText('deck');
  return children(d('card.careers'));
}
