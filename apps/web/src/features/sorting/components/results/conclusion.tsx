import { pages } from '@trio/contracts/pages';
import type { ConfirmedResult } from '@trio/contracts/results';
import { Link, Navigate, useSearchParams } from 'react-router';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { currentThree, type Three, useReadySort } from '../../../../lib/current-sort.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { SortGate } from '../sort-gate.tsx';
import style from './conclusion.module.css';

const ideas = ['talk', 'ask', 'try'] as const;

export function ConclusionPage() {
  return (
    <SortGate>
      <Conclusion />
    </SortGate>
  );
}

function Conclusion() {
  const t = useText('results');
  const state = useReadySort();
  const three = currentThree(state);
  usePageTitle(t('conclusion.title'));
  if (three === null) return <Navigate to={pages.cards.path} replace />;
  return (
    <section className={style.page}>
      <Fan three={three} />
      <Words confirmed={state.confirmed} />
      <ol className={style.ideas}>
        {ideas.map((idea) => (
          <li key={idea} className={style.idea}>
            <h2>{t(`conclusion.idea.${idea}`)}</h2>
            <p>{t(`conclusion.idea.${idea}Text`)}</p>
          </li>
        ))}
      </ol>
      <div className={style.ways}>
        <ButtonLink to={pages.cards.path} size="large">
          {t('conclusion.back')}
        </ButtonLink>
        <Link className={style.feedback} to={pages.support.path}>
          {t('conclusion.feedback')}
        </Link>
      </div>
    </section>
  );
}

/** The team sends the profiles of consumer groups, so these students have no profile yet. */
function Words({ confirmed }: { confirmed: ConfirmedResult | null }) {
  const t = useText('results');
  const { firstname: name, email, isConsumerGroup, isFreemiumGroup } = useAccount();
  const [query] = useSearchParams();
  const isPending = isConsumerGroup && confirmed?.profileSent !== true;
  // The address proves nothing: only the server knows whether an email was requested.
  const isEmailed =
    !isPending && query.get('downloadtype') === 'email' && confirmed?.emailSent === true;
  const isFreemium = isConsumerGroup && isFreemiumGroup;
  return (
    <header className={style.head}>
      <h1>{t(isFreemium ? 'conclusion.freemium.heading' : 'conclusion.heading', { name })}</h1>
      <SuccessNotice>
        {isEmailed &&
          (email === '' ? t('profile.emailedSomewhere') : t('profile.emailed', { email }))}
      </SuccessNotice>
      <p className={style.text}>{t(isPending ? 'conclusion.awaited' : 'conclusion.text')}</p>
    </header>
  );
}

/** Decorative: the pages before name the cards. */
function Fan({ three }: { three: Three }) {
  const viewOf = useCardViews(three.extraCards, three.ownCards);
  return (
    <div className={style.fan} aria-hidden="true">
      {three.ids.map((id) => {
        const card = viewOf(id);
        return card && <CardFront key={id} card={card} />;
      })}
    </div>
  );
}
