import { MOST_COUNTED } from '@volante/domain/limits'
import { useTexts } from '../../texts/texts.tsx'

/** A count as its list says it: no further than lists are counted. */
export function useCount(): (count: number) => string {
  const { t, number } = useTexts()
  return (count) => (count < MOST_COUNTED ? number(count) : t('work.resource.countMany', { count }))
}
