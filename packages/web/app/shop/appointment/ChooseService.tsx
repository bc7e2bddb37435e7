import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import css from './appointment.module.css'

interface Service {
  readonly id: string
  readonly name: string
  readonly serviceName: string
  readonly price: number
}

interface ChooseServiceProps {
  readonly services: readonly Service[]
  readonly service: Service | null
  /** What the address asks for; the dealer may not do it. */
  readonly wanted: string | null
  /** The address of this page with a service, or with none. */
  readonly hrefOf: (service: string | null) => string
  /** Its price is known exactly and said elsewhere. */
  readonly priced?: unknown
}

/** What is done: the service that the address names, or those the dealer does with what each costs at least. */
export function ChooseService({ services, service, wanted, hrefOf, priced }: ChooseServiceProps) {
  const { t } = useTexts()
  if (service)
    return (
      <section className={css.dealer} aria-label={t('appointment.what')}>
        <p>
          <strong>{service.serviceName}</strong>
          {priced ? null : <Cost {...service} />}
        </p>
        <Link to={hrefOf(null)}>{t('appointment.otherService')}</Link>
      </section>
    )
  return (
    <section aria-labelledby="what" className={css.where}>
      <h2 id="what" className="text-22">
        {t('appointment.what')}
      </h2>
      {wanted ? <InlineMessage tone="warn">{t('appointment.notDoneHere')}</InlineMessage> : null}
      {services.length === 0 ? <p>{t('appointment.noServices')}</p> : null}
      <ul className={css.dealers}>
        {services.map((one) => (
          <li key={one.id}>
            <Link to={hrefOf(one.id)} className={css.choice}>
              <strong>{one.serviceName}</strong>
              <Cost {...one} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Cost({ price }: Pick<Service, 'price'>) {
  const { t } = useTexts()
  return (
    <span className="soft small">
      {price === 0 ? (
        t('appointment.free')
      ) : (
        <>
          {t('appointment.from')} <Price amount={price} hasCents />
        </>
      )}
    </span>
  )
}
