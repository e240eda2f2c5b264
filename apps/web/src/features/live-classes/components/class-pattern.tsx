import { useText } from '../../../lib/language/use-text.ts';
import { CardFront } from '../../../ui/card/card-front.tsx';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import type { ProjectorView } from '../api.ts';
import style from './class-pattern.module.css';

const none: NonNullable<ProjectorView['pattern']>['extraCards'] = [];
/** More would be too small to see from the back of the room. */
const shownMost = 8;

interface ClassPatternProps extends Pick<ProjectorView, 'pattern'> {
  heading: 'h1' | 'h2';
}

export function ClassPattern({ pattern, heading: Heading }: ClassPatternProps) {
  const t = useText('live');
  const viewOf = useCardViews(pattern?.extraCards ?? none);
  const cards = (pattern?.challenges ?? []).slice(0, shownMost).flatMap(({ card, students }) => {
    const view = viewOf(card);
    return view ? [{ view, students }] : [];
  });
  return (
    <section className={style.pattern}>
      <Heading>{t('projector.pattern')}</Heading>
      {pattern === null && <p>{t('projector.patternLater')}</p>}
      {pattern !== null && <p>{t('projector.patternOf', { students: pattern.students })}</p>}
      {pattern !== null && cards.length === 0 && <p>{t('projector.patternNone')}</p>}
      <ol className={style.cards}>
        {cards.map(({ view, students }) => (
          <li key={view.id} className={style.place}>
            <div className={style.card}>
              <CardFront card={view} />
            </div>
            <strong>{t('projector.chosenBy', { count: students })}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
