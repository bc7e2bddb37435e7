import { Stack } from '../../ui/layout/Stack.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import css from './dealer.module.css'
import type { DealerView } from './load-dealer.ts'

// A Sunday: the other weekdays follow from it.
const SUNDAY = Date.UTC(2026, 10, 22, 12)

export function Hours({ dealer }: { readonly dealer: DealerView }) {
  const { t, language } = useTexts()
  const weekday = (day: number) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + day * 86_400_000)
  return (
    <Stack as="section" className={`ruled ${css.part}`}>
      <h2 className="text-22">{t('dealers.page.hours')}</h2>
      <Table caption={t('dealers.page.hours')} isCaptionHidden className={css.hours}>
        <thead className="unseen">
          <tr>
            <th scope="col">{t('dealers.page.day')}</th>
            <th scope="col">{t('dealers.page.time')}</th>
          </tr>
        </thead>
        <tbody>
          {dealer.week.map((day) => (
            <tr key={day.weekday} data-today={day.isToday || undefined}>
              <th scope="row">
                {weekday(day.weekday)}
                {day.isToday ? <span className="soft small"> {t('dealers.page.today')}</span> : null}
              </th>
              <td data-align="end">
                {day.hours.map(([from, to]) => `${from}–${to}`).join(', ') || t('dealers.page.closed')}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {dealer.opening.isOtherHour ? (
        <p className="soft small">{t('dealers.page.zone', { place: dealer.city })}</p>
      ) : null}
    </Stack>
  )
}
