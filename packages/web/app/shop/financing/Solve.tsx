import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { MoneyField } from '../../ui/field/MoneyField.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import css from './financing.module.css'
import { Kept, type OfCar, useHref } from './Terms.tsx'
import { PART, type Solution } from './wish.ts'

/** From a month's amount back to the entrance or the term that makes it. */
export function Solve({ car, chosen }: OfCar) {
  const site = useSite()
  const { t } = useTexts()
  const { typed, isUnreadable, solutions } = chosen
  return (
    <section aria-labelledby="solve-title" className={css.section}>
      <h2 id="solve-title">{t('financing.solve')}</h2>
      <form action={pathTo(site, 'financing')} {...marks({ live: PART })} autoComplete="off" className={css.solve}>
        <Kept
          car={car}
          chosen={chosen}
          names={['version', 'price', 'plan', 'entrance', 'count', 'final', 'trade', 'who', 'state']}
        />
        <MoneyField
          id="monthly"
          name="monthly"
          defaultValue={typed}
          label={t('financing.target')}
          error={isUnreadable ? t('validation.amount.invalid') : undefined}
        />
        <Button type="submit">{t('financing.find')}</Button>
      </form>
      {solutions ? (
        <Row gap={4} role="status">
          {solutions.map((solution) => (
            <Answer key={solution.count ?? 'entrance'} car={car} chosen={chosen} solution={solution} />
          ))}
          {solutions.length === 0 ? <p>{t('financing.noResults')}</p> : null}
        </Row>
      ) : null}
    </section>
  )
}

function Answer({ solution, ...ofCar }: OfCar & { readonly solution: Solution }) {
  const { t, money } = useTexts()
  const href = useHref(ofCar)
  const { entrance, count, fits, instalmentCents } = solution
  const how =
    entrance === undefined ? t('financing.months', { count: count ?? 0 }) : t('financing.byEntrance', { entrance })
  return (
    <Row as="p" gap={3}>
      <span>{t(fits ? 'financing.fits' : 'financing.nearest', { how, instalment: money(instalmentCents) })}</span>
      <LinkButton size="small" to={href(entrance === undefined ? { count } : { entrance })} {...marks({ live: PART })}>
        {t('financing.use')} <span className="unseen">{how}</span>
      </LinkButton>
    </Row>
  )
}
