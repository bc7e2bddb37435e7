import { useEffect, useState } from 'react'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { AWAITING_SCRIPT, NeedsScript } from '../../ui/feedback/NeedsScript.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { type Standing, standingHere, turnOff, turnOn } from './device-push.ts'

interface PushHereProps {
  /** Said of a device that is not told yet. */
  readonly off: string
  /** Called when that changed. */
  readonly onChange?: () => void
}

/** Whether this device is told, and the way to change it; the browser asks only after the press. */
export function PushHere({ off, onChange }: PushHereProps) {
  const { t } = useTexts()
  const { id } = useSite()
  const [standing, setStanding] = useState<Standing | null>(null)
  const [isWorking, setWorking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isHere = true
    standingHere().then(
      (found) => isHere && setStanding(found),
      // Without a line nothing is known: pressing tells.
      () => isHere && setStanding('off'),
    )
    return () => {
      isHere = false
    }
  }, [])
  const change = async (work: () => Promise<Standing>) => {
    setWorking(true)
    setFailed(false)
    try {
      setStanding(await work())
      onChange?.()
    } catch {
      setFailed(true)
    } finally {
      setWorking(false)
    }
  }
  const isChangeable = standing === 'on' || standing === 'off'
  return (
    <Stack gap={3} align="start">
      <NeedsScript>{t('push.needsScript')}</NeedsScript>
      <p aria-live="polite" className={`soft ${AWAITING_SCRIPT}`}>
        {standing === null ? t('push.working') : standing === 'off' ? off : t(`push.${STANDING_TEXTS[standing]}`)}
      </p>
      {hasFailed && (
        <InlineMessage tone="bad" isLive>
          {t('push.failed')}
        </InlineMessage>
      )}
      {isChangeable && (
        <Button
          size="small"
          variant={standing === 'on' ? 'quiet' : 'secondary'}
          pending={isWorking && t('push.working')}
          onClick={() => void change(standing === 'on' ? turnOff : () => turnOn(id))}
        >
          {t(standing === 'on' ? 'push.turnOff' : 'push.turnOn')}
        </Button>
      )}
    </Stack>
  )
}

const STANDING_TEXTS = { on: 'isOn', denied: 'denied', unsupported: 'unsupported' } as const
