import type { DeskCampaignFull } from '@volante/contract/recall-desk'
import { useTexts } from '../../texts/texts.tsx'
import { Progress } from '../../ui/data/Progress.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import css from './recalls.module.css'

interface RecallProgressProps {
  readonly of: Omit<DeskCampaignFull, 'months' | 'dealers'> & Partial<Pick<DeskCampaignFull, 'months' | 'dealers'>>
}

/** How far it has come: at once, over the months, and by dealer; its figures stand above. */
export function RecallProgress({ of: campaign }: RecallProgressProps) {
  const { t, number } = useTexts()
  const { cars, repaired, percent, months = [], dealers = [] } = campaign
  return (
    <Stack gap={6}>
      {percent === null || cars === null ? null : (
        <Progress
          label={t('resources.recalls.progress')}
          value={percent}
          max={100}
          text={`${number(repaired)} / ${number(cars)} · ${number(percent)}%`}
        />
      )}
      <Columns least="20rem" gap={[5, 7]}>
        <Months months={months} />
        <Dealers dealers={dealers} />
      </Columns>
    </Stack>
  )
}

/** A chart to the eye, a table to everybody. */
function Months({ months }: Pick<DeskCampaignFull, 'months'>) {
  const { t, number } = useTexts()
  const most = Math.max(1, ...months.map(({ repaired }) => repaired))
  const sums = months.map((_, at) => months.slice(0, at + 1).reduce((sum, { repaired }) => sum + repaired, 0))
  if (months.length === 0) return <p className="soft">{t('resources.recalls.noRepairs')}</p>
  return (
    <Table caption={t('resources.recalls.months')} isDense className={css.months}>
      <thead>
        <tr>
          <th scope="col">{t('resources.recalls.month')}</th>
          <th scope="col">{t('resources.recalls.repaired')}</th>
          <th scope="col">{t('resources.recalls.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, repaired }, at) => (
          <tr key={month}>
            <th scope="row">{month.split('-').toReversed().join('/')}</th>
            <td>
              {number(repaired)}
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(repaired / most) * 100} height="10" />
              </svg>
            </td>
            <td>{number(sums[at] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Dealers({ dealers }: Pick<DeskCampaignFull, 'dealers'>) {
  const { t, number } = useTexts()
  if (dealers.length === 0) return <p className="soft">{t('resources.recalls.noDealers')}</p>
  return (
    <Table caption={t('resources.recalls.dealers')} isDense className={css.months}>
      <thead>
        <tr>
          <th scope="col">{t('resources.recalls.dealer')}</th>
          <th scope="col">{t('resources.recalls.repaired')}</th>
        </tr>
      </thead>
      <tbody>
        {dealers.map(({ dealerCode, name, repaired }) => (
          <tr key={dealerCode}>
            <th scope="row">{name}</th>
            <td>{number(repaired)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
