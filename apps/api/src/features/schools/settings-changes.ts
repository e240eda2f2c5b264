import type { SchoolSettingsForm } from '@trio/contracts/schools';
import type { AuditNote } from '../../platform/audit/audit.repository.ts';
import { toForm } from './schools.mapper.ts';
import type { SchoolSettings } from './school-settings.ts';

const wordOf = (value: SchoolSettingsForm[keyof SchoolSettingsForm]): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

export function changesBetween(
  before: SchoolSettings,
  after: SchoolSettings,
): NonNullable<AuditNote['details']> {
  const [was, is] = [toForm(before), toForm(after)];
  return Object.fromEntries(
    (Object.keys(is) as (keyof SchoolSettingsForm)[]).flatMap((name) => {
      const pair = [wordOf(was[name]), wordOf(is[name])];
      return pair[0] === pair[1] ? [] : [[name, pair]];
    }),
  );
}
