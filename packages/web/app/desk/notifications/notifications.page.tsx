import { notifications } from '@volante/contract/notifications'
import type { RouteHandle } from '@volante/contract/page'
import { NOTIFICATION_KINDS } from '@volante/domain/notification/notification'
import { redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { addressOf, namesOf } from '../../work/list/list-address.ts'
import { ListPage } from '../../work/list/ListPage.tsx'
import { Turns } from '../../work/list/Pages.tsx'
import { readList } from '../../work/list/read-list.ts'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { requirePerson } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/notifications.page'
import { CHOICES, NOTIFICATIONS, WANTED_FIELD as Field } from './notification-list.ts'
import { NotificationLines } from './NotificationLines.tsx'
import { sentenceOf } from './sentence-of.ts'

export const handle = { query: [...namesOf(NOTIFICATIONS), 'done'] } satisfies RouteHandle

const SIZE = 30

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requirePerson(facts, url)
  const { api } = facts
  const { chosen, asked } = readList(NOTIFICATIONS, url.searchParams, { ...notifications.calls.list.query.shape })
  const [{ items, next }, { unread }, choices] = await Promise.all([
    api.notifications.list({ query: { ...asked, size: SIZE } }),
    api.notifications.count(),
    api.notifications.choices(),
  ])
  const { texts } = workPage(facts, request)
  const lines = items.map(({ id, path, at, isRead, ...what }) => ({
    id,
    path,
    at,
    isRead,
    text: sentenceOf(texts, what),
  }))
  return { chosen, lines, next, unread, choices, isDone: url.searchParams.has('done') }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requirePerson(facts, url)
  const { api } = facts
  const posted = await request.formData()
  const id = formText(posted, 'id')
  if (formText(posted, 'intent') === 'read') {
    await api.notifications.read({ body: id ? { ids: [id] } : {} })
    return redirect(url.pathname + url.search, 303)
  }
  return handleForm(workPage(facts, request), CHOICES, posted, async ({ wanted }) => {
    const offered = await api.notifications.choices()
    const unwanted = offered.map(({ kind }) => kind).filter((kind) => !wanted.includes(kind))
    await api.notifications.choose({ body: { unwanted } })
    return redirect(`${NOTIFICATIONS.path}?done`, 303)
  })
}
export const clientAction = keepForm

/** What its person should know, newest first, and of what they want to be told. */
export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, lines, next, unread, choices, isDone } = loaderData
  const { t } = useTexts()
  const isUnread = chosen.unread === 'true'
  return (
    <ListPage
      title={t('desk.notifications.title')}
      count={t('desk.notifications.count', { count: unread })}
      note={t('desk.notifications.about')}
    >
      {isDone && <Outcome>{t('desk.notifications.choices.saved')}</Outcome>}
      <Row gap={2} justify="space-between">
        <Row as="nav" gap={2} aria-label={t('desk.notifications.filter')}>
          {(['all', 'unread'] as const).map((which) => (
            <LinkButton
              key={which}
              size="small"
              variant={isUnread === (which === 'unread') ? 'secondary' : 'quiet'}
              aria-current={isUnread === (which === 'unread') ? 'page' : undefined}
              to={addressOf(NOTIFICATIONS, which === 'unread' ? { unread: 'true' } : {})}
            >
              {t(`desk.notifications.${which}`)}
            </LinkButton>
          ))}
        </Row>
        {unread > 0 && (
          <PostButton fields={{ intent: 'read' }} variant="quiet">
            {t('desk.notifications.readAll')}
          </PostButton>
        )}
      </Row>
      {lines.length > 0 ? (
        <NotificationLines lines={lines} />
      ) : (
        <EmptyState title={t(isUnread ? 'desk.notifications.none.unread' : 'desk.notifications.none')}>
          {t('desk.notifications.none.text')}
        </EmptyState>
      )}
      <Turns
        label={t('desk.notifications.list')}
        after={chosen.after}
        next={next}
        to={(after) => addressOf(NOTIFICATIONS, chosen, { after })}
        words={{ first: t('desk.notifications.newest'), next: t('desk.notifications.older') }}
      />
      <Disclosure title={t('desk.notifications.choices')} isOpen={isDone}>
        <Stack gap={3}>
          <Soft as="p">{t('desk.notifications.choices.text')}</Soft>
          <Form
            form={CHOICES}
            answer={actionData}
            values={{ wanted: choices.filter(({ isWanted }) => isWanted).map(({ kind }) => kind) }}
            submit={t('desk.notifications.choices.save')}
            look={{ size: 'small' }}
          >
            <Field
              name="wanted"
              options={NOTIFICATION_KINDS.filter((kind) => choices.some((one) => one.kind === kind)).map((kind) => ({
                value: kind,
                label: t(`desk.notifications.kind.${kind}`),
              }))}
            />
          </Form>
        </Stack>
      </Disclosure>
    </ListPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={NOTIFICATIONS.path} />
)
