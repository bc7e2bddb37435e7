import { marks } from '../../enhance/marks.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'

/** No car passes the filter: says so and gives the way back, in the live part. */
export function RangeEmpty({ action, part }: { readonly action: string; readonly part: string }) {
  const { t } = useTexts()
  return (
    <EmptyState
      title={t('shop.range.noneTitle')}
      actions={
        <a href={action} {...marks({ live: part })} className={buttonClass({})}>
          {t('shop.filter.clear')}
        </a>
      }
    >
      {t('shop.range.noneText')}
    </EmptyState>
  )
}
