import { type ChangeSet, changeSets as service, SET_STATES } from '@volante/contract/change-sets'
import type { RouteHandle } from '@volante/contract/page'
import { Link } from 'react-router'
import { Form } from '../../../forms/Form.tsx'
import { keepForm } from '../../../forms/keep-form.ts'
import { page } from '../../../shell/page-context.ts'
import { MoreTexts, useTexts } from '../../../texts/texts.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { Filters } from '../../../work/list/Filters.tsx'
import { addressOf, namesOf } from '../../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../../work/list/ListPage.tsx'
import { Turns } from '../../../work/list/Pages.tsx'
import { readList } from '../../../work/list/read-list.ts'
import { WorkTable } from '../../../work/list/WorkTable.tsx'
import { requireRight } from '../../../work/require-right.ts'
import { workPage } from '../../../work/work-texts.server.ts'
import { WorkProblem } from '../../../work/WorkProblem.tsx'
import { DATA, setPath, SETS } from '../data-list.ts'
import type { Route } from './+types/sets.page'
import { handleNewSet } from './handle-set.ts'
import { Field, NEW_SET } from './set-forms.ts'
import { SetState } from './SetState.tsx'

export const handle = { query: namesOf(SETS) } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  requireRight(context.get(page), url, 'data.manage')
  const { chosen, asked } = readList(SETS, url.searchParams, service.calls.list.query.shape)
  return { chosen, ...(await api.changeSets.list({ query: asked })) }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'data.manage')
  return handleNewSet(workPage(context.get(page), request), await request.formData())
}
export const clientAction = keepForm

/** Changes that belong together, newest first. */
export default function Sets({ loaderData: { items, next, chosen }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <ListPage
      title={t('sheets.sets')}
      count={items.length > 0 ? t('sheets.batch.more', { count: items.length }) : ''}
      note={t('sheets.sets.text')}
    >
      <Link to={DATA}>{t('sheets.back')}</Link>
      <Disclosure title={t('sheets.sets.new')} isOpen={actionData !== undefined}>
        <Form form={NEW_SET} answer={actionData} submit={t('sheets.sets.create')} look={{ size: 'small' }}>
          <Field name="name" />
        </Form>
      </Disclosure>
      <Filters
        list={SETS}
        chosen={chosen}
        label={t('sheets.sets.filter')}
        fields={[
          {
            name: 'state',
            label: t('sheets.set.state'),
            options: SET_STATES.map((value) => ({ value, label: t(`sheets.set.state.${value}`) })),
          },
        ]}
      />
      {items.length > 0 ? (
        <SetTable items={items} />
      ) : (
        <EmptyList
          list={SETS}
          chosen={chosen}
          none={{ title: t('sheets.sets.none.title'), text: t('sheets.sets.none.text') }}
          noMatch={{ title: t('sheets.sets.noMatch.title'), text: t('sheets.sets.noMatch.text') }}
        />
      )}
      <Turns
        label={t('sheets.list.pages')}
        after={chosen.after}
        next={next}
        to={(after) => addressOf(SETS, chosen, { after })}
      />
    </ListPage>
  )
}

function SetTable({ items }: { readonly items: readonly ChangeSet[] }) {
  const { t } = useTexts()
  return (
    <WorkTable
      caption={t('sheets.sets')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', title: t('sheets.set.name'), cell: ({ id, name }) => <Link to={setPath(id)}>{name}</Link> },
        { id: 'state', title: t('sheets.set.state'), cell: (set) => <SetState set={set} /> },
        { id: 'parts', title: t('sheets.set.parts'), align: 'end', cell: ({ parts }) => parts },
        { id: 'when', title: t('sheets.set.at'), cell: (set) => <When set={set} /> },
        { id: 'by', title: t('sheets.set.by'), isRoomy: true, cell: ({ madeBy }) => madeBy ?? t('sheets.nobody') },
      ]}
    />
  )
}

/** Its time, in the clocks it was told by. */
function When({ set: { publishAt, timeZone } }: { readonly set: ChangeSet }) {
  return publishAt && timeZone ? (
    <MoreTexts locale={{ timeZone }}>
      <Moment at={publishAt} />
    </MoreTexts>
  ) : null
}

const Moment = ({ at }: { readonly at: string }) => useTexts().date(at, 'moment')

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={DATA} />
