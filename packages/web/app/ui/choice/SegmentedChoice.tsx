import { classes } from '../classes.ts'
import { Fieldset } from '../field/Fieldset.tsx'
import { type RadioGroupProps, radioState } from './RadioGroup.tsx'
import css from './SegmentedChoice.module.css'

/** Two to four short choices in a row; more, or longer ones, are a RadioGroup. */
export function SegmentedChoice(props: RadioGroupProps) {
  const { options, name, value, defaultValue, onChange, onBlur, ref, required, className, ...fieldset } = props
  const shared = { name, onChange, onBlur, ref, required }
  return (
    <Fieldset kind="question" className={classes(css.frame, className)} {...fieldset}>
      <div className={css.row}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              {...shared}
              {...radioState(option.value, value, defaultValue)}
              type="radio"
              disabled={option.isDisabled}
              className={css.native}
            />
            <span className={css.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
