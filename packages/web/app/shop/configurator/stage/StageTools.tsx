import { CarFront, History, Redo2, SquareSplitHorizontal, Undo2 } from '../../../ui/action/icons.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import css from './CarStage.module.css'

interface StageToolsProps {
  readonly isBefore: boolean
  /** Null where the last step is not seen. */
  readonly compare: (() => void) | null
}

/** Undo, redo, before and after, the log and the way to another car. A step that cannot be taken stays in the tab order. */
export function StageTools({ isBefore, compare }: StageToolsProps) {
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
      {compare ? (
        <IconButton
          icon={SquareSplitHorizontal}
          label={t('configurator.before')}
          aria-pressed={isBefore}
          onClick={compare}
        />
      ) : null}
      <IconButton icon={History} label={t('configurator.log')} onClick={() => open('log')} />
      <IconButton icon={CarFront} label={t('configurator.change-car')} isLabelShown onClick={() => open('car')} />
    </div>
  )
}
