import { pages } from '@trio/contracts/pages';
import { challengeTitleIn } from '@trio/domain/path-explorer';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { currentThree, type Three, useReadySort } from '../../../lib/current-sort.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import { MessagePage } from '../../../ui/message-page.tsx';
import { ProfileLink } from '../../../ui/profile/profile-link.tsx';
import { startingWith } from '../model/starting-with.ts';
import { ChallengePath } from './challenge-path.tsx';
import style from './explore.module.css';

export function Explore() {
  const t = useText('explore');
  const three = currentThree(useReadySort());
  usePageTitle(t('explore.title'));
  if (three === null) {
    return (
      <MessagePage heading={t('explore.empty.heading')} text={t('explore.empty.text')}>
        <ButtonLink to={pages.cards.path} size="large">
          {t('explore.empty.go')}
        </ButtonLink>
      </MessagePage>
    );
  }
  return <Paths three={three} />;
}

function Paths({ three }: { three: Three }) {
  const t = useText('explore');
  const { isConsumerGroup } = useAccount();
  const { confirmed } = useReadySort();
  const viewOf = useCardViews(three.extraCards, three.ownCards);
  const [query] = useSearchParams();
  const ranked = three.ids.flatMap((id, at) => {
    const card = viewOf(id);
    return card ? [{ id, title: card.title, card, rank: at + 1 }] : [];
  });
  // Resolved to an id once: the title in the link does not change with the page's language.
  const [firstId] = useState(() => startingWith(ranked, challengeTitleIn(query.get('ctx')))[0]?.id);
  const first = ranked.find(({ id }) => id === firstId);
  const paths = startingWith(ranked, first?.title ?? null);
  const hasProfile = !isConsumerGroup && confirmed?.id === three.id;
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('explore.heading')}</h1>
        <p className={style.lead}>{t('explore.lead')}</p>
      </header>
      <nav aria-label={t('explore.three')}>
        <ul className={style.jumps}>
          {paths.map(({ id, title, rank }) => (
            <li key={id}>
              <a href={`#path-${rank}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {paths.map(({ id, card, rank }) => (
        <ChallengePath key={id} card={card} rank={rank} />
      ))}
      <section className={style.next} aria-labelledby="next">
        <h2 id="next">{t('explore.next')}</h2>
        <p>{t('explore.nextText')}</p>
        <div className={style.ways}>
          {hasProfile && <ProfileLink />}
          <Button look="quiet" size="large" onClick={() => window.print()}>
            {t('explore.print')}
          </Button>
          <ButtonLink look="quiet" size="large" to={pages.cards.path}>
            {t('explore.home')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
