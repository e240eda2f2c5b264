import { useId } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import type { CardCareer } from '../../../ui/card/card-view.ts';
import { LineIcon } from '../../../ui/line-icon.tsx';
import style from './career-list.module.css';

/** Each career leads to a public page about it. */
export function CareerList({ careers }: { careers: readonly Omit<CardCareer, 'teer'>[] }) {
  const s = useText('shell');
  const newTabId = useId();
  return (
    <>
      <span id={newTabId} hidden>
        {s('footer.newTab')}
      </span>
      <ul className={style.careers}>
        {careers.map(({ id, title, url }) => (
          <li key={id}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-describedby={newTabId}
              onClick={() => countEvent('career-click')}
            >
              {title}
              <LineIcon d="M5 11 11 5M6 5h5v5" box={16} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
