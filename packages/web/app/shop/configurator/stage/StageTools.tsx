import { CarFront, History, Redo2, Undo2 } from '../../../ui/action/icons.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import css from './CarStage.module.css'

/** Undo, redo, the log and the way to another car. A step that cannot be taken stays in the tab order. */
export function StageTools() {
  const { t } = useTexts()
  const { state, dispatch, open } = useConfigurator()
  const { past, future } = state.history
  return (
    <div className={css.tools} role="toolbar" aria-label={t('configurator.tools')}>
      <IconButton
        icon={Undo2}
        label={t('configurator.undo')}
        aria-disabled={past.length === 0}
        aria-keyshortcuts="Control+Z"
        onClick={() => dispatch({ type: 'undo' })}
      />
      <IconButton
        icon={Redo2}
        label={t('configurator.redo')}
        aria-disabled={future.length === 0}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => dispatch({ type: 'redo' })}
      />
      <IconButton icon={History} label={t('configurator.log')} onClick={() => open('log')} />
      <IconButton icon={CarFront} label={t('configurator.change-car')} isLabelShown onClick={() => open('car')} />
    </div>
  )
}
