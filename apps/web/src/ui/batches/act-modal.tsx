import { useState, type ReactNode } from 'react';
import { useBatches, type BatchRun, type SendBatch } from '../../lib/batches/use-batches.ts';
import { takeFocus } from '../../lib/forms/take-focus.ts';
import { useErrorText } from '../../lib/language/use-error-text.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Button } from '../button.tsx';
import { Modal } from '../modal.tsx';
import { ErrorNotice } from '../notice.tsx';
import style from './batch.module.css';
import { BatchProgress } from './batch-progress.tsx';

/** Each has a text that counts what was done. */
export type ActKind =
  | 'added'
  | 'moved'
  | 'takenOut'
  | 'disabled'
  | 'enabled'
  | 'deleted'
  | 'archived';

interface Act {
  readonly kind: ActKind;
  readonly send: SendBatch;
}

interface ActModalProps extends Act {
  heading: string;
  ids: readonly string[];
  confirmLabel: string;
  isDestructive?: boolean;
  /** Something is still missing: the confirming button does nothing. */
  isUnready?: boolean;
  undo?: Act;
  onEnded: (run: BatchRun, kind: ActKind) => void;
  onClosed: () => void;
  /** The question and its fields. */
  children: ReactNode;
}

/** Asks, shows the progress, then says what was done and what was not. */
export function ActModal(props: ActModalProps) {
  const { heading, ids, kind, send, undo, onEnded, onClosed } = props;
  const { confirmLabel, isDestructive = false, isUnready = false, children } = props;
  const t = useText('many');
  const batches = useBatches();
  const [act, setAct] = useState<Act>({ kind, send });
  const { run } = batches;

  const begin = async (next: Act, of: readonly string[]) => {
    setAct(next);
    onEnded(await batches.start(of, next.send), next.kind);
  };
  const goOn = async (from: BatchRun) => {
    onEnded(await batches.goOn(from, act.send), act.kind);
  };

  return (
    <Modal heading={heading} isBlocked={run !== null && run.status !== 'ended'} onClosed={onClosed}>
      {(close) => (
        <div className={style.content}>
          {run === null && (
            <>
              {children}
              <div className={style.actions}>
                <Button
                  ref={isDestructive ? takeFocus : null}
                  look={isDestructive ? 'primary' : 'quiet'}
                  onClick={close}
                >
                  {t('act.cancel')}
                </Button>
                <Button
                  look={isDestructive ? 'quiet-danger' : 'primary'}
                  isBusy={isUnready}
                  onClick={() => void begin({ kind, send }, ids)}
                >
                  {confirmLabel}
                </Button>
              </div>
            </>
          )}
          {run !== null && run.status !== 'ended' && (
            <BatchProgress
              label={heading}
              done={run.total - run.waiting.length}
              total={run.total}
              isStopping={run.status === 'stopping'}
              onStop={batches.stop}
            />
          )}
          {run?.status === 'ended' && (
            <Result
              run={run}
              kind={act.kind}
              onGoOn={() => void goOn(run)}
              onUndo={
                undo && act.kind === kind && run.done.length > 0
                  ? () => void begin(undo, run.done)
                  : null
              }
              onClose={close}
            />
          )}
        </div>
      )}
    </Modal>
  );
}

interface ResultProps {
  run: BatchRun;
  kind: ActKind;
  onGoOn: () => void;
  onUndo: (() => void) | null;
  onClose: () => void;
}

function Result({ run, kind, onGoOn, onUndo, onClose }: ResultProps) {
  const t = useText('many');
  const e = useErrorText();
  const { done, unchanged, gone, waiting, problem } = run;
  const isOfClasses = kind === 'archived';
  return (
    <div ref={takeFocus} className={style.content} tabIndex={-1} role="status">
      <p>
        {t(`result.${kind}`, { count: done.length })}{' '}
        {unchanged.length > 0 && t('result.unchanged', { count: unchanged.length })}{' '}
        {gone.length > 0 &&
          t(isOfClasses ? 'result.goneClasses' : 'result.gone', { count: gone.length })}
      </p>
      {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
      {waiting.length > 0 && <p>{t('result.waiting', { count: waiting.length })}</p>}
      <div className={style.actions}>
        {waiting.length > 0 && (
          <Button onClick={onGoOn}>{t(problem === null ? 'act.goOn' : 'act.again')}</Button>
        )}
        {onUndo !== null && (
          <Button look="quiet" onClick={onUndo}>
            {t('act.undo')}
          </Button>
        )}
        <Button look={waiting.length > 0 ? 'quiet' : 'primary'} onClick={onClose}>
          {t('act.close')}
        </Button>
      </div>
    </div>
  );
}
