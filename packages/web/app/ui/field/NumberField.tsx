import { Minus, Plus } from '../action/icons.ts'
import { type ComponentProps, useCallback, useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import { Field, type FieldLook } from './Field.tsx'
import field from './Field.module.css'
import { IconButton } from '../action/IconButton.tsx'
import css from './NumberField.module.css'
import { bothRefs } from '../overlay/refs.ts'

export interface NumberFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly suffix?: string
}

/** A native number input; it posts without script; the buttons step it as typing would. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, isOptional, className, id, suffix, ref, ...input } = props
  const texts = useTexts()
  const element = useRef<HTMLInputElement>(null)
  const own = useCallback((found: HTMLInputElement | null) => {
    element.current = found
  }, [])
  const inputRef = useCallback((found: HTMLInputElement | null) => bothRefs(ref, own, found), [ref, own])
  const step = (direction: 'stepUp' | 'stepDown') => {
    element.current?.[direction]()
    element.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Field {...{ label, hint, error, isOptional, className, id }}>
      {(control) => (
        <span className={field.box}>
          <IconButton icon={Minus} label={texts.t('ui.less')} className={css.step} onClick={() => step('stepDown')} />
          <input {...input} {...control} ref={inputRef} type="number" className={classes(field.input, css.input)} />
          {suffix ? <span className={field.affix}>{suffix}</span> : null}
          <IconButton icon={Plus} label={texts.t('ui.more')} className={css.step} onClick={() => step('stepUp')} />
        </span>
      )}
    </Field>
  )
}
