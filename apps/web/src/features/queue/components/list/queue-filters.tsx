import { type QueueReason, queueReasons } from '@trio/domain/conversations/reasons';
import type { Ref } from 'react';
import { useServerData } from '../../../../lib/api/query.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { classesQuery } from '../../api.ts';
import type { QueueState } from '../../model.ts';
import style from './queue-filters.module.css';

interface QueueFiltersProps {
  ref: Ref<HTMLInputElement>;
  state: QueueState;
  counts: readonly { readonly reason: QueueReason; readonly count: number }[];
  total: number;
  typed: string;
  hasStudents: boolean;
  onState: (changes: Partial<QueueState>) => void;
  onTyped: (text: string) => void;
  onEnter: () => void;
  onKeys: () => void;
}

export function QueueFilters(props: QueueFiltersProps) {
  const { ref, state, counts, total, typed, hasStudents, onState, onTyped, onEnter, onKeys } =
    props;
  const t = useText('queue');
  const { data } = useServerData(classesQuery);
  const { classId, reason } = state;
  const classes = data?.classes ?? [];
  const isFiltered = reason !== '' || typed !== '';
  return (
    <search className={style.filters} aria-label={t('queueFilter.heading')}>
      {(classes.length > 0 || classId !== '') && (
        <SelectField
          label={t('queueFilter.class')}
          value={classId}
          onChange={({ target }) => onState({ classId: target.value })}
        >
          <option value="">{t('queueFilter.allClasses')}</option>
          {classes.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
          {classId !== '' && !classes.some(({ _id }) => _id === classId) && (
            <option value={classId}>{t('queueFilter.otherClass')}</option>
          )}
        </SelectField>
      )}
      {hasStudents && (
        <>
          <SelectField
            label={t('queueFilter.reason')}
            value={reason}
            onChange={({ target }) =>
              onState({ reason: queueReasons.find((each) => each === target.value) ?? '' })
            }
          >
            <option value="">{t('queueFilter.all', { count: total })}</option>
            {counts
              .filter((each) => each.count > 0 || each.reason === reason)
              .map((each) => (
                <option key={each.reason} value={each.reason}>
                  {`${t(`reason.name.${each.reason}`)} (${each.count})`}
                </option>
              ))}
          </SelectField>
          <TextField
            ref={ref}
            label={t('queueFilter.name')}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => onTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              onEnter();
            }}
          />
          <div className={style.acts}>
            {isFiltered && (
              <Button
                look="quiet"
                onClick={() => {
                  onTyped('');
                  onState({ reason: '' });
                }}
              >
                {t('queueFilter.clear')}
              </Button>
            )}
            <Button look="quiet" onClick={onKeys}>
              {t('queue.keys')}
            </Button>
          </div>
        </>
      )}
    </search>
  );
}
