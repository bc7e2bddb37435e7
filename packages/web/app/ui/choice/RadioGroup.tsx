import type { ComponentProps, ReactNode } from 'react'
import { Stack } from '../layout/Stack.tsx'
import css from './choice.module.css'
import { classes } from '../classes.ts'
import { Fieldset, type FieldsetProps } from '../field/Fieldset.tsx'

export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isDisabled?: boolean
}

/** What the native inputs of one choice share: name, value, change and blur. */
export interface RadioInputs extends Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'required'> {
  readonly name: string
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
}

export interface RadioGroupProps extends Omit<FieldsetProps, 'children'>, RadioInputs {
  readonly options: readonly RadioOption[]
}

/** Takes the value given from outside and the first one; returns the attributes of one radio, controlled or not. */
export function radioState(own: string, value: string | undefined, defaultValue: string | undefined) {
  if (value !== undefined) return { value: own, checked: value === own }
  return defaultValue === undefined ? { value: own } : { value: own, defaultChecked: defaultValue === own }
}

export function RadioGroup(props: RadioGroupProps) {
  const { options, name, value, defaultValue, onChange, onBlur, ref, required, ...fieldset } = props
  const shared = { name, onChange, onBlur, ref, required }
  return (
    <Fieldset kind="question" {...fieldset}>
      <Stack gap={1}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              {...shared}
              {...radioState(option.value, value, defaultValue)}
              type="radio"
              disabled={option.isDisabled}
              className={css.native}
            />
            <span className={classes(css.box, css.round)} aria-hidden="true">
              <span className={css.dot} />
            </span>
            <span>
              {option.label}
              {option.hint ? <span className={css.inlineHint}>{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </Stack>
    </Fieldset>
  )
}
