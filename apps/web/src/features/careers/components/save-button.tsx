import type { Career } from '@trio/careers/careers';
import { limits } from '@trio/domain/limits';
import { useSavedCareers } from '../../../lib/careers/saved-careers.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import { LineIcon } from '../../../ui/line-icon.tsx';
import style from './save-button.module.css';

interface SaveButtonProps {
  career: Career;
  onSay: (message: string) => void;
}

export function SaveButton({ career, onSay }: SaveButtonProps) {
  const t = useText('careers');
  const { has, toggle } = useSavedCareers();
  const { title } = career;
  const isSaved = has(career.key);
  const press = () => {
    const outcome = toggle(career.key);
    if (outcome === 'saved') countEvent('career-save', { career: career.key });
    onSay(
      outcome === 'full'
        ? t('keep.full', { max: limits.savedCareersMax })
        : t(`keep.${outcome}`, { title }),
    );
  };
  return (
    <button
      type="button"
      className={style.save}
      data-saved={isSaved || undefined}
      aria-label={t(isSaved ? 'keep.remove' : 'keep.name', { title })}
      onClick={press}
    >
      <LineIcon d="M5 3h10v14l-5-4-5 4z" weight={2} className={style.mark} />
      <span aria-hidden="true">{t(isSaved ? 'keep.done' : 'keep.do')}</span>
    </button>
  );
}
