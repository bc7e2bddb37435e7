import { useTexts } from '../../texts/texts.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Found } from './load-maintenance.ts'
import css from './maintenance.module.css'
import { Visit } from './Visit.tsx'

/** The coming revisions: when, for how much, and what each of them does. */
export function Plan({ found: { revisions, dealer, advice } }: { readonly found: Found }) {
  const { t, number } = useTexts()
  const { mileage, months } = advice.step
  return (
    <Stack as="section" gap={5} aria-labelledby="plan-title">
      <h2 id="plan-title">{t('maintenance.plan')}</h2>
      <p className="soft">
        {t('maintenance.every', { km: number(mileage), months })}{' '}
        {dealer ? t('maintenance.atDealer', { dealer: dealer.name }) : t('maintenance.atPlan')}
      </p>
      <div>
        {revisions.map((revision) => (
          <Disclosure
            key={revision.number}
            title={
              <span className={css.revision}>
                <strong>{t('maintenance.revision', { number: revision.number })}</strong>
                <span className="soft">
                  {t('maintenance.at', { km: number(revision.mileage), months: revision.months })}
                </span>
                <Price amount={revision.price} hasCents />
              </span>
            }
          >
            <Visit of={revision} />
          </Disclosure>
        ))}
      </div>
    </Stack>
  )
}
