import { Form } from 'react-router'
import type { BulkRow } from '@volante/contract/bulk'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { ComboBox } from '../../ui/field/ComboBox.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Columns, Row, Stack } from '../../ui/layout/Stack.tsx'
import { Outcome } from '../Outcome.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { ownChoices } from '../resource/choices/many-choices.ts'
import { useOptions } from '../resource/ResourceFilters.tsx'
import type { Resource } from '../resource/resource.ts'
import { typedOf } from '../resource/values.ts'
import { Soft } from '../Soft.tsx'
import css from './bulk.module.css'
import type { BulkData } from './bulk.server.ts'
import { setName } from './read-bulk.ts'
import { useCallNames } from './use-call-names.ts'

interface BulkPageProps {
  readonly resource: Resource
  readonly data: BulkData
  /** Why it was not carried out. */
  readonly problem: string | null
}

/** What to set in many rows; once it is filled in, what would become of each, and the button that does it. */
export function BulkPage({ resource, data, problem }: BulkPageProps) {
  const { t, byKey } = useTexts()
  const { chosen, missing, preview } = data
  const nameOf = useCallNames(resource.noun)
  const of = { what: nameOf(chosen.call), count: preview?.total ?? chosen.ids.length }
  const title = data.isAct ? t('work.bulk.title.act', of) : t('work.bulk.title', of)
  const final = `resources.${resource.noun}.final.${chosen.call}`
  const back = `${resource.path}${chosen.list && `?${chosen.list}`}`
  const message = problem ? byKey(problem) : missing && t(missing)
  return (
    <RecordPage
      title={title}
      problem={message !== null && t('work.errorTitle', { title })}
      back={{ to: back, text: byKey(`resources.${resource.noun}.title`) }}
    >
      {message && <Outcome tone="bad">{message}</Outcome>}
      {missing !== 'work.bulk.nobody' && data.fields.length > 0 && <Fields resource={resource} data={data} />}
      {preview && (
        <>
          {preview.isSample && <p>{t('work.bulk.sample', { count: preview.rows.length, total: preview.total })}</p>}
          <Rows title={t('work.bulk.refused', { count: preview.refused })} rows={preview.rows} outcome="refused" />
          <Rows title={t('work.bulk.will', { count: preview.will })} rows={preview.rows} outcome="will" />
          <Rows title={t('work.bulk.same', { count: preview.same })} rows={preview.rows} outcome="same" />
          <Form method="post">
            <XsrfField />
            <input type="hidden" name="expected" value={preview.expected} />
            <Row gap={3} align="center">
              {preview.expected > 0 && (
                <Button type="submit" variant="primary" size="small">
                  {data.isAct
                    ? t('work.bulk.yes.act', { what: of.what, count: preview.expected })
                    : t('work.bulk.yes', { count: preview.expected })}
                </Button>
              )}
              <LinkButton to={back} size="small">
                {t('work.bulk.no')}
              </LinkButton>
              <Soft>{data.canUndo ? t('work.bulk.undoable') : byKey(final) || t('work.bulk.final')}</Soft>
            </Row>
          </Form>
        </>
      )}
    </RecordPage>
  )
}

/** The fields stand in the address with what was chosen, so that a preview can be opened again and changed. */
function Fields({ resource, data }: Omit<BulkPageProps, 'problem'>) {
  const { chosen, fields, choices, many, lacking, set, country } = data
  const texts = useTexts()
  const { t, byKey } = texts
  const optionsOf = useOptions(resource.noun)
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
                  from={`${resource.path}/options?${new URLSearchParams({ country, of: field.name })}`}
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

interface RowsProps {
  readonly title: string
  readonly rows: readonly BulkRow[]
  readonly outcome: BulkRow['outcome']
}

export function Rows({ title, rows, outcome }: RowsProps) {
  const of = rows.filter((row) => row.outcome === outcome)
  if (of.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <h2>{title}</h2>
      <RowNames rows={of} />
    </Stack>
  )
}

/** Rows by name, each with why it did not go. */
export const RowNames = ({ rows }: Pick<RowsProps, 'rows'>) => (
  <ul className={css.names}>
    {rows.map(({ id, name, why }) => (
      <li key={id}>
        {name} {why && <Soft>{why}</Soft>}
      </li>
    ))}
  </ul>
)
