import { CardsHome } from '../../features/sorting/components/home/cards-home.tsx';
import { later } from '../../lib/loading/later.ts';
import { useAccount } from '../../lib/session/session.ts';

const ConsumerHome = later(
  'consumer-home',
  async () => (await import('../../features/survey/components/consumer-home.tsx')).ConsumerHome,
);

export function CardsHomePage() {
  const { isConsumerGroup } = useAccount();
  return isConsumerGroup ? <CardsHome WithThree={ConsumerHome} /> : <CardsHome />;
}
