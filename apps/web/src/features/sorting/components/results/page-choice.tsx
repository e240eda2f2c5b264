import type { Reflection } from '@trio/contracts/reflection';
import { useId } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import style from './page-choice.module.css';

type Pages = Pick<Reflection, 'includesFamilyPage' | 'includesCounsellorPage'>;

interface PageChoiceProps {
  chosen: Pages;
  onChoose: (pages: Partial<Pages>) => void;
}

/** Which pages for others the profile holds: the student's to say. */
export function PageChoice({ chosen, onChoose }: PageChoiceProps) {
  const t = useText('results');
  return (
    <fieldset className={style.group}>
      <legend className={style.legend}>{t('write.pages')}</legend>
      <div className={style.tiles}>
        <Tile
          label={t('write.pages.family')}
          text={t('write.pages.family.text')}
          isChosen={chosen.includesFamilyPage}
          onChoose={(includesFamilyPage) => onChoose({ includesFamilyPage })}
        />
        <Tile
          label={t('write.pages.counsellor')}
          text={t('write.pages.counsellor.text')}
          isChosen={chosen.includesCounsellorPage}
          onChoose={(includesCounsellorPage) => onChoose({ includesCounsellorPage })}
        />
      </div>
    </fieldset>
  );
}

interface TileProps {
  label: string;
  text: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Tile({ label, text, isChosen, onChoose }: TileProps) {
  const id = useId();
  return (
    <div className={style.tile} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        id={id}
        className={style.box}
        aria-describedby={`${id}-text`}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className={style.words}>
        <label className={style.label} htmlFor={id}>
          {label}
        </label>
        <p id={`${id}-text`} className={style.text}>
          {text}
        </p>
      </div>
    </div>
  );
}
