import type { ComponentProps } from 'react'

/** One picture in several files; `src` is the smallest that every browser reads. */
export interface PictureFile {
  readonly src: string
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  readonly file: PictureFile
  /** How wide it is shown, as a list of the `sizes` attribute. */
  readonly sizes: string
  readonly alt: string
  /** The first picture of a page loads at once, before everything else. */
  readonly isFirst?: boolean
}

/**
 * The browser takes the first kind of file it reads in the size it needs. One element for all of a place's pictures: while
 * the next one loads the one before stays, and decoding it on the spot leaves no empty frame between.
 */
export function Picture({ file, sizes, alt, isFirst = false, ...img }: PictureProps) {
  return (
    <picture>
      {file.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...img}
        src={file.src}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  )
}
