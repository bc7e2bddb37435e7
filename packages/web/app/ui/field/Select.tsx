import { ChevronDown } from '../action/icons.ts'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldLook } from './Field.tsx'
import field from './Field.module.css'
import { Icon } from '../action/Icon.tsx'
import css from './Select.module.css'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
}

export interface SelectProps extends FieldLook, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  readonly options: readonly Choice[]
  /** First, empty choice. */
  readonly placeholder?: string
}

export function Select({
  label,
  hint,
  error,
  isOptional,
  className,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, isOptional, className, id }}>
      {(control) => (
        <span className={classes(field.box, css.box)}>
          <select {...select} {...control} className={classes(field.input, css.select)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} className={css.chevron} />
        </span>
      )}
    </Field>
  )
}
