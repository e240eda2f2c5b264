import { CardsHome } from '../../features/sorting/components/home/cards-home.tsx';
import { lazyComponent } from '../../lib/loading/chunk.ts';
import { useAccount } from '../../lib/session/session.ts';

const ConsumerHome = lazyComponent(
  'consumer-home',
  async () => (await import('../../features/surveys/components/consumer-home.tsx')).ConsumerHome,
);

export function CardsHomePage() {
  const { isConsumerGroup } = useAccount();
  return isConsumerGroup ? <CardsHome WithThree={ConsumerHome} /> : <CardsHome />;
}
