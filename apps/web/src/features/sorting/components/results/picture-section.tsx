import { useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { drawTrio } from '../../../../lib/profile/trio-picture.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { Button } from '../../../../ui/button.tsx';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import style from './picture-section.module.css';
import { ResultSection } from './result-section.tsx';

type Way = 'save' | 'share';
type Status = 'idle' | 'saved' | 'shared' | 'failed' | 'shareFailed' | { readonly busy: Way };

export function PictureSection({ cards }: { cards: readonly CardView[] }) {
  const t = useText('results');
  const { firstname: name } = useAccount();
  const [hasName, setHasName] = useState(false);
  const [status, setStatus] = useState<Status>('idle');
  const [canShare] = useState(() => canShareFile(fileOf(new Blob(), 'trio')));
  const isBusy = typeof status === 'object';

  const make = async (way: Way) => {
    setStatus({ busy: way });
    let file: File;
    try {
      const heading = hasName ? t('picture.titleOf', { name }) : t('picture.title');
      file = fileOf(await drawTrio({ heading, cards }), t('picture.file'));
    } catch {
      return setStatus('failed');
    }
    if (way === 'share') return setStatus(await share(file));
    saveFile(file.name, file);
    countEvent('picture-saved');
    setStatus('saved');
  };

  const label = (way: Way) =>
    isBusy && status.busy === way ? t('picture.making') : t(`picture.${way}`);
  return (
    <ResultSection heading={t('picture.heading')}>
      <div className={style.intro}>
        <div className={style.preview} aria-hidden="true">
          {cards.map((card) => (
            <CardFront key={card.id} card={card} />
          ))}
        </div>
        <p>{t('picture.text')}</p>
      </div>
      {name !== '' && (
        <CheckRow
          label={t('picture.name')}
          hint={t('picture.nameHint')}
          isOn={hasName}
          onChange={setHasName}
        />
      )}
      <div className={style.ways}>
        <Button isBusy={isBusy} onClick={() => void make('save')}>
          {label('save')}
        </Button>
        {canShare && (
          <Button look="quiet" isBusy={isBusy} onClick={() => void make('share')}>
            {label('share')}
          </Button>
        )}
      </div>
      <SuccessNotice>
        {(status === 'saved' || status === 'shared') && t(`picture.${status}`)}
      </SuccessNotice>
      {(status === 'failed' || status === 'shareFailed') && (
        <ErrorNotice>{t(`picture.${status}`)}</ErrorNotice>
      )}
    </ResultSection>
  );
}

const fileOf = (content: Blob, name: string): File =>
  new File([content], `${name}.png`, { type: 'image/png' });

/** Older browsers have no `canShare`. */
const canShareFile = (file: File): boolean =>
  (navigator as Partial<Navigator>).canShare?.({ files: [file] }) === true;

async function share(file: File): Promise<Status> {
  try {
    await navigator.share({ files: [file] });
    countEvent('picture-shared');
    return 'shared';
  } catch (error) {
    // The student closed the system's dialog.
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? 'idle' : 'shareFailed';
  }
}
