import type { Career } from '@trio/careers/careers';
import { useText } from '../../../lib/language/use-text.ts';
import { countryOf, hasUsFigures, type CareerViewer } from '../model/viewer.ts';
import style from './career-sources.module.css';

interface CareerSourcesProps {
  career: Career;
  viewer: CareerViewer;
}

export function CareerSources({ career: { noc, group, us }, viewer }: CareerSourcesProps) {
  const t = useText('careers');
  const { province } = viewer;
  const hasCanada = countryOf(viewer) === 'canada';
  const release = province === null ? undefined : group.provinces[province]?.[3];
  return (
    <section className={style.sources} aria-labelledby="sources">
      <h2 id="sources">{t('source.heading')}</h2>
      <ul>
        <li>{t('source.noc', { noc })}</li>
        {hasCanada && group.outlook && <li>{t('source.cops')}</li>}
        {hasCanada && group.pay && <li>{t('source.wages')}</li>}
        {hasCanada && province !== null && release !== undefined && (
          <li>
            {t('source.province', { province: t(`province.${province}`), year: String(release) })}
          </li>
        )}
        {us !== null && hasUsFigures(viewer) && <li>{t('source.bls')}</li>}
      </ul>
      <p>{t('source.licence')}</p>
    </section>
  );
}
