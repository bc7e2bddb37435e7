import { Link, useLocation } from 'react-router'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { ErrorState } from '../../ui/feedback/States.tsx'
import css from './order.module.css'

/** The order is safe, only its timeline cannot be read now. */
export function TimelineUnavailable() {
  const { t } = useTexts()
  const site = useSite()
  const { pathname } = useLocation()
  const ways = (
    <>
      <a href={pathname} className={buttonClass({ variant: 'primary' })}>
        {t('orders.retry')}
      </a>
      <Link to={pathTo(site, 'orders')} className={buttonClass({})}>
        {t('orders.title')}
      </Link>
    </>
  )
  return (
    <div className={css.alone}>
      <PageHead title={t('orders.unavailable.timeline')} hidden />
      <h1 className="unseen">{t('orders.unavailable.timeline')}</h1>
      <ErrorState title={t('orders.unavailable.timeline')} actions={ways}>
        {t('orders.unavailable.safe')}
      </ErrorState>
    </div>
  )
}
