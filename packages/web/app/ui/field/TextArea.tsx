import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldLook } from './Field.tsx'
import field from './Field.module.css'
import css from './TextArea.module.css'

export interface TextAreaProps extends FieldLook, Omit<ComponentProps<'textarea'>, 'className'> {}

export function TextArea({ label, hint, error, isOptional, className, id, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, isOptional, className, id }}>
      {(control) => (
        <span className={field.box}>
          <textarea {...area} {...control} rows={rows} className={classes(field.input, css.area)} />
        </span>
      )}
    </Field>
  )
}
