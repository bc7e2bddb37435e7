import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Field } from '../../ui/field/Field.tsx'
import field from '../../ui/field/Field.module.css'
import { Row } from '../../ui/layout/Stack.tsx'
import css from './appointment.module.css'
import { DealerList } from './DealerList.tsx'
import type { Place } from './load-place.ts'

type ChooseDealerProps = Place & {
  readonly page: 'testDrive' | 'serviceVisit' | 'visit'
  /** What else the address says. */
  readonly kept: Readonly<Record<string, string | null | undefined>>
  /** What is shown in place of the dealers near the place. */
  readonly children?: ReactNode
}

/** Where: the dealer that the address names, or those near a place. */
export function ChooseDealer({ dealer, near, search, page, kept, children }: ChooseDealerProps) {
  const site = useSite()
  const { t, byKey } = useTexts()
  if (dealer) {
    return (
      <section className={css.dealer} aria-label={t('appointment.where')}>
        <p>
          <strong>{dealer.name}</strong>
          <span className="soft small">
            {dealer.street}, {dealer.city}
          </span>
        </p>
        <Link to={pathTo(site, page, null, kept)}>{t('appointment.otherDealer')}</Link>
      </section>
    )
  }
  const error = search?.refusal ? byKey(search.refusal) : undefined
  return (
    <section aria-labelledby="where" className={css.where}>
      <h2 id="where" className="text-22">
        {t('appointment.where')}
      </h2>
      <search>
        <Row as="form" align="end" action={pathTo(site, page)}>
          {Object.entries(kept).map(([name, value]) =>
            value ? <input key={name} type="hidden" name={name} value={value} /> : null,
          )}
          <Field label={t('appointment.near', { country: site.country })} error={error}>
            {(control) => (
              <span className={field.box}>
                <input
                  {...control}
                  name="near"
                  autoComplete="postal-code"
                  maxLength={80}
                  defaultValue={near}
                  className={field.input}
                />
              </span>
            )}
          </Field>
          <Button type="submit">{t('appointment.search')}</Button>
        </Row>
      </search>
      {children}
      {!children && search && !search.refusal ? (
        search.dealers.length > 0 ? (
          <DealerList dealers={search.dealers} hrefOf={(dealer) => pathTo(site, page, null, { ...kept, dealer })} />
        ) : (
          <p>{t('appointment.noneNear', { brand: site.brandName })}</p>
        )
      ) : null}
    </section>
  )
}
