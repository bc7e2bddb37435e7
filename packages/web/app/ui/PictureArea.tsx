import { type AssetState, type Assets, settleAsset, startAsset } from '@volante/domain/car-image'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import css from './PictureArea.module.css'
import { Skeleton } from './Skeleton.tsx'

export interface PictureAreaProps {
  readonly src: string | null
  readonly fallbackSrc?: string | undefined
  readonly alt: string
  /** Of the picture file: the place keeps this shape in every state. */
  readonly width: number
  readonly height: number
  /** Stands in when no picture can be had, e.g. a CarSilhouette with the same text. */
  readonly drawing: ReactNode
  /** The first picture of a page loads at once. */
  readonly isFirst?: boolean
}

const LOADING: AssetState = { status: 'loading', isFallback: false }
const MISSING: AssetState = { status: 'error', isFallback: false }

/** What became of each picture is remembered, so that a change back to one that is there shows it at once. */
export function PictureArea({ src, fallbackSrc, alt, width, height, drawing, isFirst = false }: PictureAreaProps) {
  const { state, report, picture } = useAsset(src, Boolean(fallbackSrc))
  const shown = (state.isFallback ? fallbackSrc : src) ?? ''
  return (
    <div
      className={css.area}
      data-status={state.status}
      data-fallback={state.isFallback || undefined}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {state.status === 'loading' ? (
        <span className={css.wait}>
          <Skeleton shape="block" />
        </span>
      ) : null}
      {state.status === 'error' ? (
        <div className={css.drawing}>{drawing}</div>
      ) : (
        <img
          key={shown}
          ref={picture}
          className={css.picture}
          src={shown}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => report('loaded')}
          onError={() => report('failed')}
        />
      )}
    </div>
  )
}

/** The state of the asset on show: an unknown one is loading, as its picture in the page is. */
function useAsset(src: string | null, hasFallback: boolean) {
  const [assets, setAssets] = useState<Assets>({})
  const picture = useRef<HTMLImageElement>(null)
  const report = useCallback(
    (event: 'loaded' | 'failed') =>
      setAssets((known) => (src === null ? known : settleAsset(startAsset(known, src), src, event, hasFallback))),
    [src, hasFallback],
  )
  useEffect(() => {
    // The picture may have arrived, or failed, before the script did.
    if (picture.current?.complete) report(picture.current.naturalWidth > 0 ? 'loaded' : 'failed')
  }, [report])
  return { state: src === null ? MISSING : (assets[src] ?? LOADING), report, picture }
}
