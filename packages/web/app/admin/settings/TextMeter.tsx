import type { TextMeter as Meter } from '@volante/contract/site-settings'
import { TEXT_GAPS } from '@volante/domain/settings/text-gaps'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { addressOf } from '../../work/list/list-address.ts'
import { TEXTS_LIST } from './settings-list.ts'
import css from './settings.module.css'

interface TextMeterProps {
  readonly areas: readonly Meter[]
  readonly scope: string
}

const gapsOf = ({ missing, empty, same }: Meter): number => missing + empty + same

/** How much of each area is written in the site's language: a bar to the eye, a table to everybody; a number opens what it counts. */
export function TextMeter({ areas, scope }: TextMeterProps) {
  const { t, number } = useTexts()
  const gaps = areas.reduce((sum, one) => sum + gapsOf(one), 0)
  return (
    <div className={css.meter}>
      <Table caption={t('settings.texts.meter', { count: gaps })} isDense>
        <thead>
          <tr>
            <th scope="col">{t('settings.texts.area')}</th>
            <th scope="col">{t('settings.texts.written')}</th>
            {TEXT_GAPS.map((gap) => (
              <th key={gap} scope="col" data-align="end">
                {t(`settings.texts.gap.${gap}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map((one) => (
            <tr key={one.area}>
              <th scope="row">
                <Link to={addressOf(TEXTS_LIST, { scope, area: one.area, which: gapsOf(one) > 0 ? 'any' : '' })}>
                  {t(`settings.texts.area.${one.area}`)}
                </Link>
              </th>
              <td className="tabular">
                <Bar of={one} /> {number(one.texts - gapsOf(one))} / {number(one.texts)}
              </td>
              {TEXT_GAPS.map((gap) => (
                <td key={gap} data-align="end" className="tabular">
                  {one[gap] === 0 ? (
                    '0'
                  ) : (
                    <Link to={addressOf(TEXTS_LIST, { scope, area: one.area, which: gap })}>{number(one[gap])}</Link>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** One gap among thousands is still to be seen. */
const leastSeen = (share: number): number => (share === 0 ? 0 : Math.max(share, 3))

function Bar({ of }: { readonly of: Meter }) {
  const gap = leastSeen((gapsOf(of) / Math.max(1, of.texts)) * 100)
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={100 - gap} height="10" />
      <rect x={100 - gap} width={gap} height="10" data-gap />
    </svg>
  )
}
