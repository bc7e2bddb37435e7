import { type AssetState, type Assets, settleAsset, startAsset } from '@volante/domain/car/car-image'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Picture, type PictureFile } from './Picture.tsx'
import css from './PictureArea.module.css'

export interface PictureAreaProps {
  /** Its smallest file stands in when the one the browser chose fails. */
  readonly file: PictureFile | null
  readonly alt: string
  readonly sizes: string
  /** Stands in when no picture can be had, e.g. a CarSilhouette with the same text. */
  readonly drawing: ReactNode
  /** The first picture of a page loads at once. */
  readonly isFirst?: boolean
  readonly style?: CSSProperties
}

const LOADING: AssetState = { status: 'loading', isFallback: false }
const MISSING: AssetState = { status: 'error', isFallback: false }

/** A place 16 by 9. What became of each picture is remembered: none that failed is asked for again. */
export function PictureArea({ file, alt, sizes, drawing, isFirst = false, style }: PictureAreaProps) {
  const { status, isFallback, report, picture } = useAsset(file?.src)
  return (
    <div className={css.area} style={style} data-status={status}>
      {file === null || status === 'error' ? (
        <div className={css.drawing}>{drawing}</div>
      ) : (
        <Picture
          key={String(isFallback)}
          ref={picture}
          className={css.picture}
          file={isFallback ? { ...file, sources: [] } : file}
          sizes={sizes}
          alt={alt}
          isFirst={isFirst}
          onLoad={() => report('loaded')}
          onError={() => report('failed')}
        />
      )}
    </div>
  )
}

/** The state of the asset on show: an unknown one is loading, as its picture in the page is. */
export function useAsset(src: string | undefined) {
  const [assets, setAssets] = useState<Assets>({})
  const picture = useRef<HTMLImageElement>(null)
  const report = useCallback(
    (event: 'loaded' | 'failed') => {
      // The browser may have chosen the smallest file at once: nothing is asked for twice.
      const hasSmaller = !picture.current?.currentSrc.endsWith(src ?? '')
      setAssets((known) => (src === undefined ? known : settleAsset(startAsset(known, src), src, event, hasSmaller)))
    },
    [src],
  )
  useEffect(() => {
    // The picture may have arrived, or failed, before the script did.
    if (picture.current?.complete) report(picture.current.naturalWidth > 0 ? 'loaded' : 'failed')
  }, [report])
  return { ...(src === undefined ? MISSING : (assets[src] ?? LOADING)), report, picture }
}
