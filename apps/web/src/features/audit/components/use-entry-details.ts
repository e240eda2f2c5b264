import type { AuditEntry } from '@trio/contracts/audit';
import { regions } from '@trio/domain/regions';
import { languages } from '@trio/i18n/languages';
import { useLanguage } from '../../../lib/language/language.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { templateLabels } from '../../../lib/mail/template-labels.ts';
import { fieldLabels, settingLabels } from '../model/detail-labels.ts';

type Detail = AuditEntry['details'][string];

const isKeyOf = <T extends object>(labels: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(labels, name);

/** Details without a translation are omitted. */
export function useEntryDetails(): (entry: AuditEntry) => readonly string[] {
  const t = useText('audit');
  const post = useText('post');
  const dateOf = useDate();
  const language = useLanguage();

  const valueOf = (setting: keyof typeof settingLabels, value: string) => {
    const region = regions.find((each) => each === value);
    if (setting === 'region' && region !== undefined) return t(`audit.region.${region}`);
    if (value === '') return t('audit.none');
    // Noon: the date is the same in every time zone.
    if (setting === 'lastDay') return dateOf(`${value}T12:00:00`);
    return t(value === 'true' ? 'audit.on' : 'audit.off');
  };

  /** The value is the old and the new setting. */
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

  const wordsOf = (name: string, value: Detail) => {
    if (name === 'rows' && typeof value === 'number') return t('audit.rows', { count: value });
    if (name === 'students' && typeof value === 'number') {
      return t('audit.students', { count: value });
    }
    if (name === 'fields' && Array.isArray(value)) return fieldsOf(value);
    if (name === 'byLink' && value === true) return t('audit.byLink');
    if (typeof value !== 'string') return changeOf(name, value);
    if (name === 'template' && isKeyOf(templateLabels, value)) {
      return t('audit.mail', { mail: post(templateLabels[value]) });
    }
    return null;
  };

  return ({ details }) => {
    const { provider, tenant, card, titles, ...others } = details;
    const lines = Object.entries(others).map(([name, value]) => wordsOf(name, value));
    if (typeof card === 'string') {
      // Titles are in the order of `languages`; without titles the name remains.
      const title = Array.isArray(titles) ? titles[languages.indexOf(language)] : undefined;
      lines.push(t('audit.card', { card: title ?? card }));
    }
    if (typeof provider === 'string' && typeof tenant === 'string') {
      lines.push(t('audit.tenant', { provider, tenant }));
    }
    return lines.filter((line) => line !== null);
  };
}
