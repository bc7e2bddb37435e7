import { Picture } from './Picture.tsx'

interface LibraryPictureProps {
  readonly picture: { readonly id: string; readonly about: string; readonly width: number; readonly height: number }
  /** How wide it is shown, as a list of the `sizes` attribute. */
  readonly sizes: string
  /** What it says, where that is not what is to be seen: nothing beside words that name it. */
  readonly alt?: string
  readonly isFirst?: boolean
  readonly className?: string | undefined
}

const WIDTHS = [320, 640, 1280]

/** A picture of the library that people keep (`/admin/pictures`): what is seen of a part, a dealer. */
export function LibraryPicture({ picture: { id, about, width, height }, alt = about, ...img }: LibraryPictureProps) {
  const scale = Math.min(1, 1280 / Math.max(width, height))
  const shown = (size: number) => Math.round(Math.min(width, (size * width) / Math.max(width, height)))
  const setOf = (format: string) =>
    WIDTHS.map((size) => `/api/pictures/${id}/${size}.${format} ${shown(size)}w`).join(', ')
  return (
    <Picture
      file={{
        src: `/api/pictures/${id}/640.jpg`,
        sources: [
          { type: 'image/avif', srcSet: setOf('avif') },
          { type: 'image/webp', srcSet: setOf('webp') },
        ],
      }}
      alt={alt}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      {...img}
    />
  )
}
