import { type AuditEntry, deviceKinds, logInFailures, logInMethods } from '@trio/contracts/audit';
import { factorWays, lossWays, type FactorWay } from '@trio/domain/second-factor';
import type { SchoolSettingsForm } from '@trio/contracts/schools';
import { regions } from '@trio/domain/regions';
import { staffKinds } from '@trio/domain/staff-kinds';
import { languages } from '@trio/i18n/languages';
import { useLanguage } from '../../../lib/language/language.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useZoneName } from '../../../lib/language/use-zone.ts';
import { templateLabelKeys } from '../../../lib/mail/template-labels.ts';

type Detail = AuditEntry['details'][string];

const isKeyOf = <T extends object>(labels: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(labels, name);

export function useEntryDetails(): (entry: AuditEntry) => readonly string[] {
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
    if (isCounted(name) && typeof value === 'number') {
      return t(countLabels[name], { count: value });
    }
    if (name === 'omitted' && typeof value === 'number')
      return t('audit.omitted', { count: value });
    if (name === 'fields' && Array.isArray(value)) return fieldsOf(value);
    if (name === 'byLink' && value === true) return t('audit.byLink');
    if (typeof value !== 'string') return changeOf(name, value);
    if (name === 'staffKind') {
      const kind = staffKinds.find((each) => each === value) ?? 'none';
      return t(`audit.staffKind.${kind}`);
    }
    const kind = deviceKinds.find((each) => each === value);
    if (name === 'device' && kind !== undefined) return t(`audit.device.${kind}`);
    const reason = logInFailures.find((each) => each === value);
    if (name === 'reason' && reason !== undefined) return t(`audit.reason.${reason}`);
    const factor = ['app', ...factorWays].find((each) => each === value);
    if (name === 'factor' && factor !== undefined) {
      return t(`audit.factor.${factor as FactorWay | 'app'}`);
    }
    const way = lossWays.find((each) => each === value);
    if (name === 'way' && way !== undefined) return t(`audit.loss.${way}`);
    if (name === 'warned') return t('audit.warned', { date: dateOf(`${value}T12:00:00`) });
    if (name === 'until') return t('audit.until', { date: dateOf(`${value}T12:00:00`) });
    if (name === 'network' && value !== '') return t('audit.network', { network: value });
    if (name === 'template' && isKeyOf(templateLabelKeys, value)) {
      return t('audit.mail', { mail: post(templateLabelKeys[value]) });
    }
    return null;
  };

  return ({ details }) => {
    const { provider, tenant, card, titles, method, ...others } = details;
    const lines = Object.entries(others).map(([name, value]) => textOf(name, value));
    if (typeof card === 'string') {
      const title = Array.isArray(titles) ? titles[languages.indexOf(language)] : undefined;
      lines.push(t('audit.card', { card: title ?? card }));
    }
    if (typeof provider === 'string' && typeof tenant === 'string') {
      lines.push(t('audit.tenant', { provider, tenant }));
    }
    const way = logInMethods.find((each) => each === method);
    if (way !== undefined) {
      const isNamed = way === 'single-sign-on' && typeof provider === 'string';
      lines.unshift(isNamed ? t('audit.provider', { provider }) : t(`audit.method.${way}`));
    }
    return lines.filter((line) => line !== null);
  };
}

const countLabels = {
  months: 'audit.months',
  before: 'audit.monthsBefore',
  classes: 'audit.classes',
} as const;

const isCounted = (name: string): name is keyof typeof countLabels => isKeyOf(countLabels, name);

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
  isSecondFactorRequired: 'audit.setting.isSecondFactorRequired',
} as const satisfies Record<
  keyof SchoolSettingsForm | 'timeZone' | 'isEffectOn' | 'isSecondFactorRequired',
  string
>;

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
