import { PICTURE_SIZES } from '@volante/domain/car/car-image'
import { usePage } from '../shell/root-data.ts'
import { type CarPhotos, HERO_VIEW, photoAddress } from './photos.ts'

interface SharedPictureProps {
  readonly photos: CarPhotos | null
  readonly colorCode: string | null | undefined
  readonly alt: string
}

const [WIDTH, HEIGHT] = PICTURE_SIZES.share.split('x')

/** The picture beside a shared link (Open Graph); only servers of others read it, so browsers do without. */
export function SharedPicture({ photos, colorCode, alt }: SharedPictureProps) {
  const { origin } = usePage()
  const address = photoAddress(photos, HERO_VIEW, colorCode ?? undefined, 'share', 'jpg')
  if (!import.meta.env.SSR || address === null) return null
  return (
    <>
      <meta property="og:image" content={origin + address} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={WIDTH} />
      <meta property="og:image:height" content={HEIGHT} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
