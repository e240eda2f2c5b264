import { auditActions, type AuditEntry } from '@trio/contracts/audit';
import { useNavigate } from 'react-router';
import { queryNow } from '../../../lib/address-now.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { AuditView } from '../api/list-audit.ts';
import { actionGroups } from '../model/audit-groups.ts';
import { addressOf, viewIn } from '../model/audit-view.ts';
import style from './audit-page.module.css';

interface AuditFilterProps {
  view: AuditView;
  /** They hold the name of the chosen school. */
  entries: readonly AuditEntry[];
}

export function AuditFilter({ view, entries }: AuditFilterProps) {
  const t = useText('audit');
  const navigate = useNavigate();
  const school = entries.find((entry) => entry.school?.id === view.schoolId)?.school;
  const show = (name: string) => {
    const action = auditActions.find((each) => each === name) ?? null;
    void navigate(addressOf({ ...viewIn(queryNow()), action, page: 1 }));
  };
  return (
    <div className={style.filter} role="group" aria-label={t('audit.filter')}>
      <div className={style.choice}>
        <SelectField
          label={t('audit.action')}
          value={view.action ?? ''}
          onChange={({ target }) => show(target.value)}
        >
          <option value="">{t('audit.everything')}</option>
          {actionGroups.map(({ group, actions }) => (
            <optgroup key={group} label={t(`audit.group.${group}`)}>
              {actions.map((action) => (
                <option key={action} value={action}>
                  {t(`audit.kind.${action}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      {view.schoolId !== null && (
        <p className={style.chosen}>
          <strong>
            {t('audit.onlySchool', { school: school?.name ?? t('audit.thisSchool') })}
          </strong>
          <ButtonLink look="quiet" to={addressOf({ ...view, schoolId: null, page: 1 })}>
            {t('audit.allSchools')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
