import { limits } from '@trio/domain/limits';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useAction } from '../../../../lib/forms/use-action.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useLeaving } from '../../../../lib/leave/use-leaving.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx';
import { downloadSheet } from '../../api.ts';
import { nameOf } from '../../model.ts';
import { partsOf, type Made, type Refused } from '../../sign-ins.ts';
import { PrintedSlips } from './printed-slips.tsx';
import style from './sign-ins.module.css';
import type { Making } from './use-making.ts';

interface MadeSignInsProps {
  classId: string;
  making: Making;
  onContinue: () => void;
  onClose: () => void;
}

export function MadeSignIns({ classId, making, onContinue, onClose }: MadeSignInsProps) {
  const t = useText('signins');
  const e = useErrorText();
  const { made, refused, waiting, problem } = making;
  // Until the passwords are on paper or in a file.
  const [isSaved, setSaved] = useState(made.length === 0);
  const { leaving, guard, stay } = useLeavingGuard(!isSaved);
  return (
    <div className={style.content}>
      <p ref={takeFocus} tabIndex={-1}>
        <strong>{t('make.done', { count: made.length })}</strong>
      </p>
      {problem !== null && <ErrorNotice>{`${t('make.failed')} ${e(problem)}`}</ErrorNotice>}
      {problem === null && waiting.length > 0 && (
        <p>{t('make.stopped', { count: waiting.length })}</p>
      )}
      {waiting.length > 0 && (
        <div className={style.actions}>
          <Button onClick={onContinue}>{t('make.continue')}</Button>
        </div>
      )}
      {refused.length > 0 && <RefusedRows rows={refused} />}
      {made.length > 0 && (
        <Passwords classId={classId} made={made} onSaved={() => setSaved(true)} />
      )}
      <div className={style.actions}>
        <Button look="quiet" onClick={() => guard(onClose)}>
          {t('result.finish')}
        </Button>
      </div>
      {leaving !== null && (
        <ConfirmModal
          heading={t('lost.heading')}
          confirmLabel={t('lost.yes')}
          busyLabel={t('lost.yes')}
          cancelLabel={t('lost.no')}
          isDestructive
          action={() => Promise.resolve()}
          onClosed={(isDone) => {
            stay();
            if (isDone) leaving();
          }}
        >
          <p>{t('lost.text')}</p>
        </ConfirmModal>
      )}
    </div>
  );
}

/** Asks before the only copy of the passwords is lost. */
function useLeavingGuard(mustAsk: boolean) {
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const guard = (go: () => void) => (mustAsk ? setLeaving(() => go) : go());
  useLeaving(mustAsk, {
    isInside: (path) => path === pathname,
    mustAsk,
    onLeave: (go) => setLeaving(() => go),
  });
  return { leaving, guard, stay: () => setLeaving(null) };
}

function RefusedRows({ rows }: { rows: readonly Refused[] }) {
  const t = useText('signins');
  const e = useErrorText();
  const columns: Column<Refused>[] = [
    { key: 'name', heading: t('result.name'), look: 'name', cell: nameOf },
    { key: 'reason', heading: t('result.reason'), cell: ({ code }) => e(code) },
  ];
  const label = t('result.refused', { count: rows.length });
  return (
    <div className={style.table}>
      <p>{label}</p>
      <DataTable
        label={label}
        columns={columns}
        keyOf={({ _id }) => _id}
        rows={rows}
        isBusy={false}
        cardsBelow={28}
      />
    </div>
  );
}

interface PasswordsProps {
  classId: string;
  made: readonly Made[];
  onSaved: () => void;
}

/** Hidden at first: the screen may be on a projector. */
function Passwords({ classId, made, onSaved }: PasswordsProps) {
  const t = useText('signins');
  const [isShown, setShown] = useState(false);
  const parts = partsOf(made, limits.signInsPerSheet);
  const columns = useColumns(isShown);
  return (
    <>
      <Note>
        <p>{t('result.once')}</p>
      </Note>
      <div className={style.actions}>
        {parts.map((rows, at) => (
          <SheetButton
            key={rows[0]?._id}
            classId={classId}
            rows={rows}
            part={at + 1}
            parts={parts.length}
            onSaved={onSaved}
          />
        ))}
        <Button
          look="quiet"
          onClick={() => {
            print();
            onSaved();
          }}
        >
          {t('result.print')}
        </Button>
        <Button look="quiet" onClick={() => setShown(!isShown)}>
          {t(isShown ? 'result.hide' : 'result.show')}
        </Button>
      </div>
      <DataTable
        label={t('signins.heading')}
        columns={columns}
        keyOf={({ _id }) => _id}
        rows={made}
        isBusy={false}
        cardsBelow={32}
      />
      <PrintedSlips made={made} />
    </>
  );
}

function useColumns(isShown: boolean): Column<Made>[] {
  const t = useText('signins');
  return [
    { key: 'name', heading: t('result.name'), look: 'name', cell: nameOf },
    {
      key: 'login',
      heading: t('result.login'),
      cell: ({ login }) => <span translate="no">{login}</span>,
    },
    {
      key: 'password',
      heading: t('result.password'),
      cell: ({ password }) =>
        isShown ? (
          <span translate="no">{password}</span>
        ) : (
          <>
            <span aria-hidden="true">••••••••</span>
            <span className="visually-hidden">{t('result.hidden')}</span>
          </>
        ),
    },
  ];
}

interface SheetButtonProps {
  classId: string;
  rows: readonly Made[];
  part: number;
  parts: number;
  onSaved: () => void;
}

function SheetButton({ classId, rows, part, parts, onSaved }: SheetButtonProps) {
  const t = useText('signins');
  const e = useErrorText();
  const { state, run } = useAction(async () => {
    const wanted = rows.map(({ _id, password }) => ({ _id, password }));
    saveFile(t('result.fileName', { part }), await downloadSheet(classId, wanted));
    onSaved();
  });
  const isBusy = state.status === 'busy';
  const label = parts === 1 ? t('result.sheet') : t('result.sheetPart', { part, parts });
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void run()}>
        {isBusy ? t('result.sheetBusy') : label}
      </Button>
      {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
    </>
  );
}
