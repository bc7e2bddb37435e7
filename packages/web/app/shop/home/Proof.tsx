import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Field } from '../../ui/field/Field.tsx'
import field from '../../ui/field/Field.module.css'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import css from './Proof.module.css'

export interface Network {
  readonly dealers: number
  /** States or provinces, the capital's own district aside. */
  readonly states: number
  readonly hasCapital: boolean
}

/** What stands behind the car: someone near, a drive before deciding, care afterwards. Without the network's numbers it says less. */
export function Proof({ network }: { readonly network: Network | null }) {
  const site = useSite()
  const { t } = useTexts()
  return (
    <section className={`wide ${css.proof}`} aria-label={t('shop.proof.title')}>
      <Stack gap={3} align="start" className="ruled">
        <h2 className="text-22">
          {network ? t('shop.proof.dealers', { count: network.dealers }) : t('shop.proof.dealersUnknown')}
        </h2>
        {network ? (
          <p className="soft">
            {t('shop.proof.dealersText', { count: network.states, capital: network.hasCapital ? 'yes' : 'no' })}
          </p>
        ) : null}
        <search className={css.searchBox}>
          <Row as="form" align="end" action={pathTo(site, 'dealers')} className={css.search}>
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
          <h2 className="text-22">{t('shop.proof.drive')}</h2>
          <p className="soft">{t('shop.proof.driveText', { hours: site.lead.replyHours })}</p>
          <LinkButton to={pathTo(site, 'testDrive')}>{t('shop.proof.driveAction')}</LinkButton>
        </Stack>
      )}
      <Stack gap={3} align="start" className="ruled">
        <h2 className="text-22">{t('shop.proof.care')}</h2>
        <p className="soft">{t('shop.proof.careText', { brandName: site.brandName })}</p>
        <LinkButton to={pathTo(site, 'ownership')}>{t('shop.proof.careAction')}</LinkButton>
      </Stack>
    </section>
  )
}
