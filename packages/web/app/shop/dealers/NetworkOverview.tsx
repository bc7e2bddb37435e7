import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { CountryMap } from '../../ui/map/CountryMap.tsx'
import css from './dealers.module.css'
import type { Network } from './find-dealers.ts'

/** Before anybody has said where they are: how many there are, where, and each state as a way in. */
export function NetworkOverview({ network }: { readonly network: Network }) {
  const { t } = useTexts()
  const site = useSite()
  const count = network.points.length
  return (
    <section className={`ruled ${css.results}`} aria-labelledby="network-title">
      <div className={css.resultsHead}>
        <h2 id="network-title" {...marks({ announce: true })}>
          {t('dealers.all', { count })}
        </h2>
      </div>
      <div className={css.mapPlace}>
        <CountryMap
          country={site.country}
          points={network.points}
          cities={network.cities}
          label={t('dealers.mapCountry', { count })}
        />
      </div>
      <nav aria-label={t('dealers.byState')}>
        <ul role="list" className={css.states}>
          {network.states.map(({ key, name, count: here }) => (
            <li key={key}>
              <a href={pathTo(site, 'dealers', null, { state: key })} className="plain">
                {name} <span className="soft tabular">{here}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}

export function NoNetwork() {
  const { t } = useTexts()
  const site = useSite()
  const { phone, hours } = site.legal
  // A number is not broken over two lines.
  const unbroken = phone.replaceAll(' ', '\u00a0')
  return (
    <EmptyState
      title={t('dealers.none', { brand: site.brandName })}
      actions={
        <LinkButton variant="primary" to={pathTo(site, 'contact')} reloadDocument>
          {t('dealers.noneAction')}
        </LinkButton>
      }
    >
      {t('dealers.noneText', { phone: unbroken, hours })}
    </EmptyState>
  )
}
