import type { RouteHandle } from '@volante/contract/page'
import type { QueuedOrder } from '@volante/contract/work'
import type { Queue } from '@volante/domain/order/queues'
import { data, Link } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import type { Column } from '../../ui/data/DataTable.tsx'
import { addressOf } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { Pages } from '../../work/list/Pages.tsx'
import { Cut, Pair, WorkTable } from '../../work/list/WorkTable.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import { waitingTime } from '../../work/time/time-left.ts'
import type { Route } from './+types/queue.page'
import { handleWork } from './handle-work.ts'
import { itemPath, queueList, queueNamed, WORK_PATH } from './queue-address.ts'

export const handle = { query: ['page', 'taken'] } satisfies RouteHandle

const SIZE = 20

const queueOf = (params: { readonly queue?: string }): Queue => {
  const queue = queueNamed(params.queue)
  if (!queue) throw data(null, { status: 404 })
  return queue
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'work.read')
  const queue = queueOf(params)
  const query = { page: Number(/^\d{1,4}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 0), size: SIZE }
  const found = await facts.api.work.items({ params: { queue }, query }).catch(refuseForbidden('work.read'))
  return { queue, found, now: facts.now.toISOString(), taken: url.searchParams.get('taken') }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'work.read')
  return handleWork(workPage(facts, request), queueOf(params), await request.formData())
}

/** What waits in a queue, and who has begun with what. */
export default function QueuePage({ loaderData: { queue, found, now, taken } }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  const list = queueList(queue)
  const none = { title: t('work.queue.nothing'), text: t('work.mine.none.text') }
  return (
    <ListPage
      title={t(`work.queue.${queue}`)}
      count={t('orders.count', { count: found.total })}
      action={
        found.total > 0 && (
          <PostButton fields={{ intent: 'next' }} variant="primary">
            {t('work.queue.next')}
          </PostButton>
        )
      }
    >
      <p>
        <Link to={WORK_PATH}>{t('work.mine.title')}</Link>
      </p>
      {taken && (
        <Outcome key={taken} tone="bad">
          {t(taken === 'claimed' ? 'work.queue.taken' : 'work.queue.gone')}
        </Outcome>
      )}
      {found.items.length > 0 ? (
        <WorkTable
          caption={t(`work.queue.${queue}`)}
          columns={columnsOf(texts, queue, now)}
          rows={found.items}
          rowKey={({ id }) => id}
        />
      ) : (
        <EmptyList list={list} chosen={{}} none={none} noMatch={none} />
      )}
      <Pages label={t('orders.desk.pages')} of={found} to={(number) => addressOf(list, { page: number })} />
    </ListPage>
  )
}

const columnsOf = (texts: Texts, queue: Queue, now: string): readonly Column<QueuedOrder>[] => [
  {
    id: 'number',
    title: texts.t('orders.desk.column.number'),
    cell: ({ id, number }) => <Link to={itemPath(queue, id)}>{number}</Link>,
  },
  {
    id: 'waiting',
    title: texts.t('orders.desk.column.waiting'),
    cell: ({ since }) => waitingTime(texts, since, now),
  },
  { id: 'buyer', title: texts.t('desk.column.person'), cell: ({ buyer }) => buyer },
  {
    id: 'car',
    title: texts.t('desk.column.car'),
    isRoomy: true,
    cell: ({ car, dealer }) => <Pair first={car} then={dealer} />,
  },
  {
    id: 'claim',
    title: texts.t('work.queue.holder'),
    cell: ({ id, claim }) =>
      claim && !claim.isOwn ? (
        <Cut>{claim.by}</Cut>
      ) : (
        <PostButton fields={{ intent: 'claim', order: id }}>
          {texts.t(claim ? 'work.queue.goOn' : 'work.queue.claim')}
        </PostButton>
      ),
  },
]

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={WORK_PATH} />
