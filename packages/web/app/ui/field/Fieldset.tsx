import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from './Field.tsx'
import css from './Fieldset.module.css'

export interface FieldsetProps {
  readonly legend: ReactNode
  readonly isLegendHidden?: boolean | undefined
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly id?: string | undefined
  /** `section` reads as a heading of the form; `question` as the label of one choice. */
  readonly kind?: 'section' | 'question'
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Fieldset(props: FieldsetProps) {
  const { legend, isLegendHidden = false, hint, error, id, kind = 'section', className, children } = props
  const own = useId()
  const key = id ?? own
  const described = classes(hint ? `${key}-hint` : null, error ? `${key}-error` : null)
  return (
    <fieldset
      id={key}
      className={classes(css.fieldset, css[kind], className)}
      aria-describedby={described || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={isLegendHidden ? 'unseen' : css.legend}>{legend}</legend>
      {hint ? (
        <p className="soft small" id={`${key}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={`${key}-error`}>{error}</FieldError>
    </fieldset>
  )
}

/** Fields that belong side by side when there is room. */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
