import { useEffect, useRef } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/action/Button.tsx'
import { X } from '../ui/action/icons.ts'
import { Switch } from '../ui/choice/Switch.tsx'
import { Select } from '../ui/field/Select.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { adjust, type OpenCamera } from './camera.ts'
import css from './scanner.module.css'
import { type useScanner, useReading } from './use-scanner.ts'

interface FinderProps {
  readonly scanner: ReturnType<typeof useScanner>
  readonly camera: OpenCamera
}

/** What the camera sees, with the band that is read, and what the camera can do. */
export function Finder({ scanner, camera }: FinderProps) {
  const { t } = useTexts()
  const { readers, show, leave, open } = scanner
  const video = useRef<HTMLVideoElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  useReading(video, { readers, onRead: show, onPause: () => leave('paused'), onFail: () => leave('failed') })
  useEffect(() => {
    if (!video.current) return
    video.current.srcObject = camera.stream
    void video.current.play().catch(() => null)
    stopButton.current?.focus()
  }, [camera])
  return (
    <Stack gap={3}>
      <div className={css.frame}>
        <video ref={video} className={css.video} playsInline muted aria-label={t('scanner.video')} />
        <span className={css.band} aria-hidden="true" />
      </div>
      <p role="status">{t('scanner.looking')}</p>
      <Row gap={[3, 4]} align="end" justify="space-between">
        <Controls camera={camera} onChoose={(id) => void open(id)} />
        <Button ref={stopButton} icon={X} onClick={() => leave('reason')}>
          {t('scanner.stop')}
        </Button>
      </Row>
    </Stack>
  )
}

interface ControlsProps {
  readonly camera: OpenCamera
  onChoose(id: string): void
}

/** Each only where the device has it. */
function Controls({ camera, onChoose }: ControlsProps) {
  const { t } = useTexts()
  const { cameras, id, zoom, hasTorch } = camera
  return (
    <>
      {cameras.length > 1 ? (
        <Select
          id="scanner-camera"
          label={t('scanner.camera')}
          defaultValue={id}
          options={cameras.map((one, at) => ({
            value: one.id,
            label: one.label || t('scanner.cameraNth', { number: at + 1 }),
          }))}
          onChange={({ target }) => onChoose(target.value)}
        />
      ) : null}
      {zoom ? (
        <label className={css.zoom}>
          {t('scanner.zoom')}
          <input
            type="range"
            min={zoom.min}
            max={zoom.max}
            step={zoom.step || 0.1}
            defaultValue={zoom.min}
            onChange={({ target }) => adjust(camera, { zoom: Number(target.value) })}
          />
        </label>
      ) : null}
      {hasTorch ? (
        <Switch label={t('scanner.torch')} onChange={({ target }) => adjust(camera, { torch: target.checked })} />
      ) : null}
    </>
  )
}
