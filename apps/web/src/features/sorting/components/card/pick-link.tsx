import { pages } from '@trio/contracts/pages';
import { useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { pickAsked } from '../../model/sort-model.ts';

interface PickLinkProps {
  isReady: boolean;
  isLater: boolean;
}

/** Leads from the cards to the pick; in a later pass with too few liked cards, to all cards. */
export function PickLink({ isReady, isLater }: PickLinkProps) {
  const t = useText('sorting');
  // Announced only if the link appears while the student sorts.
  const [wasReady] = useState(isReady);
  return (
    <>
      {isReady && (
        <ButtonLink look="quiet" to={pages.select.path} state={pickAsked}>
          {t('table.toSelect')}
        </ButtonLink>
      )}
      {!isReady && isLater && (
        <ButtonLink look="quiet" to={pages.allCards.path}>
          {t('table.toAll')}
        </ButtonLink>
      )}
      <p className="visually-hidden" role="status">
        {isLater && isReady && !wasReady && t('table.enough')}
      </p>
    </>
  );
}
