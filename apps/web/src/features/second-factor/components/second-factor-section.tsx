import type { FactorState } from '@trio/contracts/second-factor';
import { useRef, useState } from 'react';
import { useServerData } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { canUsePasskeys } from '../../../lib/passkeys.ts';
import { resumeSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { secondFactorQuery } from '../api.ts';
import { AddApp } from './add-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { FactorRow } from './factor-row.tsx';
import { NewCodes } from './new-codes.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import style from './second-factor.module.css';

/** Complete in itself: for every page of a person's own account. */
export function SecondFactorSection() {
  usePreloadedTexts(['factor', 'identity', 'errors']);
  const t = useText('factor');
  const { data, problem, refetch } = useServerData(secondFactorQuery);
  return (
    <Section heading={t('factor.title')}>
      <p>{t('factor.text')}</p>
      {data === undefined && problem === null && (
        <p className={style.quiet} role="status">
          {t('factor.loading')}
        </p>
      )}
      {problem !== null && (
        <PanelProblem
          text={t('factor.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Factors state={data} refetch={refetch} />}
    </Section>
  );
}

type Doing = 'app' | 'passkey' | 'codes' | null;

function Factors({ state, refetch }: { state: FactorState; refetch: () => Promise<unknown> }) {
  const t = useText('factor');
  const [doing, setDoing] = useState<Doing>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const { factors, recoveryCodesLeft } = state;
  const [hasPasskeys] = useState(canUsePasskeys);

  const start = (what: Doing) => {
    setDone(null);
    setDoing(what);
  };
  const show = (text: string) => {
    setDone(text);
    // The focused button goes with its form.
    notice.current?.focus();
    void refetch();
  };
  const added = (name: string, made: readonly string[] | null) => {
    setDoing(null);
    setCodes(made);
    show(t('factor.addedDone', { name }));
    // While the codes are shown, no other page may take their place.
    if (made === null) void resumeSession();
  };
  const kept = () => {
    setCodes(null);
    notice.current?.focus();
    void resumeSession();
  };

  return (
    <div className={style.content}>
      <SuccessNotice ref={notice}>{done}</SuccessNotice>
      {codes !== null && <RecoveryCodes codes={codes} onDone={kept} />}
      {codes === null && (
        <>
          <Requirement state={state} />
          {factors.length === 0 && <p>{t('factor.none')}</p>}
          {factors.length > 0 && (
            <ul className={style.list} aria-label={t('factor.list')}>
              {factors.map((factor) => (
                <FactorRow
                  key={factor._id}
                  factor={factor}
                  isLast={factors.length === 1}
                  onChanged={(text) => {
                    show(text);
                    void resumeSession();
                  }}
                />
              ))}
            </ul>
          )}
          {doing === null && (
            <div className={style.buttons}>
              <Button
                look={factors.length === 0 ? 'primary' : 'quiet'}
                onClick={() => start('app')}
              >
                {t('factor.addApp')}
              </Button>
              {hasPasskeys && (
                <Button look="quiet" onClick={() => start('passkey')}>
                  {t('factor.addPasskey')}
                </Button>
              )}
            </div>
          )}
          {doing === null && !hasPasskeys && (
            <p className={style.quiet}>{t('factor.noPasskeys')}</p>
          )}
          {doing === 'app' && <AddApp onAdded={added} onCancel={() => start(null)} />}
          {doing === 'passkey' && <AddPasskey onAdded={added} onCancel={() => start(null)} />}
          {factors.length > 0 && (
            <div className={style.codes}>
              <h3>{t('factor.codes')}</h3>
              <p>{t('factor.codes.left', { count: recoveryCodesLeft })}</p>
              {doing === 'codes' ? (
                <NewCodes
                  onMade={(made) => {
                    setDoing(null);
                    setCodes(made);
                    void refetch();
                  }}
                  onCancel={() => start(null)}
                />
              ) : (
                <div>
                  <Button look="quiet" onClick={() => start('codes')}>
                    {t('factor.codes.new')}
                  </Button>
                </div>
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Requirement({ state: { requiredBy, due } }: { state: FactorState }) {
  const t = useText('factor');
  const dateOf = useDate();
  const [now] = useState(() => Date.now());
  if (requiredBy === null) return null;
  return (
    <Note>
      <p>{t(`factor.requiredBy.${requiredBy}`)}</p>
      {due !== null && (
        <p>
          {Date.parse(due) <= now ? t('factor.overdue') : t('factor.due', { day: dateOf(due) })}
        </p>
      )}
    </Note>
  );
}
