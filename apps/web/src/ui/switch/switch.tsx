import style from './switch.module.css';

interface SwitchProps {
  /** What is on or off. */
  label: string;
  isOn: boolean;
  isBusy?: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, and it counts at once. While it is under way it keeps the focus. */
export function Switch({ label, isOn, isBusy = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={style.switch}
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : () => onChange(!isOn)}
    >
      <span className={style.track} aria-hidden="true">
        <span className={style.knob} />
      </span>
    </button>
  );
}
