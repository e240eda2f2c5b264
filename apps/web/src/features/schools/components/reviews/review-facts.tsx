import type { SchoolReview } from '@trio/contracts/school-reviews';
import { countries } from '@trio/domain/countries';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useDateTime } from '../../../../lib/language/use-date-time.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import style from './reviews.module.css';

/** Everything that helps to decide, and nothing about students but their number. */
export function ReviewFacts({ school }: { school: SchoolReview }) {
  const t = useText('reviews');
  const i = useText('identity');
  const dateOf = useDate();
  const { city, state, email, verified } = school;
  const country = countries.find((each) => each === school.country);
  const place = [city, state, country ? i(`country.${country}`) : school.country];
  const unknown = t('reviews.fact.unknown');
  const facts = [
    {
      label: t('reviews.fact.place'),
      value: place.filter((part) => part !== '').join(', ') || unknown,
    },
    { label: t('reviews.fact.domain'), value: email.split('@').at(-1) ?? '' },
    {
      label: t('reviews.fact.who'),
      value: [`${school.firstname} ${school.lastname}`.trim(), email]
        .filter((part) => part !== '')
        .join('\u00a0· '),
    },
    {
      label: t('reviews.fact.when'),
      value: verified === null ? t('reviews.fact.unverified') : dateOf(verified),
    },
    { label: t('reviews.fact.students'), value: school.studentCount },
  ];
  return (
    <dl className={style.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' ? unknown : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names the decision, its time and the administrator. */
export function Decision({ school }: { school: SchoolReview }) {
  const t = useText('reviews');
  const dateOf = useDate();
  const timeOf = useDateTime();
  const { standing, decided, refusal } = school;
  if (standing === 'pending' || decided === null) return <p>{t('reviews.pending')}</p>;
  const name = decided.by;
  const time = timeOf(decided.at);
  return (
    <>
      <p>
        {name === null
          ? t(`reviews.${standing}On`, { time })
          : t(`reviews.${standing}By`, { name, time })}
      </p>
      {refusal !== null && (
        <p>
          {t('reviews.reasonWas', { reason: t(`reviews.reason.${refusal.reason}`) })}
          {refusal.text !== '' && ` (${refusal.text})`}
        </p>
      )}
      {refusal !== null && <p>{t('reviews.deletion', { date: dateOf(refusal.deletion) })}</p>}
    </>
  );
}
