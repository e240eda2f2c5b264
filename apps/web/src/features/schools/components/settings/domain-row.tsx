import { useText } from '../../../../lib/language/use-text.ts';
import { CheckRow } from '../../../../ui/check-row.tsx';
import style from './school-settings.module.css';

interface DomainRowProps {
  label: string;
  domains: readonly string[];
  warning: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function DomainRow({ domains, ...row }: DomainRowProps) {
  const t = useText('schools');
  return (
    <CheckRow {...row}>
      {domains.length === 0 ? (
        <p className={style.quiet}>{t('emailDomains.none')}</p>
      ) : (
        <ul className={style.domains}>
          {domains.map((domain) => (
            <li key={domain} translate="no">
              {domain}
            </li>
          ))}
        </ul>
      )}
    </CheckRow>
  );
}
