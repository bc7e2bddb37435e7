import type { OwnReview } from '@volante/contract/rating'
import { PHOTOS_MOST } from '@volante/domain/review/write-review'
import { FilePick } from '../../forms/FilePick.tsx'
import { PostButton } from '../../forms/PostButton.tsx'
import { useUpload } from '../../forms/upload/use-upload.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Upload } from '../../ui/action/rare-icons.ts'
import { Progress } from '../../ui/data/Progress.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { NeedsScript } from '../../ui/feedback/NeedsScript.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from './reviews.module.css'

/** Pictures of an own review: sent at once, shown to everybody once somebody has looked at them. */
export function Photos({ review: { id, photos, model } }: { readonly review: OwnReview }) {
  const { t } = useTexts()
  const upload = useUpload({ url: `/api/rating/own/${id}/photos`, fields: {} }, () => {})
  const share = upload.shares.reduce((sum, one) => sum + one, 0) / Math.max(1, upload.shares.length)
  return (
    <section aria-labelledby="photos">
      <Stack gap={1}>
        <h2 id="photos">{t('reviews.photosTitle')}</h2>
        <p className="soft">{t('reviews.photosLead')}</p>
      </Stack>
      {photos.length > 0 ? (
        <ul role="list" className={css.photos}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <img src={`/api/rating/photos/${photo.id}`} alt={t('reviews.photo', { model, nth: at + 1 })} />
              <span className="soft fine">{t(photo.isShown ? 'reviews.photoShown' : 'reviews.photoWaits')}</span>
              <PostButton
                fields={{ photo: photo.id }}
                variant="quiet"
                size="small"
                aria-label={t('reviews.dropPhotoOf', { nth: at + 1 })}
              >
                {t('reviews.dropPhoto')}
              </PostButton>
            </li>
          ))}
        </ul>
      ) : null}
      {upload.isSending ? <Progress label={t('reviews.sendingPhotos')} value={share} /> : null}
      {upload.failure === null ? null : (
        <InlineMessage tone="bad" isLive>
          {upload.failure}
        </InlineMessage>
      )}
      {photos.length < PHOTOS_MOST ? (
        <>
          <FilePick
            icon={Upload}
            multiple
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('reviews.addPhotos')}
            disabled={upload.isSending}
            onPick={upload.pick}
          >
            {t('reviews.addPhotos')}
          </FilePick>
          <NeedsScript>{t('reviews.photosScript')}</NeedsScript>
        </>
      ) : null}
    </section>
  )
}
