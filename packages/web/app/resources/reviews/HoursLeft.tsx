import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'

/** When it gets late. */
const SOON = 12

/** What is left of the 48 hours in which a review is decided; nothing where none is awaited. */
export function HoursLeft({ hours }: { readonly hours: number | null }) {
  const { t } = useTexts()
  if (hours === null) return null
  const tone = hours < 0 ? 'bad' : hours < SOON ? 'warn' : 'info'
  return (
    <StatusTag tone={tone}>
      {hours < 0 ? t('resources.reviews.late', { hours: -hours }) : t('resources.reviews.left', { hours })}
    </StatusTag>
  )
}
