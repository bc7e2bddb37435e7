import { useTexts } from '../texts/texts.tsx'
import { Tag } from '../ui/data/Tag.tsx'

/** On what a buyer has not seen yet. */
export function New() {
  const { t } = useTexts()
  return (
    <span>
      <Tag>{t('orders.new')}</Tag>
    </span>
  )
}
