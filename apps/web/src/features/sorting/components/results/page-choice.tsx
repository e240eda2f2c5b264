import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import { useId, useState } from 'react';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { saveReflection } from '../../sync/browser-sync.ts';
import style from './page-choice.module.css';

type Pages = Pick<Reflection, 'includesFamilyPage' | 'includesCounsellorPage'>;

interface PageChoiceProps {
  sortId: string;
  reflection: Reflection | null;
}

/** The profile's optional pages. A choice is saved at once; if that fails, it is taken back. */
export function PageChoice({ sortId, reflection }: PageChoiceProps) {
  const t = useText('results');
  const e = useErrorText();
  const saved = reflection ?? emptyReflection;
  const [chosen, setChosen] = useState<Partial<Pages>>({});
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const shown = { ...saved, ...chosen };

  const choose = async (pages: Partial<Pages>) => {
    setChosen({ ...chosen, ...pages });
    setProblem(null);
    try {
      await saveReflection(sortId, (latest) => ({ ...latest, ...pages }));
    } catch (error) {
      setChosen({});
      setProblem(problemOf(error));
    }
  };

  return (
    <fieldset className={style.group}>
      <legend className="visually-hidden">{t('write.pages')}</legend>
      <div className={style.tiles}>
        <Tile
          label={t('write.pages.family')}
          text={t('write.pages.family.text')}
          isChosen={shown.includesFamilyPage}
          onChoose={(includesFamilyPage) => void choose({ includesFamilyPage })}
        />
        <Tile
          label={t('write.pages.counsellor')}
          text={t('write.pages.counsellor.text')}
          isChosen={shown.includesCounsellorPage}
          onChoose={(includesCounsellorPage) => void choose({ includesCounsellorPage })}
        />
      </div>
      {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
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
