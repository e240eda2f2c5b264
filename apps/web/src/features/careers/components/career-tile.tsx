import type { Career } from '@trio/careers/careers';
import { careerPath } from '@trio/contracts/public-pages';
import { Link, useLocation } from 'react-router';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CareerTags } from './career-tags.tsx';
import { SaveButton } from './save-button.tsx';
import style from './career-tile.module.css';

interface CareerTileProps {
  career: Career;
  isCompared: boolean;
  onCompare: (career: Career) => void;
  onShowCompared: (() => void) | null;
  onSay: (message: string) => void;
}

export function CareerTile(props: CareerTileProps) {
  const { career, isCompared, onCompare, onShowCompared, onSay } = props;
  const t = useText('careers');
  const { search } = useLocation();
  return (
    <article className={style.tile} data-color={career.color}>
      <h3>
        <Link to={careerPath(career.key)} state={{ explored: search }}>
          {career.title}
        </Link>
      </h3>
      <p>{career.work}</p>
      <CareerTags career={career} />
      <div className={style.actions}>
        <SaveButton career={career} onSay={onSay} />
        <label className={style.compare}>
          <input
            type="checkbox"
            checked={isCompared}
            aria-label={t('compare.name', { title: career.title })}
            onChange={() => onCompare(career)}
          />
          <span aria-hidden="true">{t('compare.do')}</span>
        </label>
        {/* By keyboard the bar with this button is some ninety stops away. */}
        {isCompared && onShowCompared && (
          <span className="visually-hidden-until-focus">
            <Button onClick={onShowCompared}>{t('compare.show')}</Button>
          </span>
        )}
      </div>
    </article>
  );
}
