import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { CostMark, CostStack } from './CostStack.tsx'
import type { OwnershipCostPage } from './load-ownership-cost.ts'
import css from './ownership-cost.module.css'

/** On the model's page: what a month with its least expensive version comes to, part by part. */
export function Keeping({ page: { cars, years, kmAYear, state, states } }: { readonly page: OwnershipCostPage }) {
  const { t, number } = useTexts()
  const site = useSite()
  const [car] = cars
  if (!car) return null
  const { cost } = car
  const place = states.find(({ value }) => value === state)?.label ?? state ?? ''
  const months = years * 12
  return (
    <>
      <Stack gap={4} align="start">
        <Price amount={cost.monthlyCents} size="huge" after={t('ownershipCost.aMonth')} />
        <p className="soft">{t('shop.keeping.text', { version: car.name, years, km: number(kmAYear), place })}</p>
        <CostStack cost={cost} />
      </Stack>
      <dl className={css.monthly}>
        {cost.lines.map(({ part, cents }) =>
          cents ? (
            <div key={part} className="tabular">
              <dt>
                <CostMark part={part}>{t(`ownershipCost.part.${part}`)}</CostMark>
              </dt>
              <dd>
                <Price amount={Math.round(cents / months / 100) * 100} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {cost.isWhole ? null : <p className="small">{t('ownershipCost.notWhole')}</p>}
      <p>
        <LinkButton to={pathTo(site, 'ownershipCost', null, { v: car.code })}>{t('shop.keeping.change')}</LinkButton>
      </p>
    </>
  )
}
