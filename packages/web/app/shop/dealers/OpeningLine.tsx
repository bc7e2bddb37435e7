import { type Texts, useTexts } from '../../texts/texts.tsx'
import css from './dealers.module.css'
import type { Opening } from '@volante/domain/places/opening-today'

/** "Aberta agora, fecha às 18:00": the word first, the colour only beside it. */
export function OpeningLine({ opening }: { readonly opening: Opening }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <p className={`soft ${css.opening}`} data-open={opening.isOpen || undefined}>
      <strong>{t(opening.isOpen ? 'dealers.open' : 'dealers.closed')}</strong>, {changeOf(texts, opening)}
      {opening.isOtherHour && opening.change ? ` (${t('dealers.localTime')})` : null}
    </p>
  )
}

function changeOf({ t }: Texts, { isOpen, change }: Opening): string {
  if (!change) return t(isOpen ? 'dealers.openAlways' : 'dealers.closedAlways')
  const { when, weekday, time } = change
  if (isOpen) return t(when === 'today' ? 'dealers.closes' : 'dealers.closesTomorrow', { time })
  if (when === 'later') return t('dealers.opensOn', { weekday, time })
  return t(when === 'today' ? 'dealers.opensToday' : 'dealers.opensTomorrow', { time })
}
