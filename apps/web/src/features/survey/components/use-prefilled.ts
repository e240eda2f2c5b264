import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { useAccount } from '../../../lib/session/session.ts';
import type { CardView } from '../../../ui/card/card-view.ts';
import { prefilledAddress } from '../model/prefilled-address.ts';

/** The address at mount: a frame whose address changes would lose the student's input. */
export function usePrefilled(address: string, cards: readonly CardView[]): string {
  const { firstname, lastname, email } = useAccount();
  const language = useLanguage();
  const challenges = cards.map(({ title }) => title);
  const [prefilled] = useState(() =>
    prefilledAddress(address, { firstname, lastname, email, challenges, language }),
  );
  return prefilled;
}
