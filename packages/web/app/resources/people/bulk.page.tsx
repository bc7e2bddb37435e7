import { Form } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { BulkRows, type SaidRow } from '../../work/bulk/BulkRows.tsx'
import { BULK_PATH, readBulk } from '../../work/people/people-bulk.ts'
import { PEOPLE } from '../../work/list/known-lists.ts'
import { backTo } from '../../work/list/list-address.ts'
import { Button } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { useRoleNames } from '../../work/role-names.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/bulk.page'
import { takeBulk } from './take-bulk.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  requireRight(context.get(page), url, 'users.roles')
  const bulk = readBulk(url.searchParams)
  const list = url.searchParams.get('list') ?? ''
  const missing = bulk.ids.length === 0 ? 'admin.users.bulk.nobody' : needsRole(bulk) ? 'users.bulkRole' : null
  const { people } = missing ? { people: [] } : await api.people.previewBulk({ body: bulk })
  return { bulk, list, missing, people }
}

const needsRole = ({ action, role }: ReturnType<typeof readBulk>): boolean =>
  (action === 'giveRole' || action === 'takeRole') && !role

export function action({ context, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'users.roles')
  return takeBulk(context.get(page), request)
}

/** Asks before many people are changed: how many, who, and who stays as they are and why. */
export default function BulkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, byKey } = useTexts()
  const { nameOf } = useRoleNames()
  const { bulk, list, missing, people } = loaderData
  const able = people.filter(({ isSame, code }) => !isSame && code === null)
  const rows = people.map(({ id, name, isSame, code }): SaidRow => {
    const outcome = isSame ? 'same' : code === null ? 'will' : 'refused'
    return { id, name, outcome, why: outcome === 'refused' ? byKey(code ?? '') : null }
  })
  const of = (outcome: SaidRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const role = bulk.role ? nameOf(bulk.role) : ''
  const title = t(`admin.users.bulk.title.${bulk.action}`, { count: able.length, role })
  const problem = actionData?.problem ?? missing
  return (
    <RecordPage
      title={title}
      problem={problem !== null && t('work.errorTitle', { title })}
      back={{ to: backTo(PEOPLE.path, list), text: t('admin.users.toList') }}
      text={able.length > 0 && t(`admin.users.bulk.text.${bulk.action}`)}
    >
      {problem && <Outcome tone="bad">{byKey(problem)}</Outcome>}
      <BulkRows title={t('work.bulk.will', { count: able.length })} rows={rows} outcome="will" />
      <BulkRows title={t('work.bulk.same', { count: of('same') })} rows={rows} outcome="same" />
      <BulkRows title={t('work.bulk.refused', { count: of('refused') })} rows={rows} outcome="refused" />
      <Confirm data={loaderData} count={able.length} />
    </RecordPage>
  )
}

interface ConfirmProps {
  readonly data: Route.ComponentProps['loaderData']
  readonly count: number
}

function Confirm({ data: { bulk, list }, count }: ConfirmProps) {
  const { t } = useTexts()
  return (
    <Form method="post" action={BULK_PATH}>
      <Row gap={2}>
        <XsrfField />
        <input type="hidden" name="action" value={bulk.action} />
        <input type="hidden" name="role" value={bulk.role ?? ''} />
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="expected" value={count} />
        {bulk.ids.map((id) => (
          <input key={id} type="hidden" name="who" value={id} />
        ))}
        {count > 0 && (
          <Button type="submit" variant="primary" size="small">
            {t('admin.users.bulk.yes', { count })}
          </Button>
        )}
        <LinkButton to={backTo(PEOPLE.path, list)} size="small">
          {t('admin.users.bulk.no')}
        </LinkButton>
      </Row>
    </Form>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={PEOPLE.path} />
