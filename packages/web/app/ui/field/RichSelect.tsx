import { Check, ChevronDown } from '../action/icons.ts'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { classes } from '../classes.ts'
import field from './Field.module.css'
import { Icon } from '../action/Icon.tsx'
import css from './ListBox.module.css'

export interface RichChoice {
  readonly value: string
  readonly label: string
  /** Beside the label: a second line, a price, a chip. */
  readonly detail?: ReactNode
  readonly isDisabled?: boolean
}

export interface RichSelectProps {
  readonly label: string
  readonly name?: string
  readonly options: readonly RichChoice[]
  readonly value?: string
  readonly defaultValue?: string
  readonly onChange?: (value: string) => void
  readonly placeholder?: string
}

/** For choices that need more than a word each, where script is certain; else take Select. Load it lazily. */
export function RichSelect({ label, name, options, value, defaultValue, onChange, placeholder }: RichSelectProps) {
  return (
    <AriaSelect
      className={field.field ?? ''}
      {...(name ? { name } : {})}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(placeholder ? { placeholder } : {})}
      onChange={(key) => onChange?.(String(key))}
    >
      <Label className={field.label ?? ''}>{label}</Label>
      <Button className={classes(field.box, css.trigger)}>
        <SelectValue className={css.value ?? ''} />
        <Icon icon={ChevronDown} />
      </Button>
      <Popover className={css.popover ?? ''} offset={4}>
        <ListBox className={css.list ?? ''}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
              className={css.option ?? ''}
            >
              <span className={css.words}>
                {option.label}
                {option.detail ? <span className={css.detail}>{option.detail}</span> : null}
              </span>
              <Icon icon={Check} size={18} className={css.check} />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
