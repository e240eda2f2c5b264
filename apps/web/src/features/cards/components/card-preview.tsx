import { languages, type Language } from '@trio/i18n/languages';
import { ownNames, PartLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { CardBack } from '../../../ui/card/card-back.tsx';
import { CardFront } from '../../../ui/card/card-front.tsx';
import { viewCard } from '../../../ui/card/card-view.ts';
import { previewOf, type CardDraft } from '../model/card-draft.ts';
import style from './card-preview.module.css';

interface CardPreviewProps {
  draft: CardDraft;
  /** Language being edited, whose back is shown. */
  language: Language;
  onTurn: (language: Language) => void;
}

// Extra cards have complete addresses, so the region does not matter.
const links = { region: 'other', hasNewBrunswickPages: false } as const;

export function CardPreview({ draft, language: turned, onTurn }: CardPreviewProps) {
  const t = useText('cards');
  const card = previewOf(draft, t('preview.untitled'));
  const view = (language: Language) => viewCard({ kind: 'extra', card }, language, links);
  return (
    <section className={style.preview} aria-label={t('preview.heading')}>
      <div>
        <h3>{t('preview.heading')}</h3>
        <p className={style.quiet}>{t('preview.text')}</p>
      </div>
      <div className={style.fronts}>
        {languages.map((language) => (
          <div key={language} lang={language}>
            <PartLanguage value={language}>
              <CardFront card={view(language)} />
              <BackTexts />
            </PartLanguage>
          </div>
        ))}
      </div>
      <fieldset className={style.turn}>
        <legend>{t('preview.backs')}</legend>
        {languages.map((language) => (
          <label key={language} lang={language}>
            <input
              type="radio"
              name="preview"
              checked={language === turned}
              onChange={() => onTurn(language)}
            />
            {ownNames[language]}
          </label>
        ))}
      </fieldset>
      <div className={style.back} lang={turned}>
        <PartLanguage value={turned}>
          <CardBack card={view(turned)} headingLevel={3} />
        </PartLanguage>
      </div>
    </section>
  );
}

/**
 * Preloads the texts of the back: otherwise the first French letter would suspend and hide the
 * editor.
 */
function BackTexts() {
  useText('shell');
  return null;
}
