import { Row, Stack } from '../../ui/layout/Stack.tsx'
import type { LonLat } from '@volante/domain/places/places'
import { CountryMap } from '../../ui/map/CountryMap.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Field } from '../../ui/field/Field.tsx'
import field from '../../ui/field/Field.module.css'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import css from './Proof.module.css'

export interface Network {
  /** Where each dealer is. */
  readonly points: readonly LonLat[]
  /** States or provinces, the capital's own district aside. */
  readonly states: number
  readonly hasCapital: boolean
}

/** What stands behind the car: the network on its map, a drive before deciding, care afterwards. Without the network's places it says less. */
export function Proof({ network }: { readonly network: Network | null }) {
  const site = useSite()
  const { t } = useTexts()
  const count = network?.points.length ?? 0
  return (
    <section className={`wide ${css.proof}`} aria-label={t('shop.proof.title')}>
      {network ? (
        <div className={css.map}>
          <CountryMap
            country={site.country}
            points={network.points}
            label={t('shop.proof.map', { count })}
            pointSize={3}
            isBare
          />
        </div>
      ) : null}
      <Stack gap={3} align="start" className={css.near}>
        <h2 className={css.title}>{network ? t('shop.proof.dealers', { count }) : t('shop.proof.dealersUnknown')}</h2>
        {network ? (
          <p className="soft text-18">
            {t('shop.proof.dealersText', { count: network.states, capital: network.hasCapital ? 'yes' : 'no' })}
          </p>
        ) : null}
        <search className={css.search}>
          <Row as="form" align="end" action={pathTo(site, 'dealers')}>
            <Field label={t('shop.proof.near', { country: site.country })}>
              {(control) => (
                <span className={field.box}>
                  <input {...control} name="q" autoComplete="postal-code" maxLength={80} className={field.input} />
                </span>
              )}
            </Field>
            <Button type="submit">{t('shop.proof.search')}</Button>
          </Row>
        </search>
      </Stack>
      {site.afterSalesOnly ? null : (
        <Stack gap={3} align="start" className="ruled">
          <h3>{t('shop.proof.drive')}</h3>
          <p className="soft">{t('shop.proof.driveText', { hours: site.lead.replyHours })}</p>
          <LinkButton to={pathTo(site, 'testDrive')}>{t('shop.proof.driveAction')}</LinkButton>
        </Stack>
      )}
      <Stack gap={3} align="start" className="ruled">
        <h3>{t('shop.proof.care')}</h3>
        <p className="soft">{t('shop.proof.careText', { brandName: site.brandName })}</p>
        <LinkButton to={pathTo(site, 'ownership')}>{t('shop.proof.careAction')}</LinkButton>
      </Stack>
    </section>
  )
}
