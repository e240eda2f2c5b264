import style from './switch.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  isBusy?: boolean;
  describedBy?: string;
  onChange: (isOn: boolean) => void;
}

/** Not `disabled` while busy, so that it keeps the focus. */
export function Switch({ label, isOn, isBusy = false, describedBy, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={style.switch}
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : () => onChange(!isOn)}
    >
      <span className={style.track} aria-hidden="true">
        <span className={style.knob} />
      </span>
    </button>
  );
}
