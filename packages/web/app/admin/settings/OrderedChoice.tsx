import type { SettingView } from '@volante/contract/site-settings'
import { useFormField } from '../../forms/form-state.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Fieldset } from '../../ui/field/Fieldset.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useSettingWords } from './use-setting-words.ts'

/** Several of the options in an order: one place after the other, each with an option or left empty. */
export function OrderedChoice({
  setting: { key, options },
}: {
  readonly setting: Pick<SettingView, 'key' | 'options'>
}) {
  const { t } = useTexts()
  const { choiceName } = useSettingWords()
  const { id, spec, meta } = useFormField('value')
  const choices = options.map((value) => ({ value, label: choiceName(key, value) }))
  return (
    <Fieldset id={id} kind="question" legend={t(spec.label)} hint={t('settings.hint.order')} error={meta.errors?.[0]}>
      <Stack gap={2}>
        {options.map((option, at) => (
          <Select
            key={option}
            id={`${id}-${at + 1}`}
            name="value"
            label={t('settings.place', { place: at + 1 })}
            placeholder={t('settings.place.none')}
            options={choices}
            defaultValue={meta.defaultOptions?.[at] ?? ''}
          />
        ))}
      </Stack>
    </Fieldset>
  )
}
