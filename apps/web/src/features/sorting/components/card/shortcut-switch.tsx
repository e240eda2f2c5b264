import { memo } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { setShortcuts } from '../../../../lib/shortcuts.ts';
import style from './shortcut-switch.module.css';

export const ShortcutSwitch = memo(function ShortcutSwitch({ isOn }: { isOn: boolean }) {
  const t = useText('sorting');
  return (
    <div className={style.row}>
      <label className={style.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => setShortcuts(event.currentTarget.checked)}
        />
        {t('table.shortcuts')}
      </label>
      {isOn && <span>{t('table.hint')}</span>}
    </div>
  );
});
