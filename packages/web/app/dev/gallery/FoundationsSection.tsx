import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import { useTexts } from '../../texts/texts.tsx'
import css from './gallery.module.css'
import { Section, Specimen } from './Specimen.tsx'

const COLORS = [
  'primary',
  'accent',
  'ink',
  'ink-soft',
  'surface',
  'mist',
  'line',
  'edge',
  'focus',
  'good',
  'warn',
  'bad',
  'info',
] as const
const SIZES = [64, 48, 36, 28, 22] as const

export function FoundationsSection() {
  const { t } = useTexts()
  return (
    <Section id="foundations" title={t('gallery.foundations')}>
      <Specimen name={t('gallery.type')} isWide>
        <Stack gap={3}>
          {SIZES.map((size) => (
            <p key={size} className="display" style={{ fontSize: `var(--text-${size})` }}>
              {t('gallery.headline')}
            </p>
          ))}
        </Stack>
        <p>{t('gallery.body')}</p>
      </Specimen>
      <Specimen name={t('gallery.colors')} isWide>
        <Columns as="ul" role="list" least="132px" gap={4} className="fine">
          {COLORS.map((name) => (
            <li key={name}>
              <span className={css.color} style={{ background: `var(--color-${name})` }} />
              {name}
            </li>
          ))}
        </Columns>
      </Specimen>
    </Section>
  )
}
