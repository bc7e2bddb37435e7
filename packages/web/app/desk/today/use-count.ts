import { MOST_COUNTED } from '@volante/domain/limits'
import { useTexts } from '../../texts/texts.tsx'

/** A count as its list says it: no further than lists are counted, or to its end. */
export function useCount(): (count: number, isWhole?: boolean) => string {
  const { t, number } = useTexts()
  return (count, isWhole = false) =>
    isWhole || count < MOST_COUNTED ? number(count) : t('work.resource.countMany', { count })
}
