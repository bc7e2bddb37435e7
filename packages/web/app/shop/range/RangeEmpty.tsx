import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/States.tsx'

/** No car passes the filter: says so and gives the way back. */
export function RangeEmpty({ action, onClear }: { readonly action: string; readonly onClear: () => void }) {
  const { t } = useTexts()
  return (
    <EmptyState
      title={t('shop.range.noneTitle')}
      actions={
        <a
          href={action}
          className={buttonClass({})}
          onClick={(event) => {
            event.preventDefault()
            onClear()
          }}
        >
          {t('shop.filter.clear')}
        </a>
      }
    >
      {t('shop.range.noneText')}
    </EmptyState>
  )
}
