import { Link } from 'react-router'
import type { OrderView } from '@volante/contract/order-shapes'
import { extrasOf } from '@volante/domain/order/ordered-car'
import { formatPhone } from '@volante/domain/person/phone'
import { PostButton } from '../../forms/PostButton.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { PushHere } from '../push/PushHere.tsx'
import { Estimates } from '../../order-live/Estimates.tsx'
import css from './order.module.css'

interface OrderAsideProps {
  readonly order: OrderView
  /** The public address, once: it is not kept anywhere. */
  readonly sharedUrl: string | undefined
}

/** What stands beside the way of an order: promised day, car, dealer, who else may look, the way out. */
export function OrderAside({ order, sharedUrl }: OrderAsideProps) {
  const { t } = useTexts()
  const isGone = order.status === 'EXPIRED' || order.status === 'CANCELLED'
  return (
    <aside className={css.aside} aria-label={t('orders.aside')}>
      <Estimates estimates={order.estimates} isOver={order.isEnded} />
      <Car order={order} />
      <Dealer dealer={order.dealer} />
      {order.welcomeKit && <WelcomeKit order={order} kit={order.welcomeKit} />}
      <Feedback order={order} />
      <Owner order={order} />
      {!order.isEnded && <PushSection />}
      {(!isGone || order.isShared) && <Share isShared={order.isShared} url={sharedUrl} />}
      <WayOut order={order} />
    </aside>
  )
}

function Car({ order: { car } }: Pick<OrderAsideProps, 'order'>) {
  const { t, money } = useTexts()
  const [, ...extras] = extrasOf(car).map(({ name }) => name)
  return (
    <section aria-labelledby="car">
      <h2 id="car">{t('orders.car')}</h2>
      <p className="strong">
        {car.modelName} {car.versionName}
      </p>
      <p className="soft small">
        {t('orders.car.facts', { year: String(car.year), color: car.color.name, count: car.optionals.length })}
      </p>
      {extras.length > 0 && (
        <details className={css.more}>
          <summary>{t('orders.car.extras')}</summary>
          <ul>
            {extras.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="text-22 tabular strong">{money(car.total)}</p>
    </section>
  )
}

function Dealer({ dealer }: { readonly dealer: OrderView['dealer'] }) {
  const { t } = useTexts()
  const { country } = useSite()
  const code = country === 'AR' ? '54' : '55'
  const digits = dealer.phone.replace(/\D/g, '')
  return (
    <section aria-labelledby="dealer">
      <h2 id="dealer">{t('orders.dealer')}</h2>
      <p className="strong">{dealer.name}</p>
      <p className="soft small">{[dealer.city, dealer.state].filter(Boolean).join(', ')}</p>
      <p>
        <a href={`tel:+${code}${digits}`}>{t('orders.dealer.call', { phone: formatPhone(digits, country) })}</a>
      </p>
    </section>
  )
}

interface WelcomeKitProps {
  readonly order: Pick<OrderView, 'id' | 'status'>
  readonly kit: NonNullable<OrderView['welcomeKit']>
}

function WelcomeKit({ order, kit }: WelcomeKitProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <section aria-labelledby="kit">
      <h2 id="kit">{t('orders.kit')}</h2>
      <p className="soft small">{kit.contents.join(', ')}</p>
      {order.status !== 'DELIVERED' && (
        <p>
          <Link to={pathTo(site, 'orderKit', { order: order.id })}>
            {t(kit.hasAddress ? 'orders.kit.change' : 'orders.kit.address')}
          </Link>
        </p>
      )}
    </section>
  )
}

function Feedback({ order: { feedback, id } }: Pick<OrderAsideProps, 'order'>) {
  const { t } = useTexts()
  const site = useSite()
  if (!feedback) return null
  return (
    <section aria-labelledby="said">
      <h2 id="said">{t('orders.feedback.yours')}</h2>
      <p>{t('orders.feedback.given', { rating: feedback.rating })}</p>
      <p>
        <Link to={pathTo(site, 'orderFeedback', { order: id })}>{t('orders.feedback.change')}</Link>
      </p>
    </section>
  )
}

/** Whose car it is now: its place in the garage, and a review for who chooses one. */
function Owner({ order: { status, car } }: Pick<OrderAsideProps, 'order'>) {
  const { t } = useTexts()
  const site = useSite()
  if (status !== 'DELIVERED') return null
  return (
    <section aria-labelledby="owner">
      <h2 id="owner">{t('orders.owner')}</h2>
      <p>
        <Link to={pathTo(site, 'garage')}>{t('orders.owner.garage')}</Link>
      </p>
      <p>
        <Link to={pathTo(site, 'reviewNew', null, { model: car.modelSlug, year: car.year })}>
          {t('orders.owner.review', { model: car.modelName })}
        </Link>
      </p>
    </section>
  )
}

/** Not on arrival: whoever wants it finds it beside the order. */
function PushSection() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="push">
      <h2 id="push">{t('push.here')}</h2>
      <PushHere off={t('push.order')} />
    </section>
  )
}

function Share({ isShared, url }: { readonly isShared: boolean; readonly url: string | undefined }) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="share" className={css.share}>
      <h2 id="share">{t('orders.share')}</h2>
      <p className="soft small">{t(isShared || url ? 'orders.share.on' : 'orders.share.off')}</p>
      {url && <TextField label={t('orders.share.url')} value={url} readOnly hint={t('orders.share.once')} />}
      <Row gap={2} align="stretch">
        <PostButton fields={{ intent: 'share' }} size="small">
          {t(isShared || url ? 'orders.share.renew' : 'orders.share.create')}
        </PostButton>
        {(isShared || url) && (
          <PostButton fields={{ intent: 'unshare' }} size="small" variant="quiet">
            {t('orders.share.end')}
          </PostButton>
        )}
      </Row>
    </section>
  )
}

function WayOut({ order }: Pick<OrderAsideProps, 'order'>) {
  const { t } = useTexts()
  const site = useSite()
  if (!order.cancellation || order.cancellationRequest) return null
  return (
    <p>
      <Link to={pathTo(site, 'orderCancel', { order: order.id })}>
        {t(order.status === 'DELIVERED' ? 'orders.cancel.regret' : 'orders.cancel.open')}
      </Link>
    </p>
  )
}
