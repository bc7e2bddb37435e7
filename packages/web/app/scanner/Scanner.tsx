import { FilePick } from '../forms/FilePick.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/action/Button.tsx'
import { Camera as CameraIcon } from '../ui/action/icons.ts'
import { Upload } from '../ui/action/rare-icons.ts'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { Finder } from './Finder.tsx'
import { ReadChassis } from './ReadChassis.tsx'
import { type ScannerView, useScanner } from './use-scanner.ts'

interface ScannerProps {
  /** Takes the chassis that somebody looked at and agreed to. */
  onUse(chassis: string): void
  onType(): void
}

/** A chassis from its code of bars: by the camera once it is asked for, or from a photo; typing is always there (F-46, CH-7). */
export default function Scanner({ onUse, onType }: ScannerProps) {
  const { t } = useTexts()
  const scanner = useScanner()
  const { view, camera, read, open, leave } = scanner
  if (view === 'read' && read) return <ReadChassis read={read} onUse={onUse} onAgain={() => leave('reason')} />
  return (
    <Stack gap={4}>
      <ScanStatus view={view} />
      {view === 'live' && camera ? <Finder scanner={scanner} camera={camera} /> : null}
      {view === 'live' || view === 'opening' ? null : (
        <Button variant="primary" icon={CameraIcon} isWide onClick={() => void open()}>
          {t(view === 'reason' ? 'scanner.use' : 'scanner.again')}
        </Button>
      )}
      <Row gap={2}>
        <FilePick
          icon={Upload}
          accept="image/*"
          aria-label={t('scanner.photoOf')}
          onPick={([photo]) => photo && void scanner.readPhoto(photo)}
        >
          {t('scanner.photo')}
        </FilePick>
        <Button variant="quiet" onClick={onType}>
          {t('scanner.type')}
        </Button>
      </Row>
    </Stack>
  )
}

const TONES = { denied: 'warn', unread: 'warn', failed: 'bad', paused: 'info' } as const

/** Why the camera is asked for, and what came of it. */
function ScanStatus({ view }: { readonly view: ScannerView }) {
  const { t } = useTexts()
  if (view === 'opening') return <Spinner>{t('scanner.opening')}</Spinner>
  if (view === 'reason') return <p>{t('scanner.reason')}</p>
  if (view === 'live' || view === 'read') return null
  return (
    <InlineMessage tone={TONES[view]} title={t(`scanner.${view}`)} isLive>
      {t(`scanner.${view}Text`)}
    </InlineMessage>
  )
}
