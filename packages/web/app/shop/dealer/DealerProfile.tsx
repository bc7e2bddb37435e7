import { Page } from '../../ui/layout/Page.tsx'
import { placeLabel } from '@volante/domain/places/places'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { SurroundingsMap } from '../dealers/SurroundingsMap.tsx'
import { DealerActions } from '../dealers/DealerActions.tsx'
import { OpeningLine } from '../dealers/OpeningLine.tsx'
import { ReadyList } from '../range/ReadyList.tsx'
import { LibraryPicture } from '../../ui/data/LibraryPicture.tsx'
import { Columns, Row, Stack } from '../../ui/layout/Stack.tsx'
import css from './dealer.module.css'
import { DealerData } from './DealerData.tsx'
import { Hours } from './Hours.tsx'
import type { DealerView } from './load-dealer.ts'

export interface DealerProps {
  readonly dealer: DealerView
}

export function DealerProfile({ dealer }: DealerProps) {
  const { t } = useTexts()
  const site = useSite()
  const { name, city, state, address, code, picture } = dealer
  const place = placeLabel(site.country, city, state)
  return (
    <Page gap={7} className={css.page}>
      <PageHead
        title={`${name}, ${place}`}
        description={t('dealers.page.description', { dealer: name, brand: site.brandName, place })}
      />
      <DealerData dealer={dealer} />
      <div className={css.front}>
        <Stack as="header" gap={3} align="start" className={css.head}>
          <Breadcrumbs
            crumbs={[
              { title: t('dealers.title'), to: pathTo(site, 'dealers') },
              { title: place, to: pathTo(site, 'dealers', null, { q: place }) },
              { title: name, to: pathTo(site, 'dealer', { dealer: code }) },
            ]}
          />
          <h1>{name}</h1>
          <p className="soft text-18">
            {address}, {place}
          </p>
          <OpeningLine opening={dealer.opening} />
          <DealerActions dealer={dealer} first="primary" />
          <Row as="p">
            {site.afterSalesOnly ? null : (
              <>
                <LinkButton to={pathTo(site, 'proposal', null, { dealer: code })} reloadDocument>
                  {t('dealers.page.proposal')}
                </LinkButton>
                <LinkButton to={pathTo(site, 'testDrive', null, { dealer: code })} reloadDocument>
                  {t('dealers.page.testDrive')}
                </LinkButton>
                <LinkButton to={pathTo(site, 'visit', null, { dealer: code })} reloadDocument>
                  {t('dealers.page.come')}
                </LinkButton>
              </>
            )}
            {dealer.services.length === 0 ? null : (
              <LinkButton to={pathTo(site, 'serviceVisit', null, { dealer: code })} reloadDocument>
                {t('dealers.page.visit')}
              </LinkButton>
            )}
            {site.afterSalesOnly ? null : (
              <LinkButton variant="quiet" to={pathTo(site, 'events', null, { dealer: code })} reloadDocument>
                {t('dealers.page.events')}
              </LinkButton>
            )}
            <LinkButton variant="quiet" to={pathTo(site, 'contact', null, { dealer: code })} reloadDocument>
              {t('dealers.page.message')}
            </LinkButton>
          </Row>
        </Stack>
        {picture ? (
          <LibraryPicture picture={picture} sizes="(width <= 860px) 92vw, 45vw" isFirst className={css.photo} />
        ) : null}
      </div>
      <Columns least="18rem" isFilled gap={[7, 8]}>
        <Hours dealer={dealer} />
        <Services dealer={dealer} />
        <Where dealer={dealer} place={place} />
      </Columns>
      <Stock dealer={dealer} />
      <Nearby dealer={dealer} />
    </Page>
  )
}

function Services({ dealer }: DealerProps) {
  const { t } = useTexts()
  if (dealer.services.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="services" className={`ruled ${css.part}`}>
      <h2 id="services" className="text-22">
        {t('dealers.page.services')}
      </h2>
      <ul role="list">
        {dealer.services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </Stack>
  )
}

function Where({ dealer, place }: DealerProps & { readonly place: string }) {
  const { t } = useTexts()
  const facts = [
    [t('dealers.page.postalCode'), dealer.postalCode],
    [t('dealers.page.email'), dealer.email, `mailto:${dealer.email}`],
    [t('dealers.page.group'), dealer.group],
    [t('dealers.page.taxId'), dealer.taxId],
  ] as const
  return (
    <Stack as="section" aria-labelledby="where" className={`ruled ${css.part}`}>
      <h2 id="where" className="text-22">
        {t('dealers.page.where')}
      </h2>
      <div className={css.map}>
        <SurroundingsMap
          middle={dealer.at}
          label={t('dealers.mapOne', { dealer: dealer.name, place })}
          towns={dealer.towns}
        />
      </div>
      <Stack as="dl" gap={3}>
        {facts.map(([label, value, href]) => (
          <div key={label}>
            <dt className="soft small">{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </Stack>
    </Stack>
  )
}

const MODELS = 4

/** What stands there to be driven away, each model from its price on. */
function Stock({ dealer: { stock, range } }: DealerProps) {
  const { t } = useTexts()
  if (stock.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="stock" className="ruled">
      <h2 id="stock" className="text-22">
        {t('dealers.page.stock')}
      </h2>
      <ReadyList cars={stock} range={range} most={MODELS} />
    </Stack>
  )
}

function Nearby({ dealer }: DealerProps) {
  const { t, number } = useTexts()
  const site = useSite()
  if (dealer.nearby.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby="nearby" className="ruled">
      <h2 id="nearby" className="text-22">
        {t('dealers.page.nearby')}
      </h2>
      <Columns as="ul" role="list" isFilled gap={[3, 6]}>
        {dealer.nearby.map(({ code, name, city, state, distance }) => (
          <li key={code}>
            <a href={pathTo(site, 'dealer', { dealer: code })} className={css.near}>
              {name}
            </a>
            <span className="soft small">
              {placeLabel(site.country, city, state)},{' '}
              {t('dealers.km', {
                distance: number(distance / 1000, { maximumFractionDigits: distance < 10_000 ? 1 : 0 }),
              })}
            </span>
          </li>
        ))}
      </Columns>
    </Stack>
  )
}
