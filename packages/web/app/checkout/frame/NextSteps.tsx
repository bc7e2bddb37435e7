import { Link } from 'react-router'
import type { OrderView } from '@volante/contract/order-shapes'
import { ArrowRight } from '../../ui/action/icons.ts'
import { otherWay } from '../../order-live/other-way.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import css from './frame.module.css'

type NextOrder = Pick<OrderView, 'id' | 'pendingActions' | 'payable' | 'welcomeKit' | 'paymentKind' | 'ledger'>

/** What the buyer can do here, in the order it is asked for. */
const HERE = {
  uploadDocuments: 'orderDocuments',
  takeSelfie: 'orderPhoto',
  signContract: 'orderContract',
  pay: 'orderPay',
  chooseBalancePayment: 'orderPay',
} as const
type Here = keyof typeof HERE

const isHere = (action: string): action is Here => Object.hasOwn(HERE, action)

/** The next thing to do, the largest on the page; then the welcome kit, when nobody waits for anything else. */
export function NextSteps({ order }: { readonly order: NextOrder }) {
  const { t } = useTexts()
  const site = useSite()
  const [first, ...others] = order.pendingActions.filter(isHere)
  const hasKit = order.welcomeKit !== null && !order.welcomeKit.hasAddress
  const other = otherWay(order)
  if (!first && !hasKit && !other) return null
  const to = (action: Here) => pathTo(site, HERE[action], { order: order.id })
  return (
    <nav className={css.nextSteps} aria-label={t('checkout.next')}>
      {first ? (
        <LinkButton variant="primary" size="large" to={to(first)} iconEnd={ArrowRight}>
          {t(`order.action.${first}`)}
        </LinkButton>
      ) : null}
      {others.map((action) => (
        <Link key={action} to={to(action)} className={css.nextLink}>
          {t(`order.action.${action}`)}
        </Link>
      ))}
      {other ? (
        <Link to={pathTo(site, 'orderPay', { order: order.id }, other)} className={css.nextLink}>
          {t('checkout.pay.otherWay')}
        </Link>
      ) : null}
      {hasKit ? (
        <Link to={pathTo(site, 'orderKit', { order: order.id })} className={css.nextLink}>
          {t('checkout.kit.link')} <Icon icon={ArrowRight} size={16} />
        </Link>
      ) : null}
    </nav>
  )
}
