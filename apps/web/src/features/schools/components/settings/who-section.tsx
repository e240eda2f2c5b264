import type { SchoolSettings } from '@trio/contracts/schools';
import { countries } from '@trio/domain/countries';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Section } from '../../../../ui/section.tsx';
import style from './school-settings.module.css';

export function WhoSection({ school }: { school: SchoolSettings }) {
  const t = useText('schools');
  const i = useText('identity');
  const dateOf = useDate();
  const { city, state, postalzip } = school;
  const known = countries.find((country) => country === school.country);
  const place = [
    school.address,
    [[city, state].filter(Boolean).join(', '), postalzip.replaceAll(' ', '\u00a0')]
      .filter(Boolean)
      .join(' '),
    known ? i(`country.${known}`) : school.country,
  ].filter((line) => line !== '');
  const facts = [
    { label: t('who.code'), value: <span translate="no">{school.code}</span> },
    {
      label: t('who.address'),
      value:
        place.length === 0 ? t('who.unknown') : place.map((line) => <div key={line}>{line}</div>),
    },
    { label: t('who.phone'), value: school.phone || t('who.unknown') },
    { label: t('who.created'), value: dateOf(school.created) },
    { label: t('who.students'), value: school.studentCount },
  ];
  return (
    <Section heading={t('who.heading')}>
      <dl className={style.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={style.part}>
        <h3>{t('who.staff')}</h3>
        {school.staff.length === 0 && <p className={style.quiet}>{t('who.noStaff')}</p>}
        {school.staff.length > 0 && (
          <ul className={style.staff}>
            {school.staff.map(({ _id, firstname, lastname, email, isInvited }) => (
              <li key={_id}>
                <strong>{`${firstname} ${lastname}`.trim() || email}</strong>
                <span className={style.quiet}>
                  {[email, t(isInvited ? 'who.invited' : 'who.joined')].join('\u00a0· ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
