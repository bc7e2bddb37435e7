import { useLocation } from 'react-router'
import { Form } from '../../../forms/Form.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { useTexts } from '../../../texts/texts.tsx'
import { ComboBox } from '../../../ui/field/ComboBox.tsx'
import { Columns, Stack } from '../../../ui/layout/Stack.tsx'
import { RecordEdits } from './RecordEdits.tsx'
import type { RecordData } from '../load-record.server.ts'
import { fieldsOf, recordForm } from './record-form.ts'
import { optionsPath } from '../resource-list.ts'
import type { Resource, Row } from '../resource.ts'
import { useOptions } from '../ResourceFilters.tsx'
import { formValuesOf } from '../values.ts'
import css from './RecordForm.module.css'

interface RecordFormProps {
  readonly resource: Resource
  readonly answer: unknown
  readonly row: RecordData['row']
  readonly shape: Pick<RecordData['shape'], 'form' | 'codes'>
  /** What fields can be where another call says it, of many only what the record holds; and which are many. */
  readonly asked?: Pick<RecordData, 'choices' | 'many' | 'country'>
  /** What it offers where a country, brand or site is chosen. */
  readonly reached: RecordData['reached']
  /** The further call it is for; the record's own unless stated. */
  readonly act?: string
  /** What stands in the form in place of what the record holds. */
  readonly given?: Row | undefined
  readonly isSaved?: boolean
}

/** The form of a record, or of a further call on it. */
export function RecordForm({
  resource,
  row,
  shape,
  asked,
  reached,
  act,
  answer,
  given,
  isSaved = false,
}: RecordFormProps) {
  const { t, byKey, has } = useTexts()
  const pressed = `resources.${resource.noun}.do.${act}`
  const optionsOf = useOptions(reached)
  const { pathname } = useLocation()
  const fields = fieldsOf(shape)
  const read = formValuesOf(fields, row)
  return (
    <Form
      key={JSON.stringify([row, given])}
      form={recordForm(shape, act)}
      answer={answer}
      values={inWords(asked, given ? formValuesOf(fields, { ...row, ...given }) : read)}
      submit={has(pressed) ? byKey(pressed) : t('work.resource.save')}
      look={{ size: 'small' }}
    >
      {act === undefined && (
        <RecordEdits
          name={pathname}
          fields={fields.map(({ name, label }) => ({ name, label: byKey(label) }))}
          read={read}
          shown={inWords(asked, read)}
          isSaved={isSaved}
        />
      )}
      {shape.form.map(({ group, fields }) => (
        <Stack key={group} as="section" gap={2} aria-labelledby={group}>
          <h2 id={group}>{byKey(group)}</h2>
          <Columns gap={[3, 4]} least="240px">
            {fields.map((field) => {
              const options = asked?.choices[field.name] ?? optionsOf(field)
              const hint = has(`${field.label}.hint`) ? byKey(`${field.label}.hint`) : null
              return (
                <FormField
                  key={field.name}
                  name={field.name}
                  {...(asked?.many.includes(field.name)
                    ? { as: ComboBox, from: optionsPath(resource, field.name, asked.country) }
                    : options && { options })}
                  {...(hint ? { hint } : {})}
                  {...(field.kind === 'area' ? { className: css.area } : {})}
                />
              )
            })}
          </Columns>
        </Stack>
      ))}
    </Form>
  )
}

/** A field of many choices shows the words of what it holds. */
const inWords = (asked: RecordFormProps['asked'], values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (asked?.many.includes(name) && asked.choices[name]?.find((one) => one.value === value)?.label) || value,
    ]),
  )
