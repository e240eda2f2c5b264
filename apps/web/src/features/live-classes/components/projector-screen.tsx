import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { JoinCode } from '../../../ui/qr/join-code.tsx';
import type { ProjectorView } from '../api.ts';
import { projectorView, progressOf, type ProjectorPart } from '../model.ts';
import { ClassPattern } from './class-pattern.tsx';
import style from './projector-screen.module.css';

const parts = ['join', 'progress', 'pattern'] as const satisfies readonly ProjectorPart[];

interface PartProps {
  shown: ProjectorView;
  /** `h2` where the page has a heading of its own. */
  heading: 'h1' | 'h2';
}

interface ProjectorScreenProps extends PartProps {
  controls?: ReactNode;
}

/** Without names. Shows the part that fits the progress of the class, until one is chosen. */
export function ProjectorScreen({ shown, heading, controls }: ProjectorScreenProps) {
  const t = useText('live');
  const [chosen, setChosen] = useState<ProjectorPart | null>(null);
  const part = chosen ?? projectorView(shown);
  return (
    <>
      <p className={style.school}>{shown.schoolname}</p>
      {part === 'join' && <Join shown={shown} heading={heading} />}
      {part === 'progress' && <Progress shown={shown} heading={heading} />}
      {part === 'pattern' && (
        // Loads the deck; without this boundary the whole screen would be hidden meanwhile.
        <Suspense fallback={null}>
          <ClassPattern pattern={shown.pattern} heading={heading} />
        </Suspense>
      )}
      <div className={style.views} role="group" aria-label={t('projector.views')}>
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === part}
            onClick={() => setChosen(each)}
          >
            {t(`projector.view.${each}`)}
          </button>
        ))}
        {controls}
      </div>
    </>
  );
}

function Join({ shown, heading: Heading }: PartProps) {
  const t = useText('live');
  return (
    <section className={style.join}>
      <Heading className={style.title}>{t('projector.join', { name: shown.name })}</Heading>
      {shown.isJoiningOpen ? (
        <JoinCode code={shown.code} look="projector" />
      ) : (
        <p>{t('projector.closed')}</p>
      )}
      <p className={style.here}>
        <strong>{progressOf(shown).here}</strong> {t('projector.here')}
      </p>
    </section>
  );
}

function Progress({ shown, heading: Heading }: PartProps) {
  const t = useText('live');
  const { here, begun, finished } = progressOf(shown);
  const rows = [
    ['here', here],
    ['begun', begun],
    ['finished', finished],
  ] as const;
  return (
    <section className={style.progress}>
      <Heading className={style.title}>{t('projector.progress')}</Heading>
      <dl>
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`projector.${name}`)}</dt>
            <dd className={style.count}>
              {count}
              <progress value={count} max={Math.max(here, 1)} aria-hidden="true" />
            </dd>
          </div>
        ))}
      </dl>
      {shown.isJoiningOpen && (
        <p className={style.late} translate="no">
          {shown.code}
        </p>
      )}
    </section>
  );
}
