import { CardsHome } from '../../features/sorting/components/home/cards-home.tsx';
import { lazyComponent } from '../../lib/loading/chunk.ts';
import { useAccount } from '../../lib/session/session.ts';
import { Optional } from '../../ui/optional.tsx';
import { StudentNotices } from '../notices/student-notices.tsx';

const ConsumerHome = lazyComponent(
  'consumer-home',
  async () => (await import('../../features/surveys/components/consumer-home.tsx')).ConsumerHome,
);
const HomeNext = lazyComponent('home-next', async () => (await import('./home-next.tsx')).HomeNext);

export function CardsHomePage() {
  const { isConsumerGroup } = useAccount();
  return (
    <>
      <StudentNotices />
      {isConsumerGroup ? (
        <CardsHome WithThree={ConsumerHome} />
      ) : (
        <CardsHome
          next={
            <Optional>
              <HomeNext />
            </Optional>
          }
        />
      )}
    </>
  );
}
