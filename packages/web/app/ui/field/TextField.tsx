import { type ComponentProps, type ReactNode, useCallback } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import css from './Field.module.css'
import type { MaskName } from './masks.ts'
import { bothRefs } from '../overlay/refs.ts'
import { useMask } from './use-mask.ts'

export interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'className' | 'prefix'> {
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  readonly mask?: MaskName | undefined
}

/** A native input: posts without script; its mask comes when somebody turns to it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, className, id, prefix, suffix, mask, ref, ...input } = props
  const maskRef = useMask(mask)
  const inputRef = useCallback((element: HTMLInputElement | null) => bothRefs(ref, maskRef, element), [ref, maskRef])
  return (
    <Field {...{ label, hint, error, isOptional, className, id }}>
      {(control) => (
        <span className={css.box}>
          {prefix ? <span className={css.affix}>{prefix}</span> : null}
          <input {...input} {...control} ref={inputRef} className={css.input} />
          {suffix ? <span className={css.affix}>{suffix}</span> : null}
        </span>
      )}
    </Field>
  )
}
