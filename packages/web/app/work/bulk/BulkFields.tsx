import { Form } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { ComboBox } from '../../ui/field/ComboBox.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import { ownChoices } from '../resource/choices/many-choices.ts'
import { useOptions } from '../resource/ResourceFilters.tsx'
import { optionsPath } from '../resource/resource-list.ts'
import type { Resource } from '../resource/resource.ts'
import { typedOf } from '../resource/values.ts'
import { Soft } from '../Soft.tsx'
import css from './bulk.module.css'
import type { BulkData } from './bulk.server.ts'
import { setName } from './read-bulk.ts'

interface BulkFieldsProps {
  readonly resource: Resource
  readonly data: BulkData
}

/** The fields stand in the address with what was chosen, so that a preview can be opened again and changed. */
export function BulkFields({ resource, data }: BulkFieldsProps) {
  const { chosen, fields, choices, many, lacking, set, country, reached } = data
  const texts = useTexts()
  const { t, byKey } = texts
  const optionsOf = useOptions(reached)
  const yesOrNo = [
    { value: 'true', label: t('work.resource.yes') },
    { value: 'false', label: t('work.resource.no') },
  ]
  return (
    <Form action={`${resource.path}/bulk`} autoComplete="off">
      <input type="hidden" name="do" value={chosen.call} />
      <input type="hidden" name="list" value={chosen.list} />
      <input type="hidden" name="try" value="1" />
      {chosen.isAll && <input type="hidden" name="all" value="1" />}
      {chosen.ids.map((id) => (
        <input key={id} type="hidden" name="who" value={id} />
      ))}
      <Stack gap={3} align="start" className={css.fields}>
        {fields.some(({ isRequired }) => !isRequired) && <Soft as="p">{t('work.bulk.hint')}</Soft>}
        <Columns gap={[3, 4]} least="240px">
          {fields.map((field) => {
            const read = ownChoices(resource, field.name, texts) ?? choices[field.name]
            const options = read ?? (field.kind === 'flag' ? yesOrNo : optionsOf(field))
            const shared = {
              id: field.name,
              name: setName(field.name),
              label: byKey(field.label),
              ...(lacking.includes(field.name) ? { error: t('validation.required') } : {}),
            }
            const none = field.isRequired ? t('work.bulk.choose') : t('work.bulk.keep')
            const value =
              field.name in set ? String(field.kind === 'flag' ? set[field.name] : typedOf(field, set[field.name])) : ''
            if (many.includes(field.name))
              return (
                <ComboBox
                  key={field.name}
                  {...shared}
                  from={optionsPath(resource, field.name, country)}
                  placeholder={none}
                  defaultValue={read?.find((choice) => choice.value === value)?.label ?? value}
                />
              )
            return options ? (
              <Select key={field.name} {...shared} options={options} placeholder={none} defaultValue={value} />
            ) : (
              <TextField
                key={field.name}
                {...shared}
                defaultValue={value}
                {...(field.kind === 'day' ? { type: 'date' } : {})}
                {...(field.maxLength === undefined ? {} : { maxLength: field.maxLength })}
              />
            )
          })}
        </Columns>
        <Button type="submit" size="small">
          {t('work.bulk.try')}
        </Button>
      </Stack>
    </Form>
  )
}
