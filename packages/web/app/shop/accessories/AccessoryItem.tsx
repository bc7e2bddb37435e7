import { WornPart } from '../../car-photo/part/WornPart.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { LibraryPicture } from '../../ui/data/LibraryPicture.tsx'
import type { AccessoryFilter } from './accessory-filter.ts'
import css from './accessories.module.css'
import type { AccessoryCard, Offer } from './load-accessories.ts'

/** Of a card's picture in pixels; it is 120 wide on a phone, whose screen has three points a pixel where two suffice. */
const [WIDTH, NARROW] = [280, 80] as const

interface AccessoryItemProps {
  readonly card: AccessoryCard
  readonly filter: AccessoryFilter
  readonly heading: 'h2' | 'h3'
}

/** One accessory: with a car chosen it goes straight into its build, else the car is asked first. */
export function AccessoryItem({ card, filter, heading: Heading }: AccessoryItemProps) {
  const { t } = useTexts()
  const { picture, seen } = card
  const [cheapest] = card.offers
  if (!cheapest) return null
  const models = card.offers.map(({ model }) => model.name).join(', ')
  return (
    <li className={css.item}>
      {picture || seen ? (
        <span className={css.picture}>
          {picture ? <LibraryPicture picture={picture} sizes={`(width <= 560px) ${NARROW}px, ${WIDTH}px`} /> : null}
          {seen && !picture ? <WornPart seen={seen} width={WIDTH} narrow={NARROW} /> : null}
        </span>
      ) : null}
      <div className={css.words}>
        <Heading className="text-18">{card.name}</Heading>
        {card.benefit ? <p className="soft">{card.benefit}</p> : null}
      </div>
      {filter.model === null ? (
        <p className="soft small">{t('accessories.for', { count: card.offers.length, models })}</p>
      ) : null}
      <FullPrice
        price={cheapest.price}
        isFrom={cheapest.price.amount !== card.offers.at(-1)?.price.amount}
        size="medium"
        className={css.price}
      />
      {card.offers.length === 1 ? (
        <AddLink card={card} offer={cheapest} version={filter.version} />
      ) : (
        <ChooseModel card={card} />
      )}
    </li>
  )
}

interface AddLinkProps {
  readonly card: AccessoryCard
  readonly offer: Offer
  readonly version: string | null
}

/** The configurator's own address: the version and the part, at the step of the accessories. */
const useBuildAddress = () => {
  const site = useSite()
  return ({ model, id }: Offer, version: string | null) =>
    pathTo(site, 'configurator', { model: model.slug }, { version, parts: id, step: 'accessories' })
}

function AddLink({ card, offer, version }: AddLinkProps) {
  const { t } = useTexts()
  const addressOf = useBuildAddress()
  return (
    <LinkButton to={addressOf(offer, version)} className={css.add} reloadDocument>
      {t('accessories.add')}
      <span className="unseen">: {t('accessories.addOf', { accessory: card.name, model: offer.model.name })}</span>
    </LinkButton>
  )
}

function ChooseModel({ card }: { readonly card: AccessoryCard }) {
  const { t, money } = useTexts()
  const addressOf = useBuildAddress()
  return (
    <details className={css.choose} name="choose-model">
      <summary className="tap strong">
        {t('accessories.choose')}
        <span className="unseen">: {card.name}</span>
      </summary>
      <ul role="list">
        {card.offers.map((offer) => (
          <li key={offer.id}>
            <a href={addressOf(offer, null)} className="plain">
              {offer.model.name}
              {offer.price.amount === null ? null : (
                <span className="soft tabular"> {money(offer.price.amount, true)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
