import type { Part } from '@volante/contract/car-shapes'
import { Picture } from '../ui/data/Picture.tsx'

interface PartPictureProps {
  readonly picture: NonNullable<Part['picture']>
  /** How wide it is shown, as a list of the `sizes` attribute. */
  readonly sizes: string
  readonly className?: string | undefined
}

const WIDTHS = [320, 640, 1280]

/** What people added to see of a part. */
export function PartPicture({ picture: { id, about, width, height }, sizes, className }: PartPictureProps) {
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
      sizes={sizes}
      alt={about}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      className={className}
    />
  )
}
