import type { ReactNode } from 'react'
import { KIND } from '../../forms/refused.ts'
import { usePageProblem } from '../../shell/page-problem.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useBrandNames } from '../brand-names.ts'
import { Facts } from '../Facts.tsx'
import { backTo } from '../list/list-address.ts'
import { Outcome } from '../Outcome.tsx'
import { PostButton } from '../PostButton.tsx'
import { RecordPage } from '../RecordPage.tsx'
import type { RecordData } from './load-record.server.ts'
import { actsOf } from './edits/acts-of.ts'
import { fieldsOf } from './edits/record-form.ts'
import { RecordForm } from './edits/RecordForm.tsx'
import { RecordHistory } from './edits/RecordHistory.tsx'
import { recordPath } from './resource-list.ts'
import { idOf, type Resource } from './resource.ts'
import type { FieldShape } from './shape.server.ts'
import { wordOf } from './words.ts'

interface ResourceRecordProps {
  readonly resource: Resource
  readonly data: RecordData
  readonly answer: unknown
}

/** One record of a resource, or a new one: its form, what hangs on it, its history. */
export function ResourceRecord({ resource, data, answer }: ResourceRecordProps) {
  const texts = useTexts()
  const { t, byKey, date } = texts
  const { row, may, done, history, country } = data
  const title = row ? resource.title(row, texts) : byKey(`resources.${resource.noun}.new`)
  const acts = row ? actsOf(resource, data, row) : []
  const isRefused = usePageProblem()
  const list = backTo(resource.path, data.list || (resource.byCountry ? `country=${country}` : ''))
  return (
    <RecordPage
      title={title}
      problem={isRefused && t('work.errorTitle', { title })}
      text={resource.byCountry && t(`work.country.${country}`)}
      back={{ to: list, text: byKey(`resources.${resource.noun}.title`) }}
    >
      {(done === 'saved' || done === 'merged') && !answer && <Outcome>{t(`work.resource.done.${done}`)}</Outcome>}
      {data.restored && !answer && (
        <Outcome>{t('work.history.restored', { at: date(data.restored.at, 'moment') })}</Outcome>
      )}
      {(row ? may.update : may.create) ? (
        <RecordForm
          resource={resource}
          row={row}
          shape={data.shape}
          asked={data}
          reached={data.reached}
          answer={answer}
          given={data.restored?.values}
          isSaved={done !== null}
        />
      ) : (
        row && (
          <Known
            data={data}
            elsewhere={[...acts.flatMap(fieldsOf).map(({ name }) => name), ...(resource.drawn ?? [])]}
          />
        )
      )}
      {row && resource.below?.(row)}
      {row &&
        acts.map((act) => (
          <RecordForm
            key={act.call}
            resource={resource}
            row={row}
            shape={act}
            reached={data.reached}
            act={act.call}
            answer={answer}
          />
        ))}
      {row && may.remove && (
        <Disclosure title={t('work.resource.remove')}>
          <Stack gap={2} align="start">
            <p>{t('work.resource.remove.sure', { name: title })}</p>
            <PostButton fields={{ intent: 'remove', [KIND]: 'record' }}>{t('work.resource.remove')}</PostButton>
          </Stack>
        </Disclosure>
      )}
      {history && (
        <RecordHistory
          entries={history}
          shape={data.shape}
          called={data.called}
          restoreTo={({ id, call }) =>
            row && may.update && call === data.saving
              ? restoreAt(recordPath(resource, idOf(resource, row), { country, list: data.list }), id)
              : null
          }
        />
      )}
    </RecordPage>
  )
}

const restoreAt = (path: string, entry: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ restore: entry })}`

const LINKS: Readonly<Record<string, string>> = { email: 'mailto:', phone: 'tel:' }

interface KnownProps extends Pick<ResourceRecordProps, 'data'> {
  /** What forms and parts below show. */
  readonly elsewhere: readonly string[]
}

/** What is known of a record that its reader may not change. */
function Known({ data: { row, shape }, elsewhere }: KnownProps) {
  const texts = useTexts()
  const { nameOf } = useBrandNames()
  const fields = [...shape.columns, ...fieldsOf(shape)].filter(({ name }) => !elsewhere.includes(name))
  const valueOf = (field: FieldShape): ReactNode => {
    const value = row?.[field.name]
    const word = wordOf(texts, field, value)
    const link = LINKS[field.name]
    if (link && word) return <a href={`${link}${word}`}>{word}</a>
    if (field.kind !== 'brand') return word
    return Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(word)
  }
  const facts = fields.map((field) => [texts.byKey(field.label), valueOf(field)] as const)
  return <Facts of={Object.fromEntries(facts)} />
}
