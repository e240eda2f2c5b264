import style from './choice-group.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

interface ChoiceGroupProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value;
  isFixed?: boolean;
  /** Below each other at every width. */
  areLong?: boolean;
  onChoose: (value: Value) => void;
}

export function ChoiceGroup<Value extends string>({
  legend,
  name,
  choices,
  value: chosen,
  isFixed = false,
  areLong = false,
  onChoose,
}: ChoiceGroupProps<Value>) {
  return (
    <fieldset className={style.group}>
      <legend className={style.legend}>{legend}</legend>
      <div className={areLong ? style.rows : style.tiles}>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className={style.tile} data-chosen={value === chosen || undefined}>
            <input
              type="radio"
              className={style.radio}
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => !isFixed && onChoose(value)}
            />
            <span className={style.words}>
              <span className={style.label}>{label}</span>
              {hint !== undefined && <span className={style.hint}>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
