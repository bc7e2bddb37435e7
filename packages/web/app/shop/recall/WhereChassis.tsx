import { useTexts } from '../../texts/texts.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import css from './WhereChassis.module.css'

/** Where a chassis stands on a car, on the drawing below: `x` and `y` of the place. */
const PLACES = [
  { name: 'windscreen', x: 116, y: 46 },
  { name: 'door', x: 176, y: 62 },
  { name: 'floor', x: 142, y: 82 },
] as const

/** For who knows the plate alone (RC-3): the places, drawn and named. */
export function WhereChassis({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTexts()
  return (
    <Disclosure title={t('recall.where')} isOpen={isOpen}>
      <Stack gap={3}>
        <Columns least="16rem" gap={[4, 6]}>
          <svg viewBox="0 0 320 120" className={css.car} aria-hidden="true">
            <path d="M44 92H20q-8 0-8-9V69q0-10 13-13l56-10q32-28 62-28h52q30 2 52 30l49 9q18 4 18 19v9q0 7-8 7h-14M92 92h136" />
            <path d="M92 47q24-21 51-22h18v24H88M169 25h24q22 2 38 24h-62z" />
            <circle cx="68" cy="92" r="20" />
            <circle cx="252" cy="92" r="20" />
            {PLACES.map(({ name, x, y }, at) => (
              <g key={name} className={css.place}>
                <circle cx={x} cy={y} r="11" />
                <text x={x} y={y}>
                  {at + 1}
                </text>
              </g>
            ))}
          </svg>
          <ol className={css.places}>
            {PLACES.map(({ name }) => (
              <li key={name}>{t(`recall.where.${name}`)}</li>
            ))}
          </ol>
        </Columns>
        <p className="soft">{t('recall.where.paper')}</p>
      </Stack>
    </Disclosure>
  )
}
