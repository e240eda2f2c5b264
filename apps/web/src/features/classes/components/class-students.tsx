import type { ClassDetail, ClassStudent } from '@trio/contracts/classes';
import { pages } from '@trio/contracts/pages';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useServerData } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { ProfilesModal } from '../../../ui/profiles-modal/profiles-modal.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { classesQuery, moveTo, takeOut } from '../api.ts';
import { nameOf } from '../model.ts';
import style from './class-page.module.css';

interface ClassStudentsProps {
  shown: ClassDetail;
  onChanged: () => Promise<unknown>;
}

interface Act {
  readonly kind: 'remove' | 'move';
  readonly student: ClassStudent;
}

export function ClassStudents({ shown, onChanged }: ClassStudentsProps) {
  const t = useText('classes');
  const [act, setAct] = useState<Act | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [makesProfiles, setMakesProfiles] = useState(false);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const columns = useColumns(shown, setAct);
  const after = (text: string | null) => {
    setAct(null);
    if (text === null) return;
    setNotice(text);
    // The focused button went with its row.
    noticeRef.current?.focus();
    void onChanged();
  };
  return (
    <Section heading={`${t('members.heading')} (${shown.studentCount})`}>
      <SuccessNotice ref={noticeRef}>{notice}</SuccessNotice>
      {shown.students.length === 0 ? (
        <p className={style.quiet}>{t('members.empty')}</p>
      ) : (
        <>
          <div className={style.actions}>
            <Link to={`${pages.students.path}?class=${shown._id}`}>{t('members.all')}</Link>
            <Button look="quiet" onClick={() => setMakesProfiles(true)}>
              {t('members.profiles')}
            </Button>
          </div>
          <DataTable
            label={t('members.heading')}
            columns={columns}
            keyOf={({ _id }) => _id}
            rows={shown.students}
            isBusy={false}
          />
        </>
      )}
      {makesProfiles && (
        <ProfilesModal
          ids={shown.students.map(({ _id }) => _id)}
          classId={shown._id}
          className={shown.name}
          onClosed={() => setMakesProfiles(false)}
        />
      )}
      {act?.kind === 'remove' && (
        <RemoveModal shown={shown} student={act.student} onClosed={after} />
      )}
      {act?.kind === 'move' && <MoveModal shown={shown} student={act.student} onClosed={after} />}
    </Section>
  );
}

function useColumns(shown: ClassDetail, onAct: (act: Act) => void): Column<ClassStudent>[] {
  const t = useText('classes');
  const dateOf = useDate();
  const mayMove = useAccount().kind !== 'teacher';
  return [
    {
      key: 'name',
      heading: t('members.name'),
      look: 'name',
      cell: (student) => (
        <Link to={`${pages.students.path}?class=${shown._id}&student=${student._id}`}>
          {nameOf(student)}
        </Link>
      ),
    },
    {
      key: 'login',
      heading: t('members.login'),
      inCard: 'bare',
      cell: ({ email, username }) => <span translate="no">{email || username}</span>,
    },
    {
      key: 'joined',
      heading: t('members.joined'),
      cell: ({ joined }) => (joined === null ? t('members.notYet') : dateOf(joined)),
    },
    {
      key: 'actions',
      heading: t('members.actions'),
      look: 'quiet',
      inCard: 'bare',
      isForScreen: true,
      cell: (student) => {
        const name = nameOf(student);
        return (
          <div className={style.actions}>
            {mayMove && (
              <Button
                look="quiet"
                aria-label={t('members.moveOne', { name })}
                onClick={() => onAct({ kind: 'move', student })}
              >
                {t('members.move')}
              </Button>
            )}
            <Button
              look="quiet"
              aria-label={t('members.removeOne', { name })}
              onClick={() => onAct({ kind: 'remove', student })}
            >
              {t('members.remove')}
            </Button>
          </div>
        );
      },
    },
  ];
}

interface StudentModalProps {
  shown: ClassDetail;
  student: ClassStudent;
  /** Null if nothing was done. */
  onClosed: (notice: string | null) => void;
}

function RemoveModal({ shown, student, onClosed }: StudentModalProps) {
  const t = useText('classes');
  const name = nameOf(student);
  return (
    <ConfirmModal
      heading={t('members.removeHeading', { name })}
      confirmLabel={t('members.removeYes')}
      busyLabel={t('class.busy')}
      cancelLabel={t('class.cancel')}
      isDestructive
      action={() => takeOut(shown._id, student._id)}
      onClosed={(isDone) => onClosed(isDone ? t('members.removed', { name }) : null)}
    >
      <p>{t('members.removeText', { name })}</p>
    </ConfirmModal>
  );
}

function MoveModal({ shown, student, onClosed }: StudentModalProps) {
  const t = useText('classes');
  const name = nameOf(student);
  const [to, setTo] = useState('');
  const { data } = useServerData(classesQuery(false));
  const others = data?.classes.filter(({ _id }) => _id !== shown._id);
  const target = others?.find(({ _id }) => _id === to)?.name ?? '';
  return (
    <ConfirmModal
      heading={t('members.moveHeading', { name })}
      confirmLabel={t('members.moveYes')}
      busyLabel={t('class.busy')}
      cancelLabel={t('class.cancel')}
      isUnready={to === ''}
      action={() => moveTo(shown._id, student._id, to)}
      onClosed={(isDone) => onClosed(isDone ? t('members.moved', { name, class: target }) : null)}
    >
      {others?.length === 0 ? (
        <p>{t('members.noOther')}</p>
      ) : (
        <SelectField
          label={t('members.moveTo')}
          value={to}
          onChange={({ target: select }) => setTo(select.value)}
        >
          <option value="">{t('members.moveChoose')}</option>
          {others?.map((one) => (
            <option key={one._id} value={one._id}>
              {one.name}
            </option>
          ))}
        </SelectField>
      )}
    </ConfirmModal>
  );
}
