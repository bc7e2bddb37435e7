import type { WorkingPrice } from '@volante/contract/price'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { Becomes } from '../../work/Differences.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'

/** The car a working price is for, how it stands to the list price, and who set what before. */
export function WorkingPriceFacts({ of: price }: { readonly of: WorkingPrice }) {
  const texts = useTexts()
  const { t, money } = texts
  const facts = [
    [t('resources.working-prices.dealerCode'), price.dealerCode],
    [t('resources.working-prices.mvsCode'), price.mvsCode],
    [t('resources.working-prices.colorCode'), price.colorCode ?? t('resources.working-prices.everyColor')],
    [t('resources.working-prices.standing'), t(`resources.working-prices.standing.${price.standing}`)],
    [t('resources.working-prices.listPrice'), price.listPrice !== null && money(price.listPrice)],
    [t('resources.working-prices.difference'), price.difference !== null && money(price.difference)],
  ] as const
  const changes = price.changes ?? []
  return (
    <>
      <Facts of={Object.fromEntries(facts)} />
      <Stack gap={2}>
        <h2>{t('work.history')}</h2>
        <Table caption={t('work.history')} isCaptionHidden isDense>
          <thead>
            <tr>
              <th scope="col">{t('work.history.at')}</th>
              <th scope="col">{t('work.history.by')}</th>
              <th scope="col">{t('resources.working-prices.price')}</th>
              <th scope="col">{t('resources.working-prices.period')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ at, by, before, price: set, ...period }) => (
              <tr key={at}>
                <th scope="row">
                  <time dateTime={at}>{texts.date(at, 'moment')}</time>
                </th>
                <td>{by ?? t('work.history.nobody')}</td>
                <td>
                  {before !== null && before !== set && (
                    <>
                      {money(before)} <Becomes />{' '}
                    </>
                  )}
                  {money(set)}
                </td>
                <td>{periodOf(texts, period)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Stack>
    </>
  )
}

function periodOf({ t, date }: Texts, { initialDate, finalDate }: Pick<WorkingPrice, 'initialDate' | 'finalDate'>) {
  const dayOf = (day: string) => date(`${day}T12:00:00Z`)
  return finalDate === null
    ? t('resources.working-prices.since', { from: dayOf(initialDate) })
    : t('resources.working-prices.between', { from: dayOf(initialDate), to: dayOf(finalDate) })
}
