import { auditActions, type AuditEntry } from '@trio/contracts/audit';
import { useNavigate } from 'react-router';
import { queryNow } from '../../../lib/address-now.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AuditView } from '../api.ts';
import { actionsByCategory, parseFilter, queryStringOf } from '../model.ts';
import style from './audit-page.module.css';

interface AuditFilterProps {
  view: AuditView;
  /** The names of the chosen school and person are read from them. */
  entries: readonly AuditEntry[];
}

export function AuditFilter({ view, entries }: AuditFilterProps) {
  const t = useText('audit');
  const navigate = useNavigate();
  const school = entries.find((entry) => entry.school?.id === view.schoolId)?.school;
  const person = entries
    .flatMap(({ actor, subject }) => [actor, subject])
    .find((each) => each?._id === view.person && each?.name);
  const show = (changes: Partial<AuditView>) =>
    void navigate(queryStringOf({ ...parseFilter(queryNow()), ...changes, page: 1 }));
  return (
    <div className={style.filter} role="group" aria-label={t('audit.filter')}>
      <div className={style.choice}>
        <SelectField
          label={t('audit.action')}
          value={view.action ?? ''}
          onChange={({ target }) =>
            show({ action: auditActions.find((each) => each === target.value) ?? null })
          }
        >
          <option value="">{t('audit.everything')}</option>
          {actionsByCategory.map(({ category, actions }) => (
            <optgroup key={category} label={t(`audit.group.${category}`)}>
              {actions.map((action) => (
                <option key={action} value={action}>
                  {t(`audit.kind.${action}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={style.day}>
          <TextField
            type="date"
            name={end}
            label={t(end === 'from' ? 'audit.from' : 'audit.to')}
            value={view[end] ?? ''}
            onChange={({ target }) => show({ [end]: target.value === '' ? null : target.value })}
          />
        </div>
      ))}
      {view.person !== null && (
        <p className={style.chosen}>
          <strong>
            {t('audit.onlyPerson', { person: person?.name ?? t('audit.thisPerson') })}
          </strong>
          <ButtonLink look="quiet" to={queryStringOf({ ...view, person: null, page: 1 })}>
            {t('audit.everyone')}
          </ButtonLink>
        </p>
      )}
      {view.schoolId !== null && (
        <p className={style.chosen}>
          <strong>
            {t('audit.onlySchool', { school: school?.name ?? t('audit.thisSchool') })}
          </strong>
          <ButtonLink look="quiet" to={queryStringOf({ ...view, schoolId: null, page: 1 })}>
            {t('audit.allSchools')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
