import { Form } from 'react-router'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Outcome } from '../Outcome.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { calledIn, type Resource } from '../resource/resource.ts'
import { Soft } from '../Soft.tsx'
import type { BulkData } from './bulk.server.ts'
import { BulkFields } from './BulkFields.tsx'
import { BulkRows } from './BulkRows.tsx'
import { whyOf } from './why-of.ts'
import { useCallNames } from './use-call-names.ts'

interface BulkPageProps {
  readonly resource: Resource
  readonly data: BulkData
  /** Why it was not carried out. */
  readonly problem: string | null
}

/** What to set in many rows; once it is filled in, what would become of each, and the button that does it. */
export function BulkPage({ resource, data, problem }: BulkPageProps) {
  const texts = useTexts()
  const { t, byKey, has } = texts
  const { chosen, missing, preview } = data
  const nameOf = useCallNames(resource.noun)
  const of = { what: nameOf(chosen.call), count: preview?.total ?? chosen.ids.length }
  const title = data.isAct ? t('work.bulk.title.act', of) : t('work.bulk.title', of)
  const final = `resources.${resource.noun}.final.${chosen.call}`
  const note = `resources.${resource.noun}.note.${chosen.call}`
  const back = `${resource.path}${chosen.list && `?${chosen.list}`}`
  const rows =
    preview?.rows.map((row) => ({
      ...row,
      name: calledIn(resource, row.name, texts),
      why: whyOf(resource, row, texts),
    })) ?? []
  const message = problem ? byKey(problem) : missing && t(missing)
  return (
    <RecordPage
      title={title}
      problem={message !== null && t('work.errorTitle', { title })}
      back={{ to: back, text: byKey(`resources.${resource.noun}.title`) }}
    >
      {message && <Outcome tone="bad">{message}</Outcome>}
      {missing !== 'work.bulk.nobody' && data.fields.length > 0 && <BulkFields resource={resource} data={data} />}
      {preview && (
        <>
          {has(note) && <p>{byKey(note)}</p>}
          {preview.isSample && <p>{t('work.bulk.sample', { count: preview.rows.length, total: preview.total })}</p>}
          <BulkRows title={t('work.bulk.refused', { count: preview.refused })} rows={rows} outcome="refused" />
          <BulkRows title={t('work.bulk.will', { count: preview.will })} rows={rows} outcome="will" />
          <BulkRows title={t('work.bulk.same', { count: preview.same })} rows={rows} outcome="same" />
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
