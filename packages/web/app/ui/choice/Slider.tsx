import { type ChangeEvent, type CSSProperties, type ReactNode, useId, useState } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from '../field/Field.tsx'
import css from './Slider.module.css'

export interface SliderProps {
  readonly label: ReactNode
  readonly name: string
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly value?: number
  readonly defaultValue?: number
  readonly onChange?: (value: number) => void
  /** How the value reads, e.g. as money; also what a screen reader says. */
  readonly format?: (value: number) => string
  /** Unit beside the number field. */
  readonly suffix?: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly numberLabel: string
}

/** A native range and its twin number field; only the number field posts, so an exact value survives without script. */
export function Slider(props: SliderProps) {
  const { label, name, min, max, step = 1, format = String, suffix, hint, error, numberLabel } = props
  const id = useId()
  const [own, setOwn] = useState(props.defaultValue ?? min)
  const value = props.value ?? own
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (Number.isNaN(event.target.valueAsNumber)) return
    setOwn(event.target.valueAsNumber)
    props.onChange?.(event.target.valueAsNumber)
  }
  const filled: CSSProperties & Record<'--filled', string> = {
    '--filled': `${(((value - min) / (max - min || 1)) * 100).toFixed(2)}%`,
  }
  const described = classes(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined
  const bounds = { min, max, step, value, onChange: change, 'aria-describedby': described }
  return (
    <div className={css.slider} data-invalid={error ? true : undefined}>
      <label className={css.label} htmlFor={`${id}-range`}>
        {label}
      </label>
      <span className={css.number}>
        <input {...bounds} type="number" name={name} aria-label={numberLabel} className={css.input} />
        {suffix ? <span>{suffix}</span> : null}
      </span>
      <input
        {...bounds}
        id={`${id}-range`}
        type="range"
        className={css.range}
        style={filled}
        aria-valuetext={format(value)}
      />
      <span className={css.ends} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </span>
      {hint ? (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
