import { useId } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { settings } from '../../../lib/settings.ts';
import { OutsidePage } from './outside-page.tsx';
import { ChosenPicture, MadePicture, SentPicture } from './what-next-pictures.tsx';
import style from './what-next.module.css';

const steps = [
  { id: 'chosen', Picture: ChosenPicture, label: 'whatNext.chosen', text: 'whatNext.chosenText' },
  { id: 'made', Picture: MadePicture, label: 'whatNext.made', text: 'whatNext.madeText' },
  { id: 'sent', Picture: SentPicture, label: 'whatNext.sent', text: 'whatNext.sentText' },
] as const;

/** What becomes of the three: the deployment's video, or, until it has happened, three pictures. */
export function WhatNext({ isSent }: { isSent: boolean }) {
  const t = useText('survey');
  const id = useId();
  const { videoUrl } = settings;
  if (videoUrl === null && isSent) return null;
  return (
    <section className={style.next} aria-labelledby={id}>
      <h2 id={id}>{t('whatNext.heading')}</h2>
      {videoUrl === null ? (
        <ol className={style.steps}>
          {steps.map(({ id: step, Picture, label, text }) => (
            <li key={step} className={style.step}>
              <Picture />
              <h3>{t(label)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      ) : (
        <OutsidePage address={videoUrl} title={t('whatNext.video')} shape="video" />
      )}
    </section>
  );
}
