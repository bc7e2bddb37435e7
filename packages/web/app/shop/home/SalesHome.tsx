import type { HOME_PARTS } from '@volante/contract/site'
import { Fragment, type ReactNode } from 'react'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Announcer } from '../../enhance/Announcer.tsx'
import { useSite } from '../../shell/root-data.ts'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { ContinueBuild } from '../configurator/saved/ContinueBuild.tsx'
import type { SheetGroup } from '../range/datasheet.ts'
import { LineUp } from '../range/LineUp.tsx'
import type { RangeModel } from '../range/range.ts'
import type { ReservableCar } from '../range/reservable.ts'
import { RangeEmpty } from '../range/RangeEmpty.tsx'
import { passes, type RangeFilter } from '../range/range-filter.ts'
import { RangeFilterForm } from '../range/RangeFilterForm.tsx'
import { FeaturedStage } from './FeaturedStage.tsx'
import { House } from './House.tsx'
import type { Offer } from './load-offer.ts'
import { Moments } from './Moments.tsx'
import { OfferBand } from './OfferBand.tsx'
import { type Network, Proof } from './Proof.tsx'
import { ReadyCars } from './ReadyCars.tsx'
import { type OwnersVoice, Voice } from './Voice.tsx'
import css from './SalesHome.module.css'

export interface SalesHomeProps {
  readonly range: readonly RangeModel[]
  readonly featured: RangeModel | null
  readonly network: Network | null
  /** The featured car's datasheet. */
  readonly groups: readonly SheetGroup[]
  /** Cars in stock that can be reserved, cheapest first. */
  readonly ready: readonly ReservableCar[]
  readonly offer: Offer | null
  readonly voice: OwnersVoice | null
  /** The model year to come that the featured car has. */
  readonly newYear: number | null
  readonly filter: RangeFilter
}

/** The stage, and then the brand's parts in its own order. */
export function SalesHome({ range, featured, network, groups, newYear, ready, offer, voice, filter }: SalesHomeProps) {
  const site = useSite()
  const { t } = useTexts()
  if (!featured) {
    return (
      <div className="wide">
        <EmptyState
          title={t('shop.home.noneTitle')}
          actions={<LinkButton to={pathTo(site, 'dealers')}>{t('shop.proof.search')}</LinkButton>}
        >
          {t('shop.home.noneText')}
        </EmptyState>
      </div>
    )
  }
  const parts: Readonly<Record<(typeof HOME_PARTS)[number], ReactNode>> = {
    moments: <Moments model={featured} groups={groups} />,
    offer: offer && <OfferBand offer={offer} />,
    voice: voice && <Voice model={featured} {...voice} />,
    range: <Range range={range} featured={featured} filter={filter} />,
    ready: <ReadyCars cars={ready} range={range} />,
    proof: <Proof network={network} />,
  }
  return (
    <>
      <FeaturedStage model={featured} newYear={newYear} />
      <ContinueBuild className={`wide ${css.continue}`} />
      <House>
        {site.stage.parts.map((part) => (
          <Fragment key={part}>{parts[part]}</Fragment>
        ))}
      </House>
    </>
  )
}

/** From the family on to what one asks next. */
const WAYS = [
  ['models', 'shop.range.all'],
  ['comparator', 'shop.range.compare'],
  ['reserve', 'shop.range.reserve'],
  ['budget', 'shop.range.budget'],
  ['ownershipCost', 'shop.range.ownership'],
] as const

function Range({ range, featured, filter }: Pick<SalesHomeProps, 'range' | 'featured' | 'filter'>) {
  const site = useSite()
  const { t, money, number } = useTexts()
  const found = range.filter((model) => passes(model, filter))
  return (
    <section id="range" className={css.range} aria-labelledby="range-title">
      <Stack gap={4} className="wide">
        <h2 id="range-title" className="text-36">
          {t('shop.range.title', { brandName: site.brandName })}
        </h2>
        <p className="soft text-18">{t('shop.range.story', storyOf(range, number, money))}</p>
        <RangeFilterForm models={range} filter={filter} count={found.length} action={basePath(site)} part="range" />
      </Stack>
      {found.length > 0 ? (
        <LineUp models={found} all={range} featured={featured?.slug} />
      ) : (
        <div className="wide">
          <RangeEmpty action={basePath(site)} part="range" />
        </div>
      )}
      <Row gap={[0, 5]} className={`wide ${css.ways}`}>
        {WAYS.map(([to, text]) => (
          <a key={to} className="tap" href={pathTo(site, to)}>
            {t(text)}
          </a>
        ))}
      </Row>
      <Announcer />
    </section>
  )
}

/** The range in one sentence: how many, from the shortest to the longest, from which price on. */
function storyOf(range: readonly RangeModel[], number: Texts['number'], money: Texts['money']) {
  const metres = (mm: number) => number(mm / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const lengths = range.map(({ length }) => length)
  const prices = range.flatMap(({ price: { amount } }) => amount ?? [])
  return {
    count: range.length,
    least: metres(Math.min(...lengths)),
    most: metres(Math.max(...lengths)),
    price: money(Math.min(...prices), true),
  }
}
