import { pages } from '@trio/contracts/pages';
import { lessonPhases } from '@trio/i18n/lesson-plan';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { exampleAt, exampleMinutes } from '../example-class.ts';
import { LiveClass } from './live-class.tsx';
import { ProjectorScreen } from './projector-screen.tsx';
import style from './try-page.module.css';

/** Ten seconds of the lesson, every second: 50 minutes pass in five. */
const tickMs = 1000;
const minutesPerTick = 1 / 6;
const screens = ['teacher', 'projector'] as const;

/** A class with invented students. Nothing is sent to the server. */
export function TryPage() {
  const t = useText('live');
  // Preloads texts of the projector: loading them later would hide the page.
  useText('join');
  const { minute, setMinute, isPlaying, setPlaying } = usePlayback();
  const [startedAt] = useState(() => Date.now());
  const [screen, setScreen] = useState<(typeof screens)[number]>('teacher');
  const [areNamesHidden, setNamesHidden] = useState(false);
  const [isHelpExplained, setHelpExplained] = useState(false);
  usePageTitle(t('try.title'));
  const { now, live, projector } = exampleAt(startedAt, minute, {
    name: t('try.className'),
    code: t('try.code'),
    schoolname: t('try.school'),
  });
  return (
    <div className={style.page}>
      <Link className={style.back} to={pages.classes.path}>
        {t('try.back')}
      </Link>
      <header className={style.head}>
        <h1>{t('try.title')}</h1>
        <p>{t('try.lead')}</p>
      </header>
      <Note>
        <p>
          <strong>{t('try.mark')}</strong> {t('try.markText')}
        </p>
      </Note>
      <Playback minute={minute} isPlaying={isPlaying} onMinute={setMinute} onPlaying={setPlaying} />
      <div className={style.screens} role="group" aria-label={t('try.screens')}>
        {screens.map((each) => (
          <Button
            key={each}
            look={each === screen ? 'primary' : 'quiet'}
            aria-pressed={each === screen}
            onClick={() => setScreen(each)}
          >
            {t(`try.screen.${each}`)}
          </Button>
        ))}
      </div>
      {screen === 'teacher' ? (
        <section className={style.teacher} aria-label={t('try.screen.teacher')}>
          <p role="status" className={isHelpExplained ? style.explained : 'visually-hidden'}>
            {isHelpExplained && t('try.help')}
          </p>
          <LiveClass
            shown={live}
            now={now}
            areNamesHidden={areNamesHidden}
            onHideNames={setNamesHidden}
            onHelp={() => setHelpExplained(true)}
            projector={<p className={style.explained}>{t('try.projectorHint')}</p>}
          />
        </section>
      ) : (
        <section className={style.projector} aria-label={t('try.screen.projector')}>
          <ProjectorScreen shown={projector} heading="h2" />
        </section>
      )}
    </div>
  );
}

function usePlayback() {
  const [minute, setMinute] = useState(0);
  const [wantsToPlay, setPlaying] = useState(false);
  const isPlaying = wantsToPlay && minute < exampleMinutes;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(
      () => setMinute((now) => Math.min(exampleMinutes, now + minutesPerTick)),
      tickMs,
    );
    return () => clearInterval(timer);
  }, [isPlaying]);
  return { minute, setMinute, isPlaying, setPlaying };
}

interface PlaybackProps {
  minute: number;
  isPlaying: boolean;
  onMinute: (minute: number) => void;
  onPlaying: (isPlaying: boolean) => void;
}

function Playback({ minute, isPlaying, onMinute, onPlaying }: PlaybackProps) {
  const t = useText('live');
  const l = useText('lesson');
  const whole = Math.floor(minute);
  const isOver = minute >= exampleMinutes;
  const phase = lessonPhases.findLast(({ from }) => from <= minute);
  const next = lessonPhases.find(({ from }) => from > minute);
  const press = () => {
    if (isOver) onMinute(0);
    onPlaying(!isPlaying);
  };
  return (
    <section className={style.playback} aria-label={t('try.playback')}>
      <p className={style.phase}>
        <strong>{t('try.minute', { minute: whole, total: exampleMinutes })}</strong>{' '}
        {phase && l(phase.heading)}
      </p>
      <input
        type="range"
        className={style.position}
        aria-label={t('try.position')}
        aria-valuetext={t('try.minute', { minute: whole, total: exampleMinutes })}
        min={0}
        max={exampleMinutes}
        step={1}
        value={whole}
        onChange={({ currentTarget }) => onMinute(currentTarget.valueAsNumber)}
      />
      <div className={style.buttons}>
        <Button onClick={press}>
          {t(isPlaying ? 'try.pause' : isOver ? 'try.again' : 'try.play')}
        </Button>
        <Button
          look="quiet"
          aria-disabled={isOver}
          onClick={() => onMinute(next?.from ?? exampleMinutes)}
        >
          {t('try.next')}
        </Button>
      </div>
    </section>
  );
}
