import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ASSET_LOADING, nextAssetState } from './asset-state.ts'
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

/** Give it `key={src}` where the source changes, so that it starts again. */
export function PictureArea({ src, fallbackSrc, alt, width, height, drawing, isFirst = false }: PictureAreaProps) {
  const [state, setState] = useState(src ? ASSET_LOADING : { status: 'error' as const, isFallback: false })
  const picture = useRef<HTMLImageElement>(null)
  const hasFallback = Boolean(fallbackSrc)
  const report = useCallback(
    (event: 'loaded' | 'failed') => setState((now) => nextAssetState(now, event, hasFallback)),
    [hasFallback],
  )
  useEffect(() => {
    // The picture may have arrived, or failed, before the script did.
    if (picture.current?.complete) report(picture.current.naturalWidth > 0 ? 'loaded' : 'failed')
  }, [report])
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
          ref={picture}
          className={css.picture}
          src={(state.isFallback ? fallbackSrc : src) ?? ''}
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
