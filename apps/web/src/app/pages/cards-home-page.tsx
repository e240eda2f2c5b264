import { lazy } from 'react';
import { CardsHome } from '../../features/sorting/components/home/cards-home.tsx';
import { useAccount } from '../../lib/session/session.ts';

const ConsumerHome = lazy(async () => ({
  default: (await import('../../features/survey/components/consumer-home.tsx')).ConsumerHome,
}));

/** The cards' home; a consumer group's student sees their three in another way. */
export function CardsHomePage() {
  const { isConsumerGroup } = useAccount();
  return isConsumerGroup ? <CardsHome WithThree={ConsumerHome} /> : <CardsHome />;
}
