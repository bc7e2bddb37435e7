import type { OutsideView } from '@volante/domain/car/car-image'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { LiveRegion } from '../ui/feedback/LiveRegion.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import css from './CarView.module.css'
import type { SceneName } from './engine/surroundings.ts'
import type { Painter } from './painter.ts'
import { POSES, type Pose, sideAt } from './pose.ts'
import { useTurntable } from './use-turntable.ts'
import { FilmFile } from './film/FilmFile.tsx'
import { useFilm } from './film/use-film.ts'
import { ViewTools } from './ViewTools.tsx'

interface ViewFrameProps {
  /** Null until there is something to draw. */
  readonly painter: Painter | null
  /** What is drawn has arrived. */
  readonly isThere?: boolean
  /** The car is turned to it at first, and when it changes. */
  readonly side: OutsideView
  readonly help: string
  /** Said once the car is there, instead of the usual word. */
  readonly ready?: string | undefined
  readonly scene?: SceneName
  readonly onScene?: () => void
  /** What a film can be written down of, and what it is called. */
  readonly filmed?: { readonly source: RefObject<HTMLCanvasElement | null>; readonly title: string }
  /** Further tools. */
  readonly tools?: ReactNode
  /** Where the painter draws. */
  readonly children: ReactNode
}

/** What turns with the hand, by keys and by buttons; `children` is what shows it. */
export function ViewFrame(props: ViewFrameProps) {
  const { painter, isThere = true, side: asked, help, ready, scene, onScene, filmed, tools, children } = props
  const { t, number } = useTexts()
  const id = useId()
  const [frame, hands] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const film = useFilm({ source: filmed?.source, stage: frame, title: filmed?.title ?? '' })
  const { pose, isDrawn, table } = useTurntable(hands, painter, POSES[asked], film)
  const [announced, announce] = useState('')
  const isLive = isDrawn && isThere
  const side = (at: Pose) => t('view.side', { side: sideAt(at.azimuth) })
  const send = (change: (from: Pose) => Pose) => {
    if (!table.current) return
    const from = table.current.pose()
    const goal = change(from)
    table.current.send(goal)
    announce(goal.zoom === from.zoom ? side(goal) : t('view.zoom', { share: number(goal.zoom, { style: 'percent' }) }))
  }
  const play = async () => {
    const from = table.current
    if (film.isOn) return from?.send(POSES[asked])
    await film.prepare()
    from?.play()
    announce(t('view.film-on'))
  }
  return (
    <div ref={frame} className={css.view} data-view={isLive ? 'live' : 'loading'} data-scene={scene}>
      {children}
      <div
        ref={hands}
        className={css.hands}
        role="slider"
        tabIndex={0}
        aria-label={t('view.turn')}
        aria-describedby={id}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={Math.round(pose.azimuth) % 360}
        aria-valuetext={side(pose)}
      />
      <p id={id} className="unseen">
        {help}
      </p>
      {isLive ? (
        <ViewTools
          pose={pose}
          send={send}
          frame={frame}
          scene={scene}
          onScene={onScene}
          isFilm={film.isOn}
          onFilm={() => void play()}
        >
          {tools}
        </ViewTools>
      ) : null}
      {film.made ? <FilmFile {...film.made} /> : null}
      {isLive ? null : (
        <span className={css.wait}>
          <Spinner>{t('view.loading')}</Spinner>
        </span>
      )}
      <LiveRegion>{isLive ? announced || (ready ?? t('view.ready')) : t('view.loading')}</LiveRegion>
    </div>
  )
}
