import type { RouteHandle } from '@volante/contract/page'
import { data, redirect } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { useFollowed } from '../../shell/behaviour/use-followed.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FocusedHeading } from '../../ui/layout/FocusedHeading.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import type { Route } from './+types/turn.page'
import css from './reception.module.css'

export const handle = { texts: ['reception', 'errors', 'ui'], cache: false, query: [] } satisfies RouteHandle

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { api } = context.get(page)
  return api.dealerSales.byLink({ params: { token } }).catch((error: unknown) => {
    if (callRefusal(error)?.status === 404) throw data(null, { status: 404 })
    throw error
  })
}

/** Leaves the line; whoever has the link may. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  const { api, site } = context.get(page)
  await api.dealerSales.leaveByLink({ params: { token } }).catch((error: unknown) => {
    // It was their turn, or it was over: the page says so.
    if (callRefusal(error)?.status !== 409) throw error
  })
  return redirect(pathTo(site, 'turn', { token }), 303)
}
export const clientAction = keepForm

/** The visitor's place in line, on their phone: one number, which falls by itself. */
export default function Turn({ loaderData: visit }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const { state, place, waitingSince, takenBy, dealerName } = visit
  const isWaiting = state === 'WAITING'
  useFollowed(state !== 'DONE' && state !== 'LEFT')
  return (
    <Page width="content" gap={6} className={css.turn}>
      <PageHead title={t('reception.turn')} hidden />
      <FocusedHeading>{t(`reception.state.${state}`, { dealer: dealerName })}</FocusedHeading>
      {place === null ? null : (
        <p className={css.place} role="status">
          <span className={css.number}>{place}</span>
          <span>{place === 1 ? t('reception.next') : t('reception.before', { count: place - 1 })}</span>
        </p>
      )}
      <p className="text-18">
        {t(`reception.state.${state}.text`, {
          name: takenBy ?? '',
          dealer: dealerName,
          hasName: takenBy ? 'yes' : 'no',
        })}
      </p>
      {isWaiting && waitingSince ? (
        <>
          <p className="soft">{t('reception.since', { time: date(waitingSince, 'time') })}</p>
          <PostButton variant="quiet" fields={{ intent: 'leave' }}>
            {t('reception.leave')}
          </PostButton>
        </>
      ) : null}
    </Page>
  )
}
