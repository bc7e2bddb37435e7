import { Check } from '../action/icons.ts'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Stack } from '../layout/Stack.tsx'
import css from './choice.module.css'
import { classes } from '../classes.ts'
import { FieldError } from '../field/Field.tsx'
import { Fieldset, type FieldsetProps } from '../field/Fieldset.tsx'
import { Icon } from '../action/Icon.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: ReactNode
  /** One line of consequence under the label. */
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly className?: string | undefined
}

export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const own = useId()
  const key = id ?? own
  const described = classes(hint ? `${key}-hint` : null, error ? `${key}-error` : null)
  return (
    <div className={className} data-invalid={error ? true : undefined}>
      <label className={css.choice}>
        <input
          {...input}
          id={key}
          type="checkbox"
          className={css.native}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={css.box} aria-hidden="true">
          <Icon icon={Check} size={16} className={css.check} />
        </span>
        <span>{label}</span>
      </label>
      {hint ? (
        <p className={css.hint} id={`${key}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${key}-error`}>{error}</FieldError>
    </div>
  )
}

export function CheckboxGroup({ children, ...fieldset }: FieldsetProps) {
  return (
    <Fieldset kind="question" {...fieldset}>
      <Stack gap={1}>{children}</Stack>
    </Fieldset>
  )
}
