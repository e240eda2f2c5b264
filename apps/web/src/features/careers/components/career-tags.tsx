import type { Career } from '@trio/careers/careers';
import { useText } from '../../../lib/language/use-text.ts';
import { Emblem } from '../../../ui/card/card-front.tsx';
import style from './career-tags.module.css';

/** Category, kind of training and trade, in a few words. */
export function CareerTags({ career }: { career: Career }) {
  const t = useText('careers');
  const d = useText('deck');
  return (
    <ul className={style.tags} data-color={career.color}>
      <li className={style.category}>
        <Emblem color={career.color} label="" />
        {d(`category.${career.color}`)}
      </li>
      <li>{d(`training.${career.training}`)}</li>
      {career.isRedSeal && <li>{t('career.redSeal')}</li>}
    </ul>
  );
}
