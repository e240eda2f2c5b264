import { isCardAddress } from '@trio/contracts/pages';
import { useLocation } from 'react-router';
import { useText } from '../lib/language/use-text.ts';
import { CardWaiting } from './card-waiting.tsx';
import { Spinner } from './spinner.tsx';

export function PageWaiting() {
  const t = useText('shell');
  const { pathname } = useLocation();
  return isCardAddress(pathname) ? <CardWaiting /> : <Spinner label={t('app.loading')} />;
}
