import { pages } from '@trio/contracts/pages';
import { dataKinds } from '@trio/domain/keeping/data-kinds';
import { Link } from 'react-router';
import { useDateTime } from '../../../lib/language/use-date-time.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Section } from '../../../ui/section.tsx';
import style from './keeping-page.module.css';

interface KindsSectionProps {
  /** When each daily job last ended; only administrators know. */
  jobs?: readonly { readonly job: string; readonly lastRun: string }[];
}

export function KindsSection({ jobs = [] }: KindsSectionProps) {
  const t = useText('keeping');
  const p = useText('privacy');
  const dateTimeOf = useDateTime();
  const deletedBy = (name: (typeof dataKinds)[number]['deletedBy'][number]): string => {
    const ended = jobs.find(({ job }) => job === name);
    const text = t(`keeping.by.${name}`);
    if (!ended) return text;
    return `${text} (${t('keeping.kinds.lastRun', { time: dateTimeOf(ended.lastRun) })})`;
  };
  return (
    <Section heading={t('keeping.kinds')}>
      <p>{t('keeping.kinds.text')}</p>
      <Link className={style.link} to={pages.privacy.path}>
        {t('keeping.kinds.toPrivacy')}
      </Link>
      {dataKinds.map(({ key, texts: [what, , howLong], deletedBy: ways }) => (
        <div key={key} className={style.kind}>
          <h3>{p(what)}</h3>
          <dl>
            <dt>{t('keeping.kinds.howLong')}</dt>
            <dd>{p(howLong)}</dd>
            <dt>{t('keeping.kinds.deletedBy')}</dt>
            <dd>{ways.map(deletedBy).join('; ')}</dd>
          </dl>
        </div>
      ))}
    </Section>
  );
}
