import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { DealerItem } from './DealerItem.tsx'
import css from './dealers.module.css'
import type { DealerQuery } from '../../places/dealer-query.ts'
import type { FoundDealers } from './find-dealers.ts'
import { RegionMap } from '../../ui/map/RegionMap.tsx'
import { SurroundingsMap } from './SurroundingsMap.tsx'

/** Enough to choose from; the others wait behind one press. */
const FIRST = 8

/** What was found, as one line. */
export function resultTitle({ t }: Texts, { place, dealers, isFar, hasMore }: FoundDealers): string {
  const name = place?.label ?? t('dealers.here')
  if (isFar) return t(place?.state ? 'dealers.farState' : 'dealers.far', { place: name })
  if (hasMore) return t('dealers.more', { count: dealers.length, place: name })
  return t(place?.state ? 'dealers.inState' : 'dealers.near', { count: dealers.length, place: name })
}

/** The list is the answer; the map beside it shows the same again. */
export function DealerResults({ found, query }: { readonly found: FoundDealers; readonly query: DealerQuery }) {
  const texts = useTexts()
  const { t } = texts
  const { country } = useSite()
  const { place, isFar, hasMore } = found
  const dealers = query.wantsAll ? found.dealers : found.dealers.slice(0, FIRST)
  const isPictured = dealers.some(({ picture }) => picture)
  const isAround = place !== null && dealers.some(({ distance }) => distance !== null)
  return (
    <section className={`ruled ${css.results}`} aria-labelledby="results-title">
      <Stack gap={2} className={css.resultsHead}>
        <h2 id="results-title" {...marks({ announce: true })}>
          {resultTitle(texts, found)}
        </h2>
        {isFar ? <p className="soft">{t('dealers.farText', { count: dealers.length })}</p> : null}
        {hasMore ? <p className="soft">{t('dealers.moreText')}</p> : null}
        <Others labels={found.others} />
        <a href="#map" className={`tap ${css.toMap}`}>
          {t('dealers.toMap')}
        </a>
      </Stack>
      <div id="map" className={css.mapPlace}>
        {isAround && place ? (
          <SurroundingsMap
            middle={place.at}
            label={t('dealers.map', { count: dealers.length, place: place.label ?? t('dealers.here') })}
            dealers={dealers}
            towns={found.towns}
          />
        ) : (
          <RegionMap
            country={country}
            places={found.dealers.map(({ city, at }) => ({ name: city, at }))}
            towns={found.towns.filter(({ isLarge }) => isLarge)}
            label={t('dealers.mapRegion', { count: found.dealers.length, place: place?.label ?? '' })}
          />
        )}
        {isAround ? <p className="soft small">{t('dealers.straight')}</p> : null}
      </div>
      <ol role="list" className={css.list} aria-label={t('dealers.list')}>
        {dealers.map((dealer, at) => (
          <DealerItem key={dealer.code} dealer={dealer} number={isAround ? at + 1 : null} isPictured={isPictured} />
        ))}
      </ol>
      <ShowAll found={found} query={query} isShort={dealers.length < found.dealers.length} />
    </section>
  )
}

interface ShowAllProps {
  readonly found: FoundDealers
  readonly query: DealerQuery
  readonly isShort: boolean
}

function ShowAll({ found, query, isShort }: ShowAllProps) {
  const { t } = useTexts()
  const site = useSite()
  if (!isShort) return null
  const { text, state, point } = query
  const asked = { q: text, state, lat: point?.[1], lon: point?.[0], all: 1 }
  return (
    <p className={css.showAll}>
      <LinkButton to={pathTo(site, 'dealers', null, asked)} {...marks({ live: 'dealers' })}>
        {t('dealers.showAll', { count: found.dealers.length })}
      </LinkButton>
    </p>
  )
}

function Others({ labels }: { readonly labels: readonly string[] }) {
  const { t } = useTexts()
  const site = useSite()
  if (labels.length === 0) return null
  return (
    <Row as="nav" gap={[0, 4]} aria-label={t('dealers.othersList')}>
      <span className="soft">{t('dealers.others')}</span>
      {labels.map((label) => (
        <a
          key={label}
          href={pathTo(site, 'dealers', null, { q: label })}
          {...marks({ live: 'dealers' })}
          className="tap"
        >
          {label}
        </a>
      ))}
    </Row>
  )
}
