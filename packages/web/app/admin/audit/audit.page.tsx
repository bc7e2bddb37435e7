import { audit, AUDITED_CALLS } from '@volante/contract/audit'
import type { RouteHandle } from '@volante/contract/page'
import * as z from 'zod/mini'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Filters } from '../../work/list/Filters.tsx'
import { addressOf, namesOf } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { Turns } from '../../work/list/Pages.tsx'
import { readList } from '../../work/list/read-list.ts'
import { requireRight } from '../../work/require-right.ts'
import { handleViews } from '../../work/views/handle-views.ts'
import { Views } from '../../work/views/Views.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/audit.page'
import { AUDIT } from './audit-list.ts'
import { useAuditWords } from './audit-words.ts'
import { AuditList } from './AuditList.tsx'

export const handle = { query: [...namesOf(AUDIT), 'done'] } satisfies RouteHandle

const SIZE = 30

const SHAPE = { ...audit.calls.list.query.shape, call: z.enum(AUDITED_CALLS) }
const readAudit = (search: URLSearchParams) => readList(AUDIT, search, SHAPE)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  requireRight(context.get(page), url, 'audit.read')
  const { chosen, asked } = readAudit(url.searchParams)
  const [entries, views] = await Promise.all([
    api.audit.list({ query: { ...asked, size: SIZE } }),
    api.views.list({ query: { list: AUDIT.path } }),
  ])
  return { chosen, views, ...entries }
}

export async function action({ context, request }: Route.ActionArgs) {
  const url = new URL(request.url)
  requireRight(context.get(page), url, 'audit.read')
  const { chosen } = readAudit(url.searchParams)
  return handleViews(workPage(context.get(page), request), AUDIT, chosen, await request.formData())
}
export const clientAction = keepForm

/** What staff of the visitor's markets did, newest first; everything chosen stands in the address. */
export default function Audit({ loaderData: { items, next, chosen, views }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { calls } = useAuditWords()
  return (
    <ListPage
      title={t('admin.audit.title')}
      count={t('admin.audit.count', { count: items.length })}
      note={t('admin.audit.text')}
    >
      <Views list={AUDIT} chosen={chosen} views={views} answer={actionData} />
      <Filters
        list={AUDIT}
        chosen={chosen}
        label={t('admin.audit.filter')}
        fields={[
          { name: 'actor', label: t('admin.audit.filter.actor') },
          { name: 'call', label: t('admin.audit.filter.call'), options: calls },
          { name: 'subject', label: t('admin.audit.filter.subject') },
          { name: 'from', label: t('admin.audit.filter.from'), kind: 'day' },
          { name: 'to', label: t('admin.audit.filter.to'), kind: 'day' },
        ]}
      />
      {items.length > 0 ? (
        <AuditList entries={items} actor={chosen.actor} />
      ) : (
        <EmptyList
          list={AUDIT}
          chosen={chosen}
          none={{ title: t('admin.audit.none.title'), text: t('admin.audit.none.text') }}
          noMatch={{ title: t('admin.audit.none.title'), text: t('admin.audit.none.filtered') }}
        />
      )}
      <Turns
        label={t('admin.audit.pages')}
        after={chosen.after}
        next={next}
        to={(after) => addressOf(AUDIT, chosen, { after })}
        words={{ first: t('admin.audit.newest'), next: t('admin.audit.older') }}
      />
    </ListPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={AUDIT.path} />
