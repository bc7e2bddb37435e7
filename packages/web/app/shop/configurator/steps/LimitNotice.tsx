import type { Repaint } from '@volante/domain/configuration/difference'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import css from './steps.module.css'

/** Which part narrowed the choice; shown until another paint is taken or all are asked for. */
export function LimitNotice({ limit }: { readonly limit: Repaint | null }) {
  const { t } = useTexts()
  const { dispatch } = useConfigurator()
  if (!limit) return null
  const parts = limit.because.map(({ name }) => name).join(', ')
  return (
    <div className={css.notice}>
      <InlineMessage
        tone="info"
        title={t('configurator.limit.title', { parts, count: limit.allowed.length })}
        actions={
          <Button size="small" onClick={() => dispatch({ type: 'unlimit' })}>
            {t('configurator.limit.all')}
          </Button>
        }
      >
        {limit.from && limit.from.id !== limit.to.id
          ? t('configurator.limit.changed', { from: limit.from.name, to: limit.to.name, count: limit.allowed.length })
          : t('configurator.limit.kept', { to: limit.to.name })}
      </InlineMessage>
    </div>
  )
}
