import { CircleAlert } from '../action/icons.ts'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import css from './Field.module.css'
import { Icon } from '../action/Icon.tsx'

export interface FieldLook {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** Most fields are required; the few that are not say so beside the label. */
  readonly isOptional?: boolean | undefined
  readonly className?: string | undefined
}

export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export interface FieldProps extends FieldLook {
  readonly id?: string | undefined
  readonly children: (control: FieldControl) => ReactNode
}

/** Label above, hint below it, error beside the control; ErrorSummary links to the control's id. */
export function Field({ label, hint, error, isOptional = false, className, id, children }: FieldProps) {
  const texts = useTexts()
  const own = useId()
  const control = id ?? own
  const described = classes(hint ? `${control}-hint` : null, error ? `${control}-error` : null)
  return (
    <div className={classes(css.field, className)} data-invalid={error ? true : undefined}>
      <label className={css.label} htmlFor={control}>
        {label}
        {isOptional ? <span className={css.optional}> {texts.t('ui.optional')}</span> : null}
      </label>
      {hint ? (
        <p className={css.hint} id={`${control}-hint`}>
          {hint}
        </p>
      ) : null}
      {children({ id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${control}-error`}>{error}</FieldError>
    </div>
  )
}

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={css.error} id={id} aria-live="polite">
      {children ? (
        <>
          <Icon icon={CircleAlert} size={16} className={css.mark} />
          <span>{children}</span>
        </>
      ) : null}
    </p>
  )
}
