import { marks } from '../../enhance/marks.ts'
import { ChevronDown } from '../action/icons.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import css from './ComboBox.module.css'
import { Field, type FieldControl, type FieldLook } from './Field.tsx'
import field from './Field.module.css'
import { Icon } from '../action/Icon.tsx'
import { startSuggestions } from './start-suggestions.ts'

export interface ComboBoxProps extends FieldLook {
  readonly id: string
  readonly name: string
  /** Returns `?q=` with a JSON list of texts, best first. */
  readonly from: string
  readonly defaultValue?: string
  readonly placeholder?: string
}

/** A plain field that posts its text; with script it suggests (`startSuggestions`, called by the parts of pages to read). */
export function ComboBox({ id, name, from, defaultValue, placeholder, ...look }: ComboBoxProps) {
  return (
    <Field {...look} id={id}>
      {(control) => <ComboInput {...{ control, name, from, defaultValue, placeholder }} />}
    </Field>
  )
}

interface ComboInputProps extends Pick<ComboBoxProps, 'from'> {
  readonly control: FieldControl
  readonly name?: string
  readonly defaultValue?: string | undefined
  readonly placeholder?: string | undefined
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void
  onBlur?(): void
}

/** The field of it alone. */
export function ComboInput({ control, from, ...input }: ComboInputProps) {
  const { t } = useTexts()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? startSuggestions(root.current) : undefined), [])
  const options = `${control.id}-options`
  return (
    <div ref={root} className={css.root} {...marks({ suggestions: true })}>
      <div className={field.box}>
        <input
          {...control}
          {...input}
          className={field.input}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={options}
          {...marks({ from })}
        />
        <button type="button" tabIndex={-1} className={css.open} aria-label={t('ui.suggestions')}>
          <Icon icon={ChevronDown} />
        </button>
      </div>
      <div
        id={options}
        role="listbox"
        aria-label={t('ui.suggestions')}
        className={classes('floating', css.list)}
        hidden
      />
      <div role="option" aria-selected={false} className={css.option} hidden {...marks({ suggestion: true })} />
      <div role="status" className="unseen" {...marks({ count: t('ui.suggestionsFound', { count: '{count}' }) })} />
    </div>
  )
}
