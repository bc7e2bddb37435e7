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
        <div className={css.scale}>
          {SIZES.map((size) => (
            <p key={size} style={{ fontSize: `var(--text-${size})` }}>
              {t('gallery.headline')}
            </p>
          ))}
        </div>
        <p>{t('gallery.body')}</p>
      </Specimen>
      <Specimen name={t('gallery.colors')} isWide>
        <ul className={css.colors}>
          {COLORS.map((name) => (
            <li key={name}>
              <span className={css.color} style={{ background: `var(--color-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  )
}
