import { Redo2, Undo2 } from '../../../ui/action/icons.ts'
import type { LogEntry } from '../../../building/build-state.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Drawer } from '../../../ui/overlay/Drawer.tsx'
import { Price } from '../../../ui/data/Price.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import css from '../../../building/dialogs.module.css'

/** What was done, newest first; what was undone stands above, greyed, until something else is chosen. */
export function LogDrawer() {
  const { t } = useTexts()
  const { state, dispatch, window, open } = useConfigurator()
  const { past, future } = state.history
  const steps = [
    ...future.toReversed().map(({ log }) => ({ log, isUndone: true })),
    ...past.toReversed().map(({ log }) => ({ log, isUndone: false })),
  ]
  return (
    <Drawer
      isOpen={window === 'log'}
      onClose={() => open(null)}
      title={t('configurator.log')}
      footer={
        <>
          <Button icon={Undo2} aria-disabled={past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
            {t('configurator.undo')}
          </Button>
          <Button icon={Redo2} aria-disabled={future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
            {t('configurator.redo')}
          </Button>
        </>
      }
    >
      {steps.length === 0 ? <p>{t('configurator.log.empty')}</p> : null}
      <Stack as="ol" role="list" gap={0}>
        {steps.map(({ log, isUndone }, nth) => (
          <LogLine key={steps.length - nth} log={log} isUndone={isUndone} />
        ))}
      </Stack>
    </Drawer>
  )
}

function LogLine({ log, isUndone }: { readonly log: LogEntry; readonly isUndone: boolean }) {
  const { t } = useTexts()
  return (
    <li className={css.logLine} data-undone={isUndone || undefined}>
      <span className={css.name}>
        {t('configurator.deed', { deed: log.deed, name: log.name })}
        {isUndone ? <span className="fine"> {t('configurator.log.undone')}</span> : null}
      </span>
      {log.difference === null || log.difference === 0 ? null : <Price amount={log.difference} isDifference />}
    </li>
  )
}
