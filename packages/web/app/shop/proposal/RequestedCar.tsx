import { usePictureWords } from '../../car-photo/use-picture-words.ts'
import { LiveCarPhoto } from '../../car-photo/LiveCarPhoto.tsx'
import { HERO_VIEW } from '../../car-photo/photos.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Price } from '../../ui/data/Price.tsx'
import css from './proposal.module.css'
import type { RequestedCar as Car } from './requested-car.ts'

/** What the proposal is about, at a glance: the drawing in its paint, what was chosen and what it costs. */
export function RequestedCar({
  car,
  heading,
  isSent = false,
}: {
  readonly car: Car
  readonly heading: string
  readonly isSent?: boolean
}) {
  const { t } = useTexts()
  const site = useSite()
  const says = usePictureWords()
  const name = `${car.modelName} ${car.versionName}`
  return (
    <section aria-labelledby="requested-car" className={css.car}>
      <h2 id="requested-car" className="unseen">
        {heading}
      </h2>
      <div className={css.stage}>
        <LiveCarPhoto
          car={car}
          label={says({ car: name, year: car.year, color: car.colorName }, HERO_VIEW)}
          sizes="420px"
          isFirst
        />
      </div>
      <div className={css.facts}>
        <p className={css.carName}>
          {car.modelName} <span>{car.versionName}</span>
        </p>
        <p className="soft small">
          {[t('lead.car.year', { year: String(car.year) }), car.colorName].filter(Boolean).join(' · ')}
        </p>
        <CarPrice price={car.price} />
      </div>
      <div className={css.more}>
        <Chosen names={car.chosen} />
        {car.gone > 0 && <InlineMessage tone="warn">{t('lead.car.goneParts', { count: car.gone })}</InlineMessage>}
        {!isSent && (
          <p className={css.ways}>
            <a href={car.buildHref}>{t('lead.car.edit')}</a>
            <a href={pathTo(site, 'proposal')}>{t('lead.car.other')}</a>
          </p>
        )}
      </div>
    </section>
  )
}

function Chosen({ names }: { readonly names: readonly string[] }) {
  const { t } = useTexts()
  const label = t('lead.car.included', { count: names.length })
  if (names.length === 0) return <p className="soft small">{label}</p>
  return (
    <details className={css.chosen}>
      <summary>{label}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  )
}

function CarPrice({ price: { amount, untaxed } }: Pick<Car, 'price'>) {
  const { t } = useTexts()
  return (
    <dl className={css.price}>
      <div>
        <dt>{t('lead.car.total')}</dt>
        <dd className={css.total}>
          <Price amount={amount} hasCents />
        </dd>
      </div>
      {untaxed !== null && (
        <div>
          <dt>{t('lead.car.untaxed')}</dt>
          <dd>
            <Price amount={untaxed} hasCents />
          </dd>
        </div>
      )}
    </dl>
  )
}
