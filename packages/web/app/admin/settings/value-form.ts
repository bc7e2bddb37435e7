import type { SettingView } from '@volante/contract/site-settings'
import { textIdOf } from '@volante/domain/settings/settings'
import { refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import { describeFields } from '../../forms/describe-fields.ts'
import type { FieldSpec, FormSpec } from '../../forms/field-spec.ts'

type Asked = Pick<SettingView, 'key' | 'kind' | 'needsTwo'>

/** Takes a setting; returns the form of its one value, which the call itself checks. */
export function valueForm(setting: Asked): FormSpec {
  const { Field: _field, form } = describeFields({
    value: specOf(setting),
    isPrepared: { label: 'settings.prepare', hint: 'settings.prepareHint', control: 'box' },
  })
  const mayBeBlank = setting.kind === 'codes' || setting.kind === 'choices' || setting.kind === 'marker'
  return form({
    kind: 'value',
    fields: ['value', 'isPrepared'],
    rules: ({ value }) => refusing({ value: mayBeBlank ? null : requiredRefusal(String(value ?? '')) }),
  }) as FormSpec
}

function specOf({ key, kind }: Asked): FieldSpec {
  const words = { label: 'settings.value', autoComplete: 'off' } as const
  if (textIdOf(key) !== null) return { ...words, control: 'area', hint: 'settings.hint.text' }
  if (kind === 'dress')
    return { ...words, label: 'settings.dress.asText', control: 'area', hint: 'settings.dress.hint' }
  if (kind === 'codes') return { ...words, control: 'area', hint: 'settings.hint.codes' }
  if (kind === 'marker') return { ...words, hint: 'settings.hint.marker' }
  if (kind === 'flag') return { ...words, control: 'radios' }
  if (kind === 'choices') return { ...words, control: 'boxes' }
  return kind === 'number' ? { ...words, inputMode: 'numeric' } : words
}
