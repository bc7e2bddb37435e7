import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { basePath } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import type { Route } from './+types/shared.page'
import { Estimates } from '../../order-live/Estimates.tsx'
import { Horizon } from './Horizon.tsx'
import { drawn } from './load-orders.ts'
import css from './order.module.css'
import { Timeline } from './Timeline.tsx'

export const handle = { texts: ['orders', 'order', 'ui'], script: 'enhance', cache: false } satisfies RouteHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(page)
  try {
    const shared = await facts.api.orders.shared({ params: { token: params.token ?? '' } })
    return data({ shared, car: await drawn(facts, shared) })
  } catch (error) {
    const status = callRefusal(error)?.status
    if (status === 404 || status === 400) return data(null, { status: 404 })
    throw error
  }
}

/** The way of somebody's car, without a word about the person (OT7). */
export default function Shared({ loaderData }: Route.ComponentProps) {
  const { t, byKey } = useTexts()
  if (!loaderData) return <Ended />
  const { shared, car: drawing } = loaderData
  const { car, stages, estimates, title, isEnded } = shared
  const name = `${car.modelName} ${car.versionName}`
  return (
    <div>
      <PageHead title={t('orders.shared.title', { car: name })} hidden />
      <header className={css.hero}>
        <div className={css.heroWords}>
          <p className="soft small tabular">{t('orders.shared.kicker')}</p>
          <h1>{name}</h1>
          <p className={css.sentence}>{byKey(title)}</p>
          <p className="soft small">{t('orders.shared.private')}</p>
        </div>
        <Horizon order={shared} drawn={drawing} />
      </header>
      <div className={css.columns}>
        <div className={css.main}>
          <Timeline order={{ stages, events: [] }} />
        </div>
        <aside className={css.aside} aria-label={t('orders.estimate')}>
          <Estimates estimates={estimates} isOver={isEnded} />
        </aside>
      </div>
    </div>
  )
}

function Ended() {
  const { t } = useTexts()
  const site = useSite()
  const home = (
    <a href={basePath(site)} className={buttonClass({ variant: 'primary' })}>
      {t('orders.shared.home')}
    </a>
  )
  return (
    <div className={css.alone}>
      <PageHead title={t('orders.shared.ended')} hidden />
      <h1 className="unseen">{t('orders.shared.ended')}</h1>
      <EmptyState title={t('orders.shared.ended')} actions={home}>
        {t('orders.shared.endedText')}
      </EmptyState>
    </div>
  )
}
