import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useTexts } from '../texts/texts.tsx'
import type { ComboBoxProps } from './ComboBox.tsx'
import { FieldError } from './Field.tsx'
import field from './Field.module.css'
import { Icon } from './Icon.tsx'
import css from './ListBox.module.css'

/** Loaded by ComboBox; a default export because React.lazy asks for one. */
export default function RichComboBox(props: ComboBoxProps) {
  const { label, hint, error, isOptional, id, options, name, placeholder, defaultInputValue, onInput, onChoose } = props
  const texts = useTexts()
  return (
    <AriaComboBox
      className={field.field ?? ''}
      name={name}
      formValue="text"
      allowsCustomValue
      // Suggestions of a service come after the key that asks for them: the list must be open already.
      allowsEmptyCollection={onInput !== undefined}
      isInvalid={Boolean(error)}
      {...(defaultInputValue === undefined ? {} : { defaultInputValue })}
      onInputChange={(typed) => onInput?.(typed)}
      onChange={(key) => onChoose?.(key === null ? null : String(key))}
      data-invalid={error ? true : undefined}
    >
      <Label className={field.label ?? ''}>
        {label}
        {isOptional ? <span className={field.optional}> {texts.t('ui.optional')}</span> : null}
      </Label>
      {hint ? (
        <Text slot="description" className={field.hint ?? ''}>
          {hint}
        </Text>
      ) : null}
      <span className={field.box}>
        <Input className={field.input ?? ''} {...(id ? { id } : {})} {...(placeholder ? { placeholder } : {})} />
        <Button className={css.open ?? ''} aria-label={texts.t('ui.suggestions')}>
          <Icon icon={ChevronDown} />
        </Button>
      </span>
      <FieldError id={`${id ?? name}-error`}>{error}</FieldError>
      <Popover className={css.popover ?? ''} offset={4}>
        <ListBox className={css.list ?? ''} items={options}>
          {(option) => (
            <ListBoxItem id={option.value} className={css.option ?? ''} textValue={option.label}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
