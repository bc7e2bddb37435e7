import type { PictureView } from '@volante/contract/pictures'
import { useTexts } from '../../texts/texts.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import css from './PictureFacts.module.css'

const fileOf = (id: string, size: number) => `/api/pictures/${id}/${size}.webp`

/** A picture beside its name, which says what it is. */
export function Thumbnail({ picture: { id, name } }: { readonly picture: PictureView }) {
  return (
    <Row gap={2}>
      <img src={fileOf(id, 320)} alt="" width={64} height={48} loading="lazy" className={css.small} />
      {name}
    </Row>
  )
}

/** The picture as the shop shows it, and what is known of its file. */
export function PictureFacts({ picture }: { readonly picture: PictureView }) {
  const { t, number } = useTexts()
  const { id, width, height, bytes, uses, aboutPt } = picture
  const address = fileOf(id, 1280)
  const facts = {
    [t('resources.pictures.size')]:
      `${t('resources.pictures.pixels', { width, height })}, ${number(Math.ceil(bytes / 1000))} kB`,
    [t('resources.pictures.uses')]: number(uses),
    [t('resources.pictures.address')]: <a href={address}>{address}</a>,
  }
  return (
    <Stack as="section" gap={2} aria-labelledby="shown">
      <h2 id="shown">{t('resources.pictures.shown')}</h2>
      <img src={address} alt={aboutPt} width={width} height={height} className={css.large} />
      <Facts of={facts} />
    </Stack>
  )
}
