import { placeLabel } from '@volante/domain/places'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { CountryMap } from '../dealers/CountryMap.tsx'
import { DealerActions } from '../dealers/DealerActions.tsx'
import { OpeningLine } from '../dealers/OpeningLine.tsx'
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
  const { name, city, state, address, code } = dealer
  const place = placeLabel(site.country, city, state)
  return (
    <article className={css.page}>
      <PageHead
        title={`${name}, ${place}`}
        description={t('dealers.page.description', { dealer: name, brand: site.brandName, place })}
      />
      <DealerData dealer={dealer} />
      <header className={css.head}>
        <Breadcrumbs
          crumbs={[
            { title: t('dealers.title'), to: pathTo(site, 'dealers') },
            { title: place, to: pathTo(site, 'dealers', null, { q: place }) },
            { title: name, to: pathTo(site, 'dealer', { dealer: code }) },
          ]}
        />
        <h1>{name}</h1>
        <p className={css.lead}>
          {address}, {place}
        </p>
        <OpeningLine opening={dealer.opening} />
        <DealerActions dealer={dealer} first="primary" />
        <p className={css.ways}>
          {site.afterSalesOnly ? null : (
            <LinkButton to={pathTo(site, 'proposal', null, { dealer: code })} reloadDocument>
              {t('dealers.page.proposal')}
            </LinkButton>
          )}
          <LinkButton variant="quiet" to={pathTo(site, 'contact', null, { dealer: code })} reloadDocument>
            {t('dealers.page.message')}
          </LinkButton>
        </p>
      </header>
      <div className={css.parts}>
        <Hours dealer={dealer} />
        <Services dealer={dealer} />
        <Where dealer={dealer} place={place} />
      </div>
      <Nearby dealer={dealer} />
    </article>
  )
}

function Services({ dealer }: DealerProps) {
  const { t } = useTexts()
  if (dealer.services.length === 0) return null
  return (
    <section aria-labelledby="services" className={css.part}>
      <h2 id="services">{t('dealers.page.services')}</h2>
      <ul role="list">
        {dealer.services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </section>
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
    <section aria-labelledby="where" className={css.part}>
      <h2 id="where">{t('dealers.page.where')}</h2>
      <div className={css.map}>
        <CountryMap
          points={[dealer.at]}
          label={t('dealers.mapOne', { dealer: dealer.name, place })}
          isActive
          pointSize={9}
        />
      </div>
      <dl>
        {facts.map(([label, value, href]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Nearby({ dealer }: DealerProps) {
  const { t, number } = useTexts()
  const site = useSite()
  if (dealer.nearby.length === 0) return null
  return (
    <section aria-labelledby="nearby" className={css.nearby}>
      <h2 id="nearby">{t('dealers.page.nearby')}</h2>
      <ul role="list">
        {dealer.nearby.map(({ code, name, city, state, distance }) => (
          <li key={code}>
            <a href={pathTo(site, 'dealer', { dealer: code })}>{name}</a>
            <span>
              {placeLabel(site.country, city, state)},{' '}
              {t('dealers.km', {
                distance: number(distance / 1000, { maximumFractionDigits: distance < 10_000 ? 1 : 0 }),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
