import { pages } from '@trio/contracts/pages';
import { Link } from 'react-router';
import { useServerData } from '../../../../lib/api/query.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ownConversationsQuery } from '../../student-api.ts';
import style from './talk-panel.module.css';

/** Shows nothing before the first conversation. */
export function ConversationsLink() {
  const t = useText('talk');
  const { data } = useServerData(ownConversationsQuery);
  if (data === undefined || data.conversations.length === 0) return null;
  return (
    <Link className={style.more} to={pages.conversations.path}>
      {t('talk.more')}
    </Link>
  );
}
