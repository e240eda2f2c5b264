import type { AuditEntry } from '@trio/contracts/audit';
import { schoolPath } from '@trio/contracts/pages';
import type { SchoolSettingsForm } from '@trio/contracts/schools';
import { staffKinds } from '@trio/domain/staff-kinds';
import { regions } from '@trio/domain/regions';
import { languages } from '@trio/i18n/languages';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useDeck } from '../../../lib/deck/deck.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useTime } from '../../../lib/language/use-date-time.ts';
import { useZoneName } from '../../../lib/language/use-zone.ts';
import { templateLabelKeys } from '../../../lib/mail/template-labels.ts';
import type { AuditView } from '../api.ts';
import { cardChanges, isAboutStudent, queryStringOf } from '../model.ts';
import style from './audit-page.module.css';

interface AuditRowProps {
  entry: AuditEntry;
  view: AuditView;
}

export function AuditRow({ entry, view }: AuditRowProps) {
  const t = useText('audit');
  const timeOf = useTime();
  const textOf = useEntryText();
  const detailsOf = useEntryDetails();
  const details = detailsOf(entry);
  const { excludedCards } = entry.details;
  const cards = Array.isArray(excludedCards) ? excludedCards : null;
  return (
    <li className={style.row}>
      <time className={style.time} dateTime={entry.at}>
        {timeOf(entry.at)}
      </time>
      <div className={style.words}>
        <p className={style.sentence}>{textOf(entry)}</p>
        {(details.length > 0 || cards !== null) && (
          <ul className={style.details}>
            {cards !== null && (
              <Suspense fallback={<li>{t('audit.setting.excludedCards')}</li>}>
                <ExcludedCards change={cards} />
              </Suspense>
            )}
            {details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <AuditSchool entry={entry} view={view} />
      </div>
    </li>
  );
}

interface AuditSchoolProps {
  entry: AuditEntry;
  view: AuditView;
}

function AuditSchool({ entry: { school, action }, view }: AuditSchoolProps) {
  const t = useText('audit');
  if (school === null) {
    // A card without a school is in every deck.
    if (!action.startsWith('card-')) return null;
    return <p className={style.school}>{t('audit.everySchool')}</p>;
  }
  const { id, name, isDeleted } = school;
  return (
    <p className={style.school}>
      {isDeleted ? (
        <span>{t('audit.deletedSchool', { school: name })}</span>
      ) : (
        <Link to={schoolPath(id)}>{name}</Link>
      )}
      {view.schoolId !== id && (
        <Link
          className={style.only}
          to={queryStringOf({ ...view, schoolId: id, page: 1 })}
          aria-label={t('audit.onlyOf', { school: name })}
          title={t('audit.only')}
        >
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M2.500 3.500h13L10.500 9.500v4.500l-3 1.500v-6Z" />
          </svg>
        </Link>
      )}
    </p>
  );
}

interface ExcludedCardsProps {
  change: readonly string[];
}

function ExcludedCards({ change }: ExcludedCardsProps) {
  const t = useText('audit');
  const deck = useDeck();
  const { excluded, included } = cardChanges(change);
  // Not separated by commas: a title may contain one.
  const titles = (names: readonly string[]) =>
    names.map((name) => deck.find(({ key }) => key === name)?.title ?? name).join(' · ');
  return (
    <>
      {excluded.length > 0 && <li>{t('audit.cardsOut', { cards: titles(excluded) })}</li>}
      {included.length > 0 && <li>{t('audit.cardsBack', { cards: titles(included) })}</li>}
    </>
  );
}

function useEntryText(): (entry: AuditEntry) => string {
  const t = useText('audit');

  const actorOf = ({ actor }: AuditEntry) => {
    if (actor === null) return t('audit.command');
    return actor.name === '' ? t('audit.someone') : actor.name;
  };
  const subjectOf = ({ action, subject, details }: AuditEntry) => {
    if (subject?.name) return subject.name;
    // Privacy: the log stores names of staff, never of students.
    const { name } = details;
    if (typeof name === 'string' && name !== '') return name;
    return t(isAboutStudent(action) ? 'audit.deletedStudent' : 'audit.deletedPerson');
  };

  return (entry) =>
    t(`audit.did.${entry.action}`, { actor: actorOf(entry), subject: subjectOf(entry) });
}

type Detail = AuditEntry['details'][string];

const isKeyOf = <T extends object>(labels: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(labels, name);

function useEntryDetails(): (entry: AuditEntry) => readonly string[] {
  const t = useText('audit');
  const post = useText('post');
  const dateOf = useDate();
  const zoneNameOf = useZoneName();
  const language = useLanguage();

  const valueOf = (setting: keyof typeof settingLabels, value: string) => {
    const region = regions.find((each) => each === value);
    if (setting === 'region' && region !== undefined) return t(`audit.region.${region}`);
    if (value === '') return t('audit.none');
    if (setting === 'timeZone') return zoneNameOf(value);
    // Noon: the date is the same in every time zone.
    if (setting === 'lastDay') return dateOf(`${value}T12:00:00`);
    return t(value === 'true' ? 'audit.on' : 'audit.off');
  };

  const changeOf = (name: string, value: Detail) => {
    // Excluded cards have their own lines.
    if (!isKeyOf(settingLabels, name) || name === 'excludedCards') return null;
    if (!Array.isArray(value)) return null;
    const setting = t(settingLabels[name]);
    const [from, to] = [valueOf(name, value[0] ?? ''), valueOf(name, value[1] ?? '')];
    return t('audit.change', { setting, from, to });
  };

  const fieldsOf = (names: readonly string[]) =>
    t('audit.fields', {
      fields: names
        .filter((name) => isKeyOf(fieldLabels, name))
        .map((name) => t(fieldLabels[name]))
        .join(', '),
    });

  const textOf = (name: string, value: Detail) => {
    if (name === 'rows' && typeof value === 'number') return t('audit.rows', { count: value });
    if (name === 'students' && typeof value === 'number') {
      return t('audit.students', { count: value });
    }
    if (name === 'fields' && Array.isArray(value)) return fieldsOf(value);
    if (name === 'byLink' && value === true) return t('audit.byLink');
    if (typeof value !== 'string') return changeOf(name, value);
    if (name === 'staffKind') {
      const kind = staffKinds.find((each) => each === value) ?? 'none';
      return t(`audit.staffKind.${kind}`);
    }
    if (name === 'template' && isKeyOf(templateLabelKeys, value)) {
      return t('audit.mail', { mail: post(templateLabelKeys[value]) });
    }
    return null;
  };

  return ({ details }) => {
    const { provider, tenant, card, titles, ...others } = details;
    const lines = Object.entries(others).map(([name, value]) => textOf(name, value));
    if (typeof card === 'string') {
      const title = Array.isArray(titles) ? titles[languages.indexOf(language)] : undefined;
      lines.push(t('audit.card', { card: title ?? card }));
    }
    if (typeof provider === 'string' && typeof tenant === 'string') {
      lines.push(t('audit.tenant', { provider, tenant }));
    }
    return lines.filter((line) => line !== null);
  };
}

const settingLabels = {
  region: 'audit.setting.region',
  isConsumerGroup: 'audit.setting.isConsumerGroup',
  isFreemiumGroup: 'audit.setting.isFreemiumGroup',
  isPathExplorerEnabled: 'audit.setting.isPathExplorerEnabled',
  isCardExpanded: 'audit.setting.isCardExpanded',
  isCardOrderFixed: 'audit.setting.isCardOrderFixed',
  excludedCards: 'audit.setting.excludedCards',
  lastDay: 'audit.setting.lastDay',
  isEmailDomainWhitelistEnabled: 'audit.setting.isEmailDomainWhitelistEnabled',
  isEmailDomainBlacklistEnabled: 'audit.setting.isEmailDomainBlacklistEnabled',
  timeZone: 'audit.setting.timeZone',
  isEffectOn: 'audit.setting.isEffectOn',
} as const satisfies Record<keyof SchoolSettingsForm | 'timeZone' | 'isEffectOn', string>;

const fieldLabels = {
  firstname: 'audit.field.firstname',
  lastname: 'audit.field.lastname',
  schoolname: 'audit.field.schoolname',
  address: 'audit.field.address',
  city: 'audit.field.city',
  state: 'audit.field.state',
  country: 'audit.field.country',
  postalzip: 'audit.field.postalzip',
  phone: 'audit.field.phone',
  code: 'audit.field.code',
  emailDomainWhitelist: 'audit.field.emailDomainWhitelist',
  emailDomainBlacklist: 'audit.field.emailDomainBlacklist',
  isEmailConfirmationRequired: 'audit.field.isEmailConfirmationRequired',
} as const;
