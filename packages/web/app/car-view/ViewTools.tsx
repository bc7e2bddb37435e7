import { Minus, Plus, RotateCcw } from '../ui/action/icons.ts'
import { Clapperboard, Maximize, RotateCw, Square, Sun } from '../ui/action/rare-icons.ts'
import { type ReactNode, type RefObject, useSyncExternalStore } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { IconButton } from '../ui/action/IconButton.tsx'
import css from './CarView.module.css'
import type { SceneName } from './engine/surroundings.ts'
import { bounded, MOST_ZOOM, type Pose, type Preset, PRESETS, presetAt } from './pose.ts'

interface ViewToolsProps {
  readonly pose: Pose
  readonly send: (change: (from: Pose) => Pose) => void
  /** What fills the screen. */
  readonly frame: RefObject<HTMLElement | null>
  readonly scene?: SceneName | undefined
  readonly onScene?: (() => void) | undefined
  readonly isFilm: boolean
  readonly onFilm: () => void
  /** Further tools. */
  readonly children?: ReactNode
}

const ORDER: readonly Preset[] = ['threeQuarter', 'front', 'side', 'rear']
const STEP = 30
const CLOSER = 1.3

/** Everything a hand can do on the car, as buttons. */
export function ViewTools({ pose, send, frame, scene, onScene, isFilm, onFilm, children }: ViewToolsProps) {
  const { t } = useTexts()
  const by = (change: Partial<Pose>) => (from: Pose) => bounded({ ...from, ...change })
  const shown = presetAt(pose)
  return (
    <div className={css.tools} role="group" aria-label={t('view.tools')}>
      <div className={css.presets} role="group" aria-label={t('view.presets')}>
        {ORDER.map((preset) => (
          <button
            key={preset}
            type="button"
            className={css.preset}
            aria-pressed={preset === shown}
            aria-label={t('view.preset-name', { preset })}
            onClick={() => send(() => PRESETS[preset])}
          >
            {t('view.preset', { preset })}
          </button>
        ))}
      </div>
      <IconButton
        icon={RotateCw}
        label={t('view.left')}
        className={css.spare}
        onClick={() => send((from) => by({ azimuth: from.azimuth - STEP })(from))}
      />
      <IconButton
        icon={RotateCcw}
        label={t('view.right')}
        onClick={() => send((from) => by({ azimuth: from.azimuth + STEP })(from))}
      />
      <IconButton
        icon={Minus}
        label={t('view.farther')}
        aria-disabled={pose.zoom <= 1}
        onClick={() => send((from) => by({ zoom: from.zoom / CLOSER })(from))}
      />
      <IconButton
        icon={Plus}
        label={t('view.closer')}
        aria-disabled={pose.zoom >= MOST_ZOOM}
        onClick={() => send((from) => by({ zoom: from.zoom * CLOSER })(from))}
      />
      {onScene ? (
        <IconButton icon={Sun} label={t('view.daylight')} aria-pressed={scene === 'daylight'} onClick={onScene} />
      ) : null}
      <IconButton
        icon={isFilm ? Square : Clapperboard}
        label={t(isFilm ? 'view.film-stop' : 'view.film')}
        onClick={onFilm}
      />
      {children && <span className={css.further}>{children}</span>}
      <FullScreen frame={frame} />
    </div>
  )
}

function onFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Only where the browser can. */
function FullScreen({ frame }: Pick<ViewToolsProps, 'frame'>) {
  const { t } = useTexts()
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null)
  const toggle = () => (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())
  if (!document.fullscreenEnabled) return null
  return (
    <IconButton icon={Maximize} label={t('view.full-screen')} aria-pressed={isFull} onClick={() => void toggle()} />
  )
}
