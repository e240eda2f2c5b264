import { setShortcuts, useShortcuts } from '../../../../lib/shortcuts.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import style from './keys-modal.module.css';

export function KeysModal({ onClosed }: { onClosed: () => void }) {
  const t = useText('queue');
  const areOn = useShortcuts();
  const keys = [
    { keys: ['j', 'k'], label: t('keys.move'), isLetter: true },
    { keys: ['↓', '↑'], label: t('keys.move'), isLetter: false },
    { keys: [t('keys.enter'), 'o'], label: t('keys.open'), isLetter: false },
    { keys: ['d'], label: t('keys.note'), isLetter: true },
    { keys: ['p'], label: t('keys.putOff'), isLetter: true },
    { keys: ['/'], label: t('keys.filter'), isLetter: true },
    { keys: ['?'], label: t('keys.help'), isLetter: true },
    { keys: [t('keys.controlEnter')], label: t('keys.save'), isLetter: false },
  ];
  return (
    <Modal heading={t('keys.heading')} isBlocked={false} onClosed={onClosed}>
      {() => (
        <div className={style.content}>
          <dl className={style.keys}>
            {keys.map(({ keys: names, label, isLetter }) => (
              <div
                key={names[0]}
                className={style.row}
                data-off={isLetter && !areOn ? '' : undefined}
              >
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          <CheckRow
            label={t('keys.letters')}
            hint={t('keys.lettersHint')}
            isOn={areOn}
            onChange={setShortcuts}
          />
        </div>
      )}
    </Modal>
  );
}
