import { pages } from '@trio/contracts/pages';
import { useState } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import style from './second-factor.module.css';

const dayMs = 24 * 60 * 60_000;

/** Counts the days down, until the server opens nothing else. */
export function FactorBanner({ due }: { due: string }) {
  const t = useText('factor');
  const [now] = useState(() => Date.now());
  const count = Math.max(1, Math.ceil((Date.parse(due) - now) / dayMs));
  return (
    <aside className={style.banner} aria-label={t('factor.banner')}>
      <Note>
        <p>{t('factor.banner.text', { count })}</p>
        <ButtonLink look="quiet" to={pages.secondFactor.path}>
          {t('factor.banner.link')}
        </ButtonLink>
      </Note>
    </aside>
  );
}
